import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The module that applies changes in the page. It is plain JavaScript, because this project is compiled without the
 * DOM.
 */
const clientId = '/@sched-booking/hot-client';
const clientFile = fileURLToPath(new URL('hot-client.js', import.meta.url));

const styleSheet = /\/src\/widget\/.+\.css\?inline$/;
const words = /\/src\/widget\/messages\/(en|en-deferred|languages\/[a-z]{2})\.ts$/;

/**
 * Replaces the widget's styles and words in open pages. Vite alone would reload the page, because words, and style
 * sheets as text, are plain values that other modules have already read.
 */
export function hotStylesAndWords(): Plugin {
  return {
    name: 'hot-styles-and-words',
    apply: 'serve',
    enforce: 'post',
    resolveId: (id) => (id === clientId ? id : undefined),
    load: (id) => (id === clientId ? readFile(clientFile, 'utf8') : undefined),
    transform(code, id) {
      if (styleSheet.test(id)) return acceptStyles(code, id);
      if (words.test(id)) return acceptWords(code, id);
      return id.includes('/src/widget/') ? acceptImportedStyles(code) : undefined;
    },
  };
}

function acceptStyles(code: string, id: string): string {
  const text = onlyMatch(code, /^export default /m, id);
  return `import { registerStyles } from '${clientId}';
${text.replace('export default ', 'const css = ')}
export default css;
registerStyles(${JSON.stringify(id)}, css);
`;
}

/**
 * Accepts changes of style sheets in the module that imports them, because a style sheet cannot accept its own changes.
 * Loading it again registers it.
 */
function acceptImportedStyles(code: string): string | undefined {
  const imported = Array.from(code.matchAll(/ from "(\.[^"]+\.css\?inline)"/g), ([, path]) => path);
  if (imported.length === 0) return undefined;
  return `${code}\nimport.meta.hot?.accept(${JSON.stringify(imported)}, () => {});\n`;
}

/** Replaces the exported object or function with one that follows later changes of the file. */
function acceptWords(code: string, id: string): string {
  const text = onlyMatch(code, /^export const \w+ = /m, id);
  const name = /^export const (\w+) = /m.exec(code)?.[1];
  return `import { registerWords } from '${clientId}';
${text.replace(`export const ${name} = `, 'const words = ')}
export const ${name} = registerWords(${JSON.stringify(id)}, words);
import.meta.hot?.accept();
`;
}

/** Returns the only match of a pattern. Throws if there is not exactly one. */
function onlyMatch(code: string, pattern: RegExp, id: string): string {
  const count = code.match(new RegExp(pattern.source, 'gm'))?.length ?? 0;
  if (count !== 1) throw new Error(`${id} has ${count} matches of ${pattern}, where hot replacement expects one.`);
  return code;
}
