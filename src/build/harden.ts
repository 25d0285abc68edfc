import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What stands in for natives that pages replace. */
export const natives = resolve('src/widget/natives.ts');

/**
 * Hardens the libraries in the widget against what pages do to natives: see `src/widget/natives.ts`. Loops over the keys of an
 * object go over its own, whatever a page has put on all of them.
 */
export function hardenLibraries(): Plugin {
  const libraries = /node_modules\/(preact|@preact|@tanstack|valibot|luxon)\/|rolldown\/runtime/;
  return {
    name: 'harden-libraries',
    apply: 'build',
    transform(code, id) {
      if (!libraries.test(id)) return undefined;
      const own = code.replace(
        /\bfor\s*\(((?:const |let |var )?\w+) in ([^()]+)\)/g,
        'for($1 of Object.keys(($2)??{}))',
      );
      const bound = own.replace(/((?:\bthis\.)?[\w$.]+)\.bind\(/g, 'bindTo($1,');
      // Who wraps listeners, as monitors of errors do, may call them as functions.
      const called = bound.replace(/return function\((\w+)\)\{var \w+=this\.\w+;.{0,200}?\}\}/g, (listener, event) =>
        listener.replaceAll('this.', `${event}.currentTarget.`),
      );
      // Where a page has put a `get` on all objects, a descriptor with a value would have both.
      const described = /preact\/signals|@tanstack|rolldown/.test(id)
        ? called.replace(/\{\s*(?=(?:configurable:!0,)?value:)/g, '{__proto__:null,')
        : called;
      const owned = described.replace(/([\w$]+\.prototype)\.(toString|valueOf)=(?!=)/g, 'ownable($1,"$2").$2=');
      const used = ['bindTo', 'ownable'].filter((name) => owned.includes(`${name}(`));
      return used.length === 0 ? owned : `import{${used}}from${JSON.stringify(natives)};${owned}`;
    },
  };
}

/** Leaves out of Preact what nothing here does: to write HTML, mathematics, and attributes of drawings by names of their own. */
export function trimPreact(): Plugin {
  return {
    name: 'trim-preact',
    apply: 'build',
    transform(code, id) {
      if (!/node_modules\/preact\/dist\/preact\./.test(id)) return undefined;
      return code
        .replace(/"dangerouslySetInnerHTML"==\w+\?\w+=\w+:/g, '')
        .replace(/(\w+)\?\(\w+\|\|\w+&&\(\1\.__html==.{0,80}?\.__k=\[\]\):/, '')
        .replace(/"math"==\w+\?\w+="[^"]+MathML":/, '')
        .replace(/\|\|"[^"]+MathML"==\w+&&\w+\.test\(\w+\)/, '')
        .replace(/\w+=\w+\.replace\(\/xlink[^;]+;/, ';');
    },
  };
}

/**
 * Natives by the names that scripts of pages give to classes and constants of their own: `class Map` of a game, `const URL`.
 * Such a name hides that of the native from every script of the page, and leaves the property of the global object.
 */
export const globals: Readonly<Record<string, string>> = Object.fromEntries(
  ['Blob', 'CSS', 'CustomEvent', 'Element', 'Map', 'Set', 'Symbol', 'URL', 'crypto', 'fetch', 'performance'].map(
    (name) => [name, `globalThis.${name}`],
  ),
);

/**
 * Makes nodes by the methods of the document's prototype: on the document itself an image or a form of the page that has the
 * name of one hides it.
 */
export function makeNodes(): Plugin {
  return {
    name: 'make-nodes',
    apply: 'build',
    transform(code, id) {
      if (!/\/(src\/widget|node_modules\/preact)\//.test(id)) return undefined;
      // Nor by the registry of the parent, as Preact does: in another document that one is refused.
      const plain = code.replace(/(createElementNS\(\w+,\w+),[^()]+\)/g, '$1)');
      return plain.replace(/\b(\w+)\.(create(?:Element(?:NS)?|TextNode))\(/g, 'Object.getPrototypeOf($1).$2.call($1,');
    },
  };
}

/**
 * Gives the custom properties that are the widget's own a third dash. A name that a page registers with `@property` is
 * registered in every shadow tree: what we say under it may then be no value of its syntax, or not be inherited.
 */
export function prefixCustomProperties(): Plugin {
  return {
    name: 'prefix-custom-properties',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/widget\/.+\.(css|tsx?)/.test(id)) return undefined;
      return code.replace(/(?<=['"`({;,\s])--(?!sched-)(?=[a-z$])/g, '---');
    },
  };
}

/**
 * Asks a second time, after a moment, for a chunk that did not come: by another name, since browsers remember what they
 * could not load. Not for the app itself, of which there must not be two.
 */
export function retryChunks(): Plugin {
  const again = '.catch(()=>new Promise(r=>setTimeout(r,1e3)).then(()=>import(`$1?`+performance.now())))';
  return {
    name: 'retry-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.isEntry) continue;
        file.code = file.code.replace(/import\([`"'](\.\/(?!screen-)[^`"']+)[`"']\)/g, `import(\`$1\`)${again}`);
      }
    },
  };
}

/**
 * Leaves `import()` as it is. Vite wraps each in a helper that preloads styles, of which there are none; shared by all
 * chunks, it would weigh on the script of the page or tie it to a chunk.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build');
      if (!wrapping) throw new Error('Vite no longer names the plugin that wraps dynamic imports as it did.');
      wrapping.applyToEnvironment = () => false;
    },
  };
}
