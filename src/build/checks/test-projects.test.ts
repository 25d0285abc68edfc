import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Project = {
  readonly compilerOptions: { readonly lib?: readonly string[] };
  readonly references: readonly { readonly path: string }[];
};

const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

test.each(folders)('compiles the tests of %s', (folder) => {
  expect(referencesOf('tsconfig.json')).toContain(`src/${folder}/tsconfig.test.json`);
});

test.each(folders)('tests of %s see only the library of their folder', (folder) => {
  const project = readProject(`src/${folder}/tsconfig.test.json`);
  expect(project).toMatchObject({ extends: './tsconfig.json' });
  expect(project.compilerOptions.lib).toBeUndefined();
});

test.each(folders)('tests of %s may import the same folders as their sources', (folder) => {
  const allowed = ['./tsconfig.json', ...referencesOf(`src/${folder}/tsconfig.json`)];
  const all = referencesOf(`src/${folder}/tsconfig.test.json`);
  const testProjects = all.filter((path) => path.endsWith('/tsconfig.test.json'));
  expect(all.filter((path) => !testProjects.includes(path)).sort()).toEqual(allowed.sort());
  expect(allowed).toEqual(expect.arrayContaining(testProjects.map((path) => path.replace('/tsconfig.test.json', ''))));
});

function referencesOf(file: string): string[] {
  return readProject(file).references.map(({ path }) => path);
}

function readProject(file: string): Project {
  return JSON.parse(readFileSync(file, 'utf8'));
}
