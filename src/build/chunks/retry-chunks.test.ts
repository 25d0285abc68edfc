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

/** Builds the modules; returns what a chunk of one of them is. */
async function chunkOf(module: string): Promise<string> {
  const chunks = await buildModules(modules, [plainDynamicImports(), retryChunks('src/app/index.js')]);
  return chunks.find(({ moduleIds }) => moduleIds.includes(module))?.code ?? '';
}

test.each([app, '/form.js'])('asks again for what %s imports', async (module) => {
  const [, path] = /import\(["'](\.\/[^"']+)["']\)\.catch/.exec(await chunkOf(module)) ?? [];
  expect(await chunkOf(module)).toContain(`import(\`${path}?\`+performance.now())`);
});

test('asks once for the app, wherever it is imported', async () => {
  expect(await chunkOf('/phone.js')).toMatch(/import\(["']\.\/[^"']+["']\);/);
  expect(await chunkOf('/main.js')).not.toContain('.catch');
});

test('fails a build that has no chunk with the app', async () => {
  const built = buildModules(modules, retryChunks('src/screen/index.js'));
  await expect(built).rejects.toThrow(/No chunk holds src\/screen\/index\.js/);
});

test('fails a build in which no chunk imports another', async () => {
  const alone = { '/main.js': `import(${JSON.stringify(app)});`, [app]: 'console.log("app");' };
  await expect(buildModules(alone, retryChunks('src/app/index.js'))).rejects.toThrow(/found none/);
});
