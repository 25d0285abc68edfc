import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the page loads to apply changes; it is not compiled, since nothing else here knows the DOM. */
const clientId = '/@sched-booking/hot-client';
const clientFile = fileURLToPath(new URL('hot-client.js', import.meta.url));

const styleSheet = /\/src\/widget\/.+\.css\?inline$/;
const words = /\/src\/widget\/messages\/(en|en-deferred|languages\/[a-z]{2})\.ts$/;

/**
 * Makes the widget's styles and words replaceable while pages are open. Vite alone would reload the page: texts of
 * style sheets, and words, are plain values that no module can take back.
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

/** A style sheet cannot accept its own changes: Vite asks the modules that import it. Loading it again registers it. */
function acceptImportedStyles(code: string): string | undefined {
  const imported = Array.from(code.matchAll(/ from "(\.[^"]+\.css\?inline)"/g), ([, path]) => path);
  if (imported.length === 0) return undefined;
  return `${code}\nimport.meta.hot?.accept(${JSON.stringify(imported)}, () => {});\n`;
}

/** The exported value, an object or a function, is replaced by one that goes on with what is in the file later. */
function acceptWords(code: string, id: string): string {
  const text = onlyMatch(code, /^export const \w+ = /m, id);
  const name = /^export const (\w+) = /m.exec(code)?.[1];
  return `import { registerWords } from '${clientId}';
${text.replace(`export const ${name} = `, 'const words = ')}
export const ${name} = registerWords(${JSON.stringify(id)}, words);
import.meta.hot?.accept();
`;
}

/** Fails where the code has another shape than a change relies on. */
function onlyMatch(code: string, pattern: RegExp, id: string): string {
  const count = code.match(new RegExp(pattern.source, 'gm'))?.length ?? 0;
  if (count !== 1) throw new Error(`${id} has ${count} matches of ${pattern}, where hot replacement expects one.`);
  return code;
}
