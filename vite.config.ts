import { readFile } from 'node:fs/promises';
import prefresh from '@prefresh/vite';
import { defineConfig } from 'vitest/config';
import { testSettings } from './src/build/checks/index.ts';
import {
  compileEagerly,
  compressed,
  consoleFromSource,
  declarations,
  elementManifest,
  firstScreenChunk,
  harden,
  hostPage,
  hotStylesAndWords,
  makePinnedBuild,
  migrations,
  pagesFromSource,
  plainDynamicImports,
  retryChunks,
  shortNames,
  withConsole,
  withPinnedBuild,
} from './src/build/index.ts';
import { describeAttributes } from './src/widget/attributes/index.ts';

/** `Features.LightDark` of Lightning CSS. */
const lightDark = 1 << 20;

/** Where the first screen begins: it is one chunk, which the script of the page asks for. */
const firstScreen = 'src/widget/screen/index.ts';

const { version }: { version: string } = JSON.parse(await readFile('package.json', 'utf8'));
const inChunks = {
  input: {
    'sched-booking': 'src/widget/entries/loader.ts',
    manage: 'src/widget/entries/manage-page.ts',
    'host-page': 'src/widget/entries/host-page.ts',
    playground: 'src/widget/playground/index.ts',
    docs: 'src/widget/api-reference/index.ts',
  },
  output: {
    entryFileNames: '[name].js',
    // The script of the page holds some of these names, which do not compress.
    chunkFileNames: 'chunks/[name]-[hash:6].js',
  },
};

const inOneFile = {
  input: { 'sched-booking': 'src/widget/entries/pinned.ts' },
  output: { codeSplitting: false },
};

/** What a bundler takes: the class alone, and the class with its name. */
const asPackage = {
  input: { define: 'src/widget/entries/define.ts', element: 'src/widget/index.ts' },
  output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
};

/** The same module, `define.js`, as compilers know it in a framework: there is nothing more to run. */
const asTypes = ['src/widget/entries/preact.ts', 'src/widget/entries/react.ts', 'src/widget/entries/vue.ts'];

/** What programs import, and the command line. Libraries are not in it: who installs the package has them. */
const ofServer = {
  input: {
    server: 'src/server/entry.ts',
    gateway: 'src/gateway/entry.ts',
    sched: 'src/server/sched.ts',
    'calendar-thread': 'src/service/calendars/threads/calendar-thread.ts',
  },
  // All in one folder, two below that of the widget's files: modules find those, and migrations, as the sources do.
  output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
};

const server = defineConfig({
  plugins: [migrations(), declarations([ofServer.input.server, ofServer.input.gateway])],
  build: {
    ssr: true,
    target: 'node22',
    outDir: '.build/package/server',
    copyPublicDir: false,
    rolldownOptions: ofServer,
  },
});

/** What `npm start` runs. The libraries of many modules are in it: to load those takes as long as to load ours. */
const started = defineConfig({
  plugins: [migrations()],
  ssr: { noExternal: ['@hono/node-server', 'hono', 'kysely', 'luxon', 'valibot'] },
  build: {
    ssr: true,
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: {
      input: { sched: ofServer.input.sched, 'calendar-thread': ofServer.input['calendar-thread'] },
      output: ofServer.output,
    },
  },
});

/** What every build for browsers has. */
function forBrowsers(rolldownOptions: object) {
  return {
    // Where the script finds the build that is one file; empty where there is none.
    define: { PINNED_BUILD: JSON.stringify('') },
    plugins: [harden(), plainDynamicImports(), shortNames()],
    // No style here says `light-dark()`: variables that would stand in for it only weigh on the script of the page.
    css: { lightningcss: { exclude: lightDark } },
    build: {
      target: ['es2022', 'safari16.4'],
      // Preloading puts links in the page's head, which a strict Content-Security-Policy refuses.
      modulePreload: false,
      rolldownOptions: {
        ...rolldownOptions,
        // To compress takes most of a build's time.
        checks: { pluginTimings: false },
        preserveEntrySignatures: 'exports-only' as const,
      },
    },
  };
}

/** What a bundler takes. */
function packaged() {
  const { plugins, build, ...common } = forBrowsers(asPackage);
  const describing = [
    elementManifest(describeAttributes()),
    declarations([...Object.values(asPackage.input), ...asTypes]),
  ];
  return {
    ...common,
    // Bundlers leave no address in a classic script, or write one of the machine that builds: the page has one.
    define: { ...common.define, 'import.meta.url': 'document.baseURI' },
    plugins: [...plugins, ...describing],
    build: { ...build, outDir: '.build/package', copyPublicDir: false },
  };
}

/** What the server hands to pages: the script at its stable address with its chunks, and the build that is one file. */
function served() {
  const { plugins, build, ...common } = forBrowsers(inChunks);
  const chunks = [
    withPinnedBuild(() => makePinnedBuild(version, forBrowsers(inOneFile))),
    firstScreenChunk(firstScreen, forBrowsers(inChunks)),
    compileEagerly(['sched-booking', 'screen']),
  ];
  return {
    ...common,
    // What the package holds; `npm run build` names a folder of its own.
    build: { ...build, outDir: '.build/dist' },
    plugins: [...plugins, ...chunks, hostPage(), withConsole(), compressed(), retryChunks(firstScreen)],
  };
}

/** The widget from its sources, whose changes come to the pages that are open. */
async function developed() {
  const { plugins, ...common } = forBrowsers(inChunks);
  return {
    ...common,
    // An address that there is not is told so: it is not the page of another one.
    appType: 'mpa' as const,
    // Prefresh would take `h` to be imported wherever there is markup.
    oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
    plugins: [consoleFromSource(), pagesFromSource(inChunks.input), ...plugins, await prefresh(), hotStylesAndWords()],
  };
}

const tested = defineConfig({ ...forBrowsers(inChunks), test: testSettings });

export default defineConfig(({ command, mode }) => {
  if (mode === 'server') return server;
  if (mode === 'start') return started;
  if (mode === 'package') return packaged();
  if (command === 'build') return served();
  return mode === 'development' ? developed() : tested;
});
