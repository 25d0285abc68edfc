import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPinnedPath } from './http/index.ts';

const readme = readFileSync('README.md', 'utf8');
const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The rows of the map: what each folder may import, as the README says. */
const map = new Map(
  [...readme.matchAll(/^\| `(\w+)`\s*\|[^|]+\|([^|]*)\|$/gm)].map(([, folder, imports]) => [folder, imports?.trim()]),
);

test('lists every folder of src and no other', () => {
  expect([...map.keys()].sort()).toEqual(folders.sort());
});

test.each(folders)('says what the compiler lets %s import', (folder) => {
  const { references } = JSON.parse(readFileSync(`src/${folder}/tsconfig.json`, 'utf8'));
  const allowed: string[] = references.map(({ path }: { path: string }) => path.replace('../', '')).sort();
  const said = map.get(folder) ?? '';
  const all = folders.filter((other) => !['server', 'widget', 'build'].includes(other)).sort();
  const named =
    said === 'all but `widget` and `build`' ? all : [...said.matchAll(/`(\w+)`/g)].map((match) => match[1]).sort();
  expect(allowed).toEqual(named);
});

test.each(folders)('opens the door of %s with a paragraph', (folder) => {
  expect(readFileSync(`src/${folder}/index.ts`, 'utf8')).toMatch(/^\/\*\*\n \* \w/);
});

test('names every language the widget speaks', () => {
  const said = /The words are there in ([^.]+)\./.exec(readme)?.[1]?.split(/, | and |\s+and\s+|,\s+/) ?? [];
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const others = readdirSync('src/widget/messages/languages').flatMap(
    (file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(said.map((name) => name.trim()).sort()).toEqual(['en', ...others].map((tag) => names.of(tag)).sort());
});

test('names the pinned build by the version there is', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const addresses = [...readme.matchAll(/example\.com(\/v(\d+\.\d+\.\d+)-[^"]+)/g)];
  expect(addresses.map(([, path = '', named]) => [isPinnedPath(path), named])).toEqual([[true, version]]);
});

test('names what an opener of a popup cannot set', () => {
  const code = readFileSync('src/widget/popup/open-for.ts', 'utf8');
  const list = /decidedByPage[^[]*\[([^\]]*)\];/.exec(code.replace('readonly string[]', ''))?.[1] ?? '';
  const sentence = /It also ignores([^:]*):/.exec(readme)?.[1] ?? '';
  const said = [...sentence.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  expect(said.sort()).toEqual(Array.from(list.matchAll(/'([a-z-]+)'/g), ([, name]) => name));
});
