import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The most files that a reader takes in at a glance. A folder that needs more holds two subjects. */
const maxFiles = 20;

/** Files that tools write or install, which people do not read. */
const outputs = /^(\.|node_modules$|dist$)/;

test(`no folder holds more than ${maxFiles} files, tests included`, () => {
  expect(countFiles('.').filter(([, files]) => files > maxFiles)).toEqual([]);
});

/** Folders whose entry is a row of a table rather than a paragraph. */
const tableRows = /^src\/console\/screens\//;

test('every folder of code has a door that says what it is, except those that CONTRIBUTING.md names', () => {
  const [, sentence = ''] =
    /Folders without a door(.*?\.)\n/s.exec(readFileSync('.github/CONTRIBUTING.md', 'utf8')) ?? [];
  const excepted = [...sentence.matchAll(/`(.*?)`/g)].map(([, name]) => name);
  const folders = foldersOfCode('src');
  expect(folders.filter((folder) => !names(folder).includes('index.ts'))).toEqual(excepted);
  const foldersWithDoor = folders.filter((folder) => !tableRows.test(folder) && !excepted.includes(folder));
  expect(foldersWithDoor.filter((folder) => !readFileSync(join(folder, 'index.ts'), 'utf8').startsWith('/**'))).toEqual(
    [],
  );
});

/** Returns the folders that hold source files other than tests. */
function foldersOfCode(folder: string): string[] {
  const isCode = names(folder).some((name) => /\.[jt]sx?$/.test(name) && !/\.(test|testing|bench|d)\./.test(name));
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [...(isCode ? [folder] : []), ...below.flatMap(({ name }) => foldersOfCode(`${folder}/${name}`))];
}

function names(folder: string): string[] {
  return readdirSync(folder);
}

/** Returns how many files a folder holds, and each folder below it. */
function countFiles(folder: string): [folder: string, files: number][] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !outputs.test(name));
  const folders = entries.filter((entry) => entry.isDirectory());
  const below = folders.flatMap(({ name }) => countFiles(join(folder, name)));
  return [[folder, entries.length - folders.length], ...below];
}
