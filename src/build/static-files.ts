import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Copies `index.html` unchanged: an example of a page with the widget. */
export function hostPage(): Plugin {
  return {
    name: 'host-page',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'index.html', source: await readFile('index.html') });
    },
  };
}

/** Compresses each file with Brotli and with gzip, so that servers do not have to compress them for each request. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle);
      await Promise.all(
        files.filter((file) => /\.(js|css|html|svg)$/.test(file)).map((file) => compress(join(dir, file))),
      );
    },
  };
}

const brotliModes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  // Whatever the modes are named after, the one that makes a script smallest differs from build to build.
  const inEachMode = await Promise.all(
    brotliModes.map((mode) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_MODE]: mode } })),
  );
  await writeFile(
    `${file}.br`,
    inEachMode.reduce((smallest, one) => (one.length < smallest.length ? one : smallest)),
  );
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
