import { build, type PluginOption, type Rolldown } from 'vite';

/** Builds modules from memory, given by path. `/main.js` is the entry. Returns the chunks. */
export async function buildModules(
  modules: Readonly<Record<string, string>>,
  plugins: PluginOption,
  { minify = false } = {},
): Promise<Rolldown.OutputChunk[]> {
  const inMemory = {
    name: 'in-memory',
    enforce: 'pre' as const,
    resolveId: (id: string) => ((id.split('?')[0] ?? '') in modules ? id : undefined),
    load: (id: string) => modules[id.split('?')[0] ?? ''],
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, plugins],
    build: { write: false, minify, modulePreload: false, rolldownOptions: { input: '/main.js' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const files = output && 'output' in output ? output.output : [];
  return files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
}
