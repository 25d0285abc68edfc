import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** As many as a reader takes in at a glance. A folder that needs more holds two subjects. */
const mostFiles = 20;

/** Files that tools write or install, and nobody reads. */
const outputs = /^(\.|node_modules$|dist$)/;

test(`no folder holds more than ${mostFiles} files, tests included`, () => {
  expect(countFiles('.').filter(([, files]) => files > mostFiles)).toEqual([]);
});

/** Returns how many files a folder holds, and each folder below it. */
function countFiles(folder: string): [folder: string, files: number][] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !outputs.test(name));
  const folders = entries.filter((entry) => entry.isDirectory());
  const below = folders.flatMap(({ name }) => countFiles(join(folder, name)));
  return [[folder, entries.length - folders.length], ...below];
}
