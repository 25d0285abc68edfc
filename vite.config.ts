import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Folders without DOM, Node or network: their tests run in three machine zones, since none may show through. */
const pureFolders = 'src/{time,contract,form,invite,slots,api,gateway}/**';
/** `Features.LightDark` of Lightning CSS. */
const lightDark = 1 << 20;

const natives = resolve('src/widget/natives.ts');

const machineZones = ['UTC', 'America/New_York', 'Australia/Lord_Howe'];

const firstScreen =
  /src\/(time\/(?!clock-runs|wall-time)|contract\/|api\/)|src\/widget\/(natives|queries|booking-form\/booking-keys|calendar|messages\/(index|en|formats|overrides|pick-language|watch-language)\.|model|screen|ui|styles\/(?!later)|steps\/(index|failure|zones-in-words|picking\/(?!zone-(chooser|list|names)|clock-changes|agenda)))|node_modules\/(?!luxon|libphonenumber-js)/;

const { version }: { version: string } = JSON.parse(await readFile('package.json', 'utf8'));
const inChunks = {
  input: { 'sched-booking': 'src/widget/loader.ts', manage: 'src/widget/manage-page.ts' },
  output: {
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // All that the first screen needs is one chunk: a second one, found in the first, costs another round trip.
    codeSplitting: { groups: [{ name: 'screen', test: firstScreen }] },
  },
};

const inOneFile = {
  input: { 'sched-booking': 'src/widget/pinned.ts' },
  output: { entryFileNames: `v${version}/[name].js`, codeSplitting: false },
};

/** Where the build that is one file is. Its content never changes: another one has another version. */
const pinned = `v${version}/sched-booking.js`;

export default defineConfig(({ mode }) => ({
  define: { PINNED_BUILD: JSON.stringify(mode === 'pinned' ? '' : pinned) },
  plugins: [
    hostPage(),
    sturdy(),
    plainImports(),
    ...(mode === 'pinned' ? [integrity()] : [secondTries()]),
    compressed(),
  ],
  server: { proxy: { '/embed/v1': 'http://localhost:4242', '/v1': 'http://localhost:4242' } },
  // No style here says `light-dark()`: variables that would stand in for it only weigh on the script of the page.
  css: { lightningcss: { exclude: lightDark } },
  build: {
    target: ['es2022', 'safari16.4'],
    // Preloading puts links in the page's head, which a strict Content-Security-Policy refuses.
    modulePreload: false,
    emptyOutDir: mode !== 'pinned',
    copyPublicDir: mode !== 'pinned',
    rolldownOptions: {
      ...(mode === 'pinned' ? inOneFile : inChunks),
      preserveEntrySignatures: 'exports-only',
      transform: { inject: { 'Array.from': [natives, 'arrayFrom'] } },
    },
  },
  test: {
    // A process of its own for each file: a machine zone is a property of the process.
    pool: 'forks',
    reporters: ['default', ['json', { outputFile: 'e2e/.results/unit.json' }]],
    projects: [
      ...machineZones.map((zone) => ({
        extends: true as const,
        test: {
          name: `pure in ${zone}`,
          include: [`${pureFolders}/*.test.ts`],
          benchmark: { include: [`${pureFolders}/*.bench.ts`] },
          env: { TZ: zone },
        },
      })),
      {
        extends: true as const,
        test: {
          name: 'widget',
          include: ['src/widget/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'service',
          include: ['src/{service,server}/**/*.test.ts'],
          benchmark: { include: ['src/{service,server}/**/*.bench.ts'] },
          globalSetup: './src/server/postgres.setup.testing.ts',
          testTimeout: 30_000,
        },
      },
    ],
  },
}));

/** Ships `index.html` as it stands, a page like anybody's with the two lines in it, and serves the module it names. */
function hostPage(): Plugin {
  return {
    name: 'host-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/sched-booking.js') request.url = '/src/widget/loader.ts';
        next();
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'index.html', source: await readFile('index.html') });
    },
  };
}

/**
 * Asks a second time, after a moment, for a chunk that did not come: by another name, since browsers remember what they
 * could not load. Not for the app itself, of which there must not be two.
 */
function secondTries(): Plugin {
  const again = '.catch(()=>new Promise(r=>setTimeout(r,1e3)).then(()=>import(`$1?`+performance.now())))';
  return {
    name: 'second-tries',
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

/** Writes beside the one file what a page checks it with (W3C Subresource Integrity). */
function integrity(): Plugin {
  return {
    name: 'integrity',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const hash = createHash('sha384')
        .update(await readFile(join(dir, pinned)))
        .digest('base64');
      await writeFile(join(dir, dirname(pinned), 'integrity.txt'), `sha384-${hash}\n`);
    },
  };
}

/** Writes each file once more with brotli and once with gzip, so that no server has to at every request. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((file) => /\.(js|html|svg)$/.test(file)).map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/**
 * Makes the libraries in the widget stand what pages do to natives: see `src/widget/natives.ts`. Loops over the keys of an
 * object go over its own, whatever a page has put on all of them.
 */
function sturdy(): Plugin {
  const libraries = /node_modules\/(preact|@preact|@tanstack|valibot|luxon)\/|rolldown\/runtime/;
  return {
    name: 'sturdy',
    apply: 'build',
    transform(code, id) {
      if (!libraries.test(id)) return undefined;
      const own = code.replace(
        /\bfor\s*\(((?:const |let |var )?\w+) in ([^()]+)\)/g,
        'for($1 of Object.keys(($2)??{}))',
      );
      const bound = own.replace(/((?:\bthis\.)?[\w$.]+)\.bind\(/g, 'bindTo($1,');
      return bound === own ? own : `import{bindTo}from${JSON.stringify(natives)};${bound}`;
    },
  };
}

/**
 * Leaves `import()` as it is. Vite wraps each in a helper that preloads styles, of which there are none; shared by all
 * chunks, it would weigh on the script of the page or tie it to a chunk.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build');
      if (!wrapping) throw new Error('Vite no longer names the plugin that wraps dynamic imports as it did.');
      wrapping.applyToEnvironment = () => false;
    },
  };
}
