import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildModules } from '../build-modules.testing.ts';
import { rewrites } from './harden.ts';
import { createRewritePlugin, ownCode, type Rewrite } from './rewrite.ts';

const preact = '/page/node_modules/preact/dist/preact.mjs';
const renamed: Rewrite = {
  lookedFor: 'names that are `before`',
  expected: { preact: 2 },
  visitor: ({ replace, count }) => ({
    Identifier({ name, start, end }) {
      if (name !== 'before') return;
      replace(start, end, 'after');
      count();
    },
  }),
};

/** Builds a script that imports this code as Preact, with one rewrite. */
function buildWith(rewrite: Rewrite, library: string) {
  const modules = { '/main.js': `import ${JSON.stringify(preact)};`, [preact]: library };
  return buildModules(modules, createRewritePlugin({ name: 'test', rewrites: [rewrite] }));
}

test('rewrites the modules of a library', async () => {
  const [chunk] = await buildWith(renamed, 'before(1); before(2);');
  expect(chunk?.code).toContain('after(1);\nafter(2);');
});

test('leaves the modules of other libraries unchanged', async () => {
  const others = { ...renamed, expected: {} };
  const [chunk] = await buildWith(others, 'before(1);');
  expect(chunk?.code).toContain('before(1);');
});

test('parses only the modules that mention what a rewrite changes', async () => {
  const visitor = vi.fn(renamed.visitor);
  const rewrite = { ...renamed, visitor, expected: { preact: 0 }, mention: 'before' };
  await buildWith(rewrite, 'console.log(1);');
  expect(visitor).not.toHaveBeenCalled();
  const [chunk] = await buildWith(rewrite, 'before(1);');
  expect(chunk?.code).toContain('after(1);');
});

test('fails a build that finds too few places, naming library, version and rewrite', async () => {
  await expect(buildWith(renamed, 'console.log("before");')).rejects.toThrow(
    /In preact \d+\.\d+\.\d+ the build looked for names that are `before`: found 0, expected at least 2\./,
  );
  await expect(buildWith(renamed, 'console.log(before);')).rejects.toThrow(/found 1, expected at least 2/);
});

test.each(rewrites.map((rewrite) => [rewrite.lookedFor, rewrite] as const))(
  'fails a build without %s',
  async (lookedFor, rewrite) => {
    const error: unknown = await buildWith(rewrite, 'console.log(1);').catch((thrown: unknown) => thrown);
    // The runtime of the bundler is in every build.
    const libraries = Object.entries(rewrite.expected).filter(
      ([library, count]) => library !== 'rolldown' && count > 0,
    );
    for (const [library, count] of libraries) {
      const line = String(error)
        .split('\n')
        .find((each) => each.includes(`In ${library} `));
      expect(line ?? '').toContain(`looked for ${lookedFor}: found 0, expected at least ${count}.`);
    }
    expect(libraries).not.toEqual([]);
  },
);

test('counts from zero in each build of one configuration', async () => {
  const plugin = createRewritePlugin({ name: 'test', rewrites: [{ ...renamed, expected: { [ownCode]: 1 } }] });
  const own = resolve('src/widget/made-up.js');
  const modules = { '/main.js': `import ${JSON.stringify(own)};`, [own]: 'console.log(before);' };
  await expect(buildModules(modules, plugin)).resolves.toHaveLength(1);
  await expect(buildModules({ ...modules, [own]: 'console.log(1);' }, plugin)).rejects.toThrow(/found 0/);
});
