import { posix, resolve } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseSync, type Rolldown, Visitor } from 'vite';

/** A second attempt, after a moment and by another name: browsers remember what they could not load. */
const again = (path: string) =>
  `.catch(()=>new Promise(r=>setTimeout(r,1e3)).then(()=>import(\`${path}?\`+performance.now())))`;

/**
 * Asks a second time for a chunk that did not come. Not for the app itself, which is the chunk that holds the module `app`: of it
 * there must not be two. Nor in the scripts that a page loads, which tell the reader of a failure themselves.
 */
export function retryChunks(app: string): Plugin {
  return {
    name: 'retry-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      let count = 0;
      // A chunk that is a group of modules begins with none of them.
      const appFile = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(resolve(app)))?.fileName;
      if (!appFile) this.error(`No chunk holds ${app}: there is no telling which import must not be repeated.`);
      for (const chunk of chunksOf(bundle).filter(({ isEntry }) => !isEntry)) {
        const edited = new MagicString(chunk.code);
        for (const { path, end } of importsIn(chunk.code)) {
          if (posix.join(posix.dirname(chunk.fileName), path) === appFile) continue;
          edited.appendLeft(end, again(path));
          count += 1;
        }
        chunk.code = edited.toString();
      }
      if (count === 0) this.error('The build looked for chunks that chunks import (`import("./…")`): found none.');
    },
  };
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

/** Returns what a chunk imports when it needs it, and where each import ends. */
function importsIn(code: string): { readonly path: string; readonly end: number }[] {
  const found: { path: string; end: number }[] = [];
  const visitor = new Visitor({
    ImportExpression({ source, end }) {
      const path = textOf(source);
      if (path?.startsWith('./')) found.push({ path, end });
    },
  });
  visitor.visit(parseSync('chunk.js', code).program);
  return found;
}

/** Returns a text that is written out, as minifiers write it in any quotes. */
function textOf(node: ESTree.Expression): string | undefined {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.raw;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
