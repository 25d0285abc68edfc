import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildModules } from '../build-modules.testing.ts';
import { plainDynamicImports } from './plain-dynamic-imports.ts';
import { retryChunks } from './retry-chunks.ts';

const app = resolve('src/app/index.js');
const modules = {
  '/main.js': `import(${JSON.stringify(app)});`,
  [app]: 'import("/form.js"); console.log("app");',
  '/form.js': 'import("/phone.js"); console.log("form");',
  '/phone.js': `import(${JSON.stringify(app)}); console.log("phone");`,
};

/** Builds the modules. Returns the chunk of one of them. */
async function chunkOf(module: string): Promise<string> {
  const chunks = await buildModules(modules, [plainDynamicImports(), retryChunks('src/app/index.js')]);
  return chunks.find(({ moduleIds }) => moduleIds.includes(module))?.code ?? '';
}

test.each([app, '/form.js'])('requests the imports of %s again when they fail', async (module) => {
  const code = await chunkOf(module);
  expect(code).toMatch(/^\s*\$importTwice\(["']\.\/[^"']+["']\);/m);
  expect(code).toContain('import(path).catch(');
});

test('requests a failed chunk again, under another name', async () => {
  const [, definition = ''] = /(function \$importTwice.*)/.exec(await chunkOf('/form.js')) ?? [];
  const paths: string[] = [];
  const fail = async (path: string) => {
    paths.push(path);
    throw new Error('unreachable');
  };
  const soon = (run: () => void) => queueMicrotask(run);
  const source = `${definition.replaceAll('import(', 'load(')} return $importTwice;`;
  const importTwice = new Function('load', 'setTimeout', 'globalThis', source)(fail, soon, {
    performance: { now: () => 7 },
  });
  await expect(importTwice('./a.js')).rejects.toThrow('unreachable');
  expect(paths).toEqual(['./a.js', './a.js?7']);
});

test('requests the app once, wherever it is imported', async () => {
  expect(await chunkOf('/phone.js')).toMatch(/^\s*import\(["']\.\/[^"']+["']\);/m);
  expect(await chunkOf('/main.js')).not.toContain('$importTwice');
});

test('fails a build without a chunk with the app', async () => {
  const built = buildModules(modules, retryChunks('src/screen/index.js'));
  await expect(built).rejects.toThrow(/No chunk contains src\/screen\/index\.js/);
});

test('fails a build in which no chunk imports another', async () => {
  const alone = { '/main.js': `import(${JSON.stringify(app)});`, [app]: 'console.log("app");' };
  await expect(buildModules(alone, retryChunks('src/app/index.js'))).rejects.toThrow(/found none/);
});
