import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type AttributeManual, describeElement } from '../manifest/index.ts';
import { reachDeclarations } from './reach-declarations.ts';

/** Writes `custom-elements.json`, which editors read: the attributes of the element and its JSDoc. */
export function elementManifest(manual: AttributeManual): Plugin {
  return {
    name: 'element-manifest',
    apply: 'build',
    async generateBundle() {
      const manifest = await describeElement(manual);
      this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source: JSON.stringify(manifest, null, 2) });
    },
  };
}

/** Writes the declarations of the entries and of everything they import, as the compiler has created them. */
export function declarations(entries: readonly string[]): Plugin {
  const typesFolder = resolve('.build/types/src');
  return {
    name: 'declarations',
    apply: 'build',
    async generateBundle() {
      const files = entries.map((entry) => relative('src', entry).replace(/\.tsx?$/, '.d.ts'));
      const reached = await reachDeclarations(files, (file) => readFile(join(typesFolder, file), 'utf8'));
      for (const [file, source] of reached) this.emitFile({ type: 'asset', fileName: `types/${file}`, source });
    },
  };
}

/** Copies the migrations to the place where the built service looks for them. */
export function migrations(): Plugin {
  const folder = 'src/service/store/migrations';
  return {
    name: 'migrations',
    apply: 'build',
    async generateBundle() {
      const files = await readdir(folder, { recursive: true });
      for (const file of files.filter((file) => file.endsWith('.sql'))) {
        const fileName = join('migrations', file).replaceAll('\\', '/');
        this.emitFile({ type: 'asset', fileName, source: await readFile(join(folder, file)) });
      }
    },
  };
}
