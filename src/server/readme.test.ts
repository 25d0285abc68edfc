import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isPinnedPath } from './http/index.ts';

const readme = readFileSync('README.md', 'utf8');
const contributing = readFileSync('.github/CONTRIBUTING.md', 'utf8');
const operating = readFileSync('.github/OPERATING.md', 'utf8');
const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The rows of the map: what each folder may import, as CONTRIBUTING.md says. */
const map = new Map(
  [...contributing.matchAll(/^\| `(\w+)`\s*\|[^|]+\|([^|]*)\|$/gm)].map(([, folder, imports]) => [
    folder,
    imports?.trim(),
  ]),
);

test('CONTRIBUTING.md lists every folder of src and no other', () => {
  expect([...map.keys()].sort()).toEqual(folders.sort());
});

test('CONTRIBUTING.md lists every folder of e2e and no other', () => {
  const [, section = ''] = contributing.split('## The map of `e2e/`');
  const rows = [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, folder]) => folder);
  const entries = readdirSync('e2e', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rows.sort()).toEqual(
    entries
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('.'))
      .sort(),
  );
});

test.each(folders)('CONTRIBUTING.md names what the compiler lets %s import', (folder) => {
  const { references } = JSON.parse(readFileSync(`src/${folder}/tsconfig.json`, 'utf8'));
  const importable: string[] = references.map(({ path }: { path: string }) => path.replace('../', '')).sort();
  const statement = map.get(folder) ?? '';
  const all = folders.filter((other) => !['server', 'widget', 'console', 'build'].includes(other)).sort();
  const names =
    statement === 'all but `widget`, `console` and `build`'
      ? all
      : [...statement.matchAll(/`(\w+)`/g)].map((match) => match[1]).sort();
  expect(importable).toEqual(names);
});

test.each(folders)('starts the index of %s with a paragraph', (folder) => {
  expect(readFileSync(`src/${folder}/index.ts`, 'utf8')).toMatch(/^\/\*\*\n \* \w/);
});

test('README names every language of the widget', () => {
  const statement = /The widget speaks ([^.]+)\./.exec(readme)?.[1]?.split(/, | and |\s+and\s+|,\s+/) ?? [];
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const others = readdirSync('src/widget/messages/languages').flatMap(
    (file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(statement.map((name) => name.trim()).sort()).toEqual(['en', ...others].map((tag) => names.of(tag)).sort());
});

test('README names the pinned build by the current version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const addresses = [...readme.matchAll(/example\.com(\/v(\d+\.\d+\.\d+)-[^"]+)/g)];
  expect(addresses.map(([, path = '', name]) => [isPinnedPath(path), name])).toEqual([[true, version]]);
});

test('README names the size limits of the build', () => {
  const limits: { readonly limit: string }[] = JSON.parse(readFileSync('package.json', 'utf8'))['size-limit'];
  const statement = /The build fails if [^.]+\./.exec(readme)?.[0] ?? '';
  expect(statement.match(/\d+ kB/g)).toEqual(limits.slice(0, 2).map(({ limit }) => limit));
});

test.each(['## Spread accounts over a Citus cluster', '## Upgrade PostgreSQL'])(
  '"%s" of OPERATING.md says to stop the server before the backup',
  (heading) => {
    const section = operating.slice(operating.indexOf(heading)).split('\n## ')[0] ?? '';
    const [before = ''] = section.split('npm run sched -- backup');
    expect(before).toMatch(/\b[Ss]top (every process|`npm start`)/);
  },
);

test('README asks for slots of the next two weeks, on any day of the month', () => {
  const [query = ''] = /start=\$\(.*(?=&timezone)/.exec(readme) ?? [];
  const output = execFileSync('sh', ['-c', `echo "${query}"`], { encoding: 'utf8' });
  const [, start = '', end = ''] = /^start=(\S+)&end=(\S+)\n$/.exec(output) ?? [];
  expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(14);
});

test('OPERATING.md starts a public server on a database of its own', () => {
  const commands = Array.from(operating.matchAll(/```sh\n([\s\S]*?)```/g), ([, block = '']) => block);
  const publicOnes = commands.filter((command) => command.includes('PUBLIC_URL='));
  expect(publicOnes.map((command) => /^DATABASE_URL=postgres:/m.test(command))).toEqual([true]);
});

test('OPERATING.md has systemd and cron run files that exist', () => {
  const scripts = Array.from(
    operating.matchAll(/node_modules\/\.bin\/node\b.*? (src\/\S+) (\S+)/g),
    ([, ...words]) => words,
  );
  expect(scripts).toEqual([
    ['src/build/start.js', 'start'],
    ['src/build/start.js', '"$@"'],
    ['src/build/start.js', 'backup'],
  ]);
  expect(existsSync('src/build/start.js')).toBe(true);
});

test('README and its pages link to headings and files that exist', () => {
  const brokenLinks = ['README.md', '.github/OPERATING.md', '.github/CONTRIBUTING.md'].flatMap((page) => {
    const links = readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g);
    return Array.from(links, ([link, path = '', heading]) => {
      const target = path ? join(dirname(page), path) : page;
      if (!existsSync(target)) return link;
      return !heading || headingsOf(readFileSync(target, 'utf8')).includes(heading) ? '' : link;
    }).filter(Boolean);
  });
  expect(brokenLinks).toEqual([]);
});

/** The anchors of a page's headings, as GitHub makes them. */
function headingsOf(page: string): string[] {
  return Array.from(page.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
