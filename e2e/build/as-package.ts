import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { describeElement } from './describe-element.ts';

/** Writes the manual of the element, its JSDoc, as editors read it (Custom Elements Manifest 1). */
export function manual(): Plugin {
  return {
    name: 'manual',
    apply: 'build',
    async generateBundle() {
      const manifest = await describeElement();
      this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source: JSON.stringify(manifest, null, 2) });
    },
  };
}

/** Puts beside the package's modules the types that the compiler has written of them, as far as entries reach. */
export function declarations(entries: readonly string[]): Plugin {
  const written = resolve('.build/types/src');
  const asDeclaration = (file: string) => file.replace(/\.tsx?$/, '.d.ts');
  return {
    name: 'declarations',
    apply: 'build',
    async generateBundle() {
      const waiting = entries.map((entry) => asDeclaration(relative('src', entry)));
      const seen = new Set(waiting);
      for (const file of waiting) {
        const types = await readFile(join(written, file), 'utf8');
        for (const [, path = ''] of types.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)) {
          const next = asDeclaration(join(dirname(file), path));
          if (!seen.has(next)) waiting.push(next);
          seen.add(next);
        }
        const source = types.replace(/((?:from |import\()['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2');
        this.emitFile({ type: 'asset', fileName: `types/${file}`, source });
      }
    },
  };
}

/** Puts beside the modules of the service what it makes its tables with, where it looks for it. */
export function migrations(): Plugin {
  const folder = 'src/service/store/migrations';
  return {
    name: 'migrations',
    apply: 'build',
    async generateBundle() {
      for (const file of await readdir(folder)) {
        this.emitFile({ type: 'asset', fileName: `migrations/${file}`, source: await readFile(join(folder, file)) });
      }
    },
  };
}
