import { expect, test } from 'vitest';
import { buildModules } from '../build-modules.testing.ts';
import { shortNames } from './short-names.ts';

const names = ['selectedDate', 'showMonth'];
const app = 'import("/later.js"); use({ selectedDate: 1, showMonth() {} });';

/** Builds a script and a chunk that it loads; returns the code of each. */
async function build(main: string, later: string): Promise<string[]> {
  const chunks = await buildModules({ '/main.js': main, '/later.js': later }, shortNames(names));
  return chunks.map(({ code }) => code);
}

test('shortens a name in the same way in every chunk', async () => {
  const [main, later] = await build(app, 'take(booking.selectedDate, booking?.showMonth);');
  expect(main).toMatch(/aA: 1,\s+bA\(\) ?\{/);
  expect(later).toContain('take(booking.aA, booking?.bA)');
});

test.each([
  ['const { selectedDate } = read(); use(selectedDate);', /\{ ?aA: ?selectedDate \}/],
  ['const { selectedDate = 1 } = read(); use(selectedDate);', /\{ ?aA: ?selectedDate = 1 \}/],
  [
    'const selectedDate = read(); use({ selectedDate }, selectedDate);',
    /use\(\{ ?aA: ?selectedDate \}, selectedDate\)/,
  ],
  ['use(class { selectedDate = 1; showMonth() {} });', /aA = 1;\s+bA\(\)/],
])('leaves variables unchanged: %s', async (later, expected) => {
  expect((await build(app, later))[1]).toMatch(expected);
});

test.each([
  ['in a string', 'use(booking["selectedDate"]);'],
  ['in a list of names', 'use("today selectedDate".split(" "));'],
  ['in a template', 'use(`selectedDate`);'],
  ['in an export', 'export const selectedDate = read();'],
])('fails a build that uses an internal name %s', async (_, later) => {
  const main = app.replace('import("/later.js")', 'import("/later.js").then(use)');
  await expect(build(main, later)).rejects.toThrow(/contains selectedDate in a string or an export: remove it/);
});

test('fails a build in which a short name is already a property', async () => {
  await expect(build(app, 'use(point.aA);')).rejects.toThrow(/already has the properties aA/);
});

test('fails a build without one of the names', async () => {
  await expect(build('use({ selectedDate: 1 });', '')).rejects.toThrow(
    /No chunk has the property showMonth: remove it/,
  );
});
