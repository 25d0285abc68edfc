import { basename, dirname, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

/**
 * Puts the first screen in one chunk, named after its folder, of a build with these settings. Its modules are found
 * when the build begins, so a tool that only reads the configuration does not build anything.
 */
export function firstScreenChunk(screen: string, settings: InlineConfig): Plugin {
  return {
    name: 'first-screen-chunk',
    async config({ define = {} }) {
      const modules = await findFirstScreen(screen, { ...settings, define });
      const groups = [{ name: basename(dirname(screen)), test: (id: string) => modules.has(id) }];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/**
 * Returns the modules of the first screen's chunk: everything that `screen` imports statically, directly or not, and
 * what several later parts share. A second chunk imported by the first would cost another round trip, and one imported
 * by a later part would not be requested again if it fails to load. The modules are read from a build without groups,
 * which has already dropped exports that nothing uses.
 */
export async function findFirstScreen(screen: string, config: InlineConfig): Promise<ReadonlySet<string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, write: false, minify: false },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const files = output && 'output' in output ? output.output : [];
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(screen));
  if (!first) throw new Error(`The build has no chunk that begins with ${screen}: nothing imports it dynamically.`);
  const begun = new Set(chunks.flatMap(({ isEntry, imports }) => (isEntry ? imports : [])));
  const sharedChunks = chunks.filter((chunk) => !chunk.isEntry && !chunk.isDynamicEntry && !begun.has(chunk.fileName));
  return new Set([first, ...sharedChunks].flatMap(({ moduleIds }) => moduleIds));
}
