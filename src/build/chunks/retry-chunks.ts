import { posix, resolve } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseSync, type Rolldown, Visitor } from 'vite';

/** The name of the importing function, which minifiers and our own modules do not use. */
const importTwice = '$importTwice';

/**
 * Imports a chunk. If that fails, tries again after a moment, by another name, because browsers remember a module that
 * failed to load.
 */
const definition = `
function ${importTwice}(path){return import(path).catch(()=>new Promise(r=>setTimeout(r,1e3)).then(()=>import(path+"?"+globalThis.performance.now())))}`;

/**
 * Requests chunks that failed to load a second time. The app itself, the chunk that holds the module `app`, is not
 * retried, because it must not be loaded twice. Imports in the scripts that a page loads are not retried either,
 * because these scripts report a failure themselves.
 */
export function retryChunks(app: string): Plugin {
  return {
    name: 'retry-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      let count = 0;
      // A chunk that is a group of modules does not begin with any of them.
      const appFile = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(resolve(app)))?.fileName;
      if (!appFile) this.error(`No chunk contains ${app}, so the import that must not be retried is unknown.`);
      for (const chunk of chunksOf(bundle).filter(({ isEntry }) => !isEntry)) {
        if (chunk.code.includes(importTwice)) this.error(`${chunk.fileName} has a name of its own, ${importTwice}.`);
        const edited = new MagicString(chunk.code);
        const imports = importsIn(chunk.code).filter(
          ({ path }) => posix.join(posix.dirname(chunk.fileName), path) !== appFile,
        );
        for (const { start } of imports) edited.update(start, start + 'import'.length, importTwice);
        if (imports.length > 0) edited.append(definition);
        count += imports.length;
        chunk.code = edited.toString();
      }
      if (count === 0) this.error('The build looked for chunks that chunks import (`import("./…")`): found none.');
    },
  };
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

/** Returns the dynamic imports of a chunk, and where each starts. */
function importsIn(code: string): { readonly path: string; readonly start: number }[] {
  // Most chunks import nothing later, and searching is much faster than parsing.
  if (!code.includes('import(')) return [];
  const imports: { path: string; start: number }[] = [];
  const visitor = new Visitor({
    ImportExpression({ source, start }) {
      const path = textOf(source);
      if (path?.startsWith('./')) imports.push({ path, start });
    },
  });
  visitor.visit(parseSync('chunk.js', code).program);
  return imports;
}

/** Returns the value of a string literal, in any quotes, as minifiers write it. */
function textOf(node: ESTree.Expression): string | undefined {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.raw;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
