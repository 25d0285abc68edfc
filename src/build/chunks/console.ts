import { resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { bundleClientEndpoints } from './client-endpoints.ts';

/**
 * Where the console begins. Everything it imports statically is one chunk, which every screen needs. It is not an
 * `index.ts`, since the bundler leaves out modules that only re-export.
 */
const shell = 'src/console/shell/start-console.tsx';

/**
 * What the words of every language count with. As a chunk of its own, the first chunk would name it for each catalog.
 */
const counting = 'src/console/words/counting.ts';

/** The host's own screens, at `/console/`: a page of ours that runs only our code. */
const consolePages: InlineConfig = {
  root: 'src/console',
  base: '/console/',
  publicDir: false,
  build: {
    target: ['es2022', 'safari16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Passkeys: only the screens that make one load what that takes. The package does not say that it may be split.
      treeshake: { moduleSideEffects: [{ test: /@simplewebauthn/, sideEffects: false }] },
      output: {
        entryFileNames: 'assets/console-[hash].js',
        // Hashes are short, because the first chunk contains the names of all others.
        chunkFileNames: ({ facadeModuleId, name }) => `assets/${screenOf(facadeModuleId) ?? name}-[hash:7].js`,
        codeSplitting: {
          groups: [{ name: 'shell', test: (id) => [shell, counting].map((path) => resolve(path)).includes(id) }],
        },
      },
    },
  },
};

/**
 * Adds the console to a build, below `console/`, as a separate build without chunks in common with the widget. A chunk
 * is named after its screen, so that its size can be checked: `bookings` holds the screen, `bookings-de` its German
 * words.
 */
export function withConsole(): Plugin {
  return {
    name: 'with-console',
    async generateBundle() {
      const built = await build({
        ...consolePages,
        configFile: false,
        logLevel: 'warn',
        plugins: [bundleClientEndpoints()],
        build: { ...consolePages.build, write: false },
      });
      const [output] = Array.isArray(built) ? built : [built];
      if (!output || !('output' in output)) throw new Error('The console was not built.');
      for (const file of output.output) {
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: `console/${file.fileName}`, source });
      }
    },
  };
}

/** Returns the folder that holds `screen.tsx`, and the language of a catalog in its `words/`. */
function screenOf(module: string | null): string | undefined {
  const [, screen, language] = /([\w-]+)\/(?:screen\.tsx|words\/(\w+)\.ts)$/.exec(module ?? '') ?? [];
  return language === undefined ? screen : `${screen}-${language}`;
}
