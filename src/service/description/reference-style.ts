/** The style of the reference page, in the light and in the dark. */
export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(#d8dce2, #3a4048); --quiet: light-dark(#f4f6f8, #1d2126); }
body { margin: 0 auto; max-width: 56em; padding: 1.5em; font: 16px/1.55 system-ui, sans-serif;
  color: light-dark(#1b1f24, #e6e9ed); background: light-dark(#fff, #14171a); overflow-wrap: break-word; }
a { color: light-dark(#0b57b0, #8ab8ff); }
h1 small, th { font-weight: normal; }
h2 { margin-block-start: 3em; }
article { margin-block: 1.5em; padding-block-start: 1em; border-block-start: 1px solid var(--line); }
h4 { margin-block: 1.2em .3em; }
nav ul { padding: 0; display: flex; flex-wrap: wrap; gap: .3em 1.2em; list-style: none; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { padding: .3em .6em .3em 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
article > div { overflow-x: auto; }
pre { margin: 0; padding: .8em; max-block-size: 24em; overflow: auto; background: var(--quiet); border-radius: 6px; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
`;
