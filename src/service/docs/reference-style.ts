/** The style of the reference page, in the light and in the dark. */
export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(#d8dce2, #3a4048); --quiet: light-dark(#f4f6f8, #1d2126);
  --soft: light-dark(#525c68, #a4adb8); }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; overflow-wrap: break-word;
  color: light-dark(#1b1f24, #e6e9ed); background: light-dark(#fff, #14171a); }
main { box-sizing: border-box; max-inline-size: 54em; padding: 1.5em; }
nav { padding: 1.5em 1.5em 0; }
nav ul { padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .3em 1.2em; list-style: none; }
nav ul ul { display: none; }
@media (min-width: 64em) {
  body { display: grid; grid-template-columns: 21em minmax(0, 1fr); }
  nav { position: sticky; inset-block-start: 0; max-block-size: 100vh; overflow: auto; box-sizing: border-box;
    padding: 1.5em; border-inline-end: 1px solid var(--line); }
  nav ul { display: block; }
  nav > ul > li { margin-block-end: 1em; font-weight: 600; }
  nav ul ul { display: block; margin-block-start: .2em; }
  nav li li { font: 13px/1.7 ui-monospace, monospace; }
  nav li li a { color: var(--soft); text-decoration: none; }
  nav li li a:hover { text-decoration: underline; }
  main { padding: 1.5em 3em 6em; }
}
a { color: light-dark(#0b57b0, #8ab8ff); }
h1 small { font-weight: normal; }
h2 { margin-block: 2.5em .5em; font-size: 1.6em; }
h3 { margin-block: 0 .3em; font-size: 1.15em; }
h4 { margin-block: 1.2em .3em; }
article { margin-block: 1.5em; padding-block: 1.5em .5em; border-block-start: 1px solid var(--line); }
article:target, tr:target { background: light-dark(#fff8e0, #2b2615); }
table { border-collapse: collapse; inline-size: 100%; }
th, td { padding: .4em 1em .4em 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
th { inline-size: 13em; font-weight: normal; }
small { color: var(--soft); }
article > div, section > div { overflow-x: auto; }
pre { margin: 0; padding: .8em; max-block-size: 32em; overflow: auto; background: var(--quiet); border-radius: 6px; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
@media (max-width: 40em) { th, td { display: block; inline-size: auto; padding-inline: 0; }
  th { border: 0; padding-block-end: 0; } td { padding-block-start: 0; } td:not(:last-child) { border: 0; } }
`;
