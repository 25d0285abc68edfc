import { expect, test } from 'vitest';
import { buildModules } from '../build-modules.testing.ts';
import { plainDynamicImports } from './plain-dynamic-imports.ts';

const modules = { '/main.js': 'import("/part.js");', '/part.js': 'console.log("part");' };

test('leaves imports unwrapped', async () => {
  const chunks = await buildModules(modules, plainDynamicImports());
  expect(chunks.map(({ code }) => code).join()).toMatch(/^import\(/m);
});

test('fails a build that still wraps imports', async () => {
  const { configResolved: _, ...unconfigured } = plainDynamicImports();
  const preloading = { name: 'preloading', config: () => ({ build: { modulePreload: { polyfill: false } } }) };
  await expect(buildModules(modules, [preloading, unconfigured])).rejects.toThrow(/Vite has wrapped dynamic imports/);
});
