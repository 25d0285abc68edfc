import { defaultAccent } from '../../contract/index.ts';

/** The style of the reference page, for light and dark mode. */
export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(#dfe2e7, #2a2e37); --quiet: light-dark(#f3f4f6, #1b1e25);
  --soft: light-dark(#5c6370, #a2a9b6); --accent: light-dark(${defaultAccent}, #7ea2ff); }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; overflow-wrap: break-word;
  color: light-dark(#16181d, #eceef2); background: light-dark(#fff, #14161b); }
.brand { display: flex; align-items: center; gap: 9px; margin: 0 0 1.2em; color: var(--soft); font-size: 15px; }
.brand svg { inline-size: 22px; block-size: 22px; }
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
a { color: var(--accent); }
h1 { letter-spacing: -.015em; line-height: 1.2; }
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
pre { margin: 0; padding: .8em; max-block-size: 32em; overflow: auto; background: var(--quiet); border-radius: 10px; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
input, textarea, button { box-sizing: border-box; padding: .5em .7em; font: inherit; color: inherit; background: var(--quiet);
  border: 1px solid light-dark(#868c98, #727a88); border-radius: 10px; }
input, textarea { inline-size: 100%; }
textarea { font: 14px/1.5 ui-monospace, monospace; resize: vertical; }
button { cursor: pointer; font-weight: 600; }
nav [role=status] { min-block-size: 1.5em; margin: .3em 0 .7em; color: var(--soft); font-size: 14px; }
label { display: block; margin-block: .8em; max-inline-size: 40em; }
label span { display: block; font-size: 14px; color: var(--soft); }
details { margin-block: 1.2em; }
summary { cursor: pointer; font-weight: 600; color: var(--accent); }
[hidden] { display: none !important; }
@media (max-width: 40em) { th, td { display: block; inline-size: auto; padding-inline: 0; }
  th { border: 0; padding-block-end: 0; } td { padding-block-start: 0; } td:not(:last-child) { border: 0; } }
`;
