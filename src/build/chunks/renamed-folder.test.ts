import { expect, test } from 'vitest';
import { buildModules } from '../build-modules.testing.ts';

/** A script, the chunk it loads, and what both import from two folders. */
const modules = {
  '/main.js': 'import { day } from "/time/index.js"; import("/screen/index.js"); console.log(day());',
  '/screen/index.js':
    'import { day } from "/time/index.js"; import { words } from "/words/index.js"; console.log(day, words);',
  '/time/index.js': 'export { day } from "/time/day.js";',
  '/time/day.js': 'export const day = () => console.log("day");',
  '/words/index.js': 'export const words = ["free", "full"]; console.log(words);',
};

/** Builds as for pages. Returns the output by file. */
async function buildForPages(sources: Readonly<Record<string, string>>) {
  const chunks = await buildModules(sources, [], { minify: true });
  return chunks.map(({ fileName, code }) => [fileName, code]).sort();
}

test.each([
  ['/time/', '/zz-clock/'],
  ['/words/', '/a/messages/'],
])('writes the same chunks when the folder %s becomes %s', async (before, after) => {
  const renamed = Object.entries(modules).map(([file, source]) => [
    file.replace(before, after),
    source.replaceAll(before, after),
  ]);
  expect(await buildForPages(Object.fromEntries(renamed))).toEqual(await buildForPages(modules));
  expect(await buildForPages(modules)).toHaveLength(2);
});
