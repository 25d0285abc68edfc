import { expect, test } from 'vitest';
import { buildModules } from '../build-modules.testing.ts';
import { ownGlobals } from './own-globals.ts';

const all = 'use(Blob, CSS, CustomEvent, Element, Map, Set, Symbol, URL, crypto, fetch, performance);';

test('reads natives from the global object, where no page can hide them', async () => {
  const [chunk] = await buildModules({ '/main.js': `${all} use(new Map());` }, ownGlobals());
  expect(chunk?.code).toContain('new globalThis.Map()');
  expect(chunk?.code).toContain('globalThis.fetch');
});

test('leaves variables of the same names alone', async () => {
  const own = 'function read(Map) { return Map.get(1); } use(read);';
  const [chunk] = await buildModules({ '/main.js': `${all} ${own}` }, ownGlobals());
  expect(chunk?.code).toContain('return Map.get(1)');
});

test('fails a build that never reads a native from the global object', async () => {
  const modules = { '/main.js': all.replace('Map, Set, ', '') };
  await expect(buildModules(modules, ownGlobals())).rejects.toThrow(/`globalThis`: found no Map, Set\./);
});
