import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, parseFile } from './sources.testing.ts';

/** The imports of each file that is no test, types included. */
const imports = new Map(
  listFiles('src/**/*.{ts,tsx}', { areTests: false })
    .filter((file) => !file.includes('/testing/'))
    .map((file) => [file, importsOf(file)]),
);

// Biome refuses cycles of files. A folder and one inside it may import each other: they are one subject in two parts.
test('no folder imports one beside it that imports it back, even through others', () => {
  expect(parentsOf([...imports.keys()]).flatMap((parent) => cyclesIn(arrowsIn(parent, imports)))).toEqual([]);
});

test('finds the folders of a cycle', () => {
  const tangled = new Map([
    ['src/a/index.ts', ['src/b/deep/one.ts']],
    ['src/b/index.ts', ['src/c/index.ts', 'src/d/index.ts']],
    ['src/c/index.ts', ['src/a/index.ts']],
    ['src/d/index.ts', []],
  ]);
  expect(cyclesIn(arrowsIn('src', tangled))).toEqual(['src/a', 'src/b', 'src/c']);
});

// The gateway was once one tangle of a hundred files, 18 levels deep.
test('the folders of the gateway import few others, and in few steps', () => {
  const arrows = arrowsIn('src/gateway', imports);
  expect([...arrows.values()].flatMap((targets) => [...targets]).length).toBeLessThanOrEqual(24);
  expect(Math.max(...[...arrows.keys()].map((folder) => levelsBelow(folder, arrows)))).toBeLessThanOrEqual(6);
});

test('counts the levels of folders along the longest way', () => {
  const arrows = new Map([
    ['a', new Set(['b', 'c'])],
    ['b', new Set(['c'])],
    ['c', new Set(['d'])],
  ]);
  expect(['a', 'b', 'd'].map((folder) => levelsBelow(folder, arrows))).toEqual([4, 3, 1]);
});

/** Returns the files of ours that a file imports. */
function importsOf(file: string): string[] {
  const found: string[] = [];
  const add = (source: { readonly value?: unknown } | null) => {
    const path = source?.value;
    if (typeof path === 'string' && path.startsWith('.')) found.push(posix.join(posix.dirname(file), path));
  };
  parseFile(file).visit({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source as { readonly value?: unknown }), // a literal has a value
    TSImportType: ({ source }) => add(source),
  });
  return found;
}

function parentsOf(files: readonly string[]): string[] {
  const above = (path: string): string[] => (path === '.' ? [] : [path, ...above(posix.dirname(path))]);
  return [...new Set(files.flatMap((file) => above(posix.dirname(file))))].sort();
}

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns which of the folders in a folder import which others. */
function arrowsIn(parent: string, files: ReadonlyMap<string, readonly string[]>): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const [file, imported] of files) {
    const from = childOf(parent, file);
    if (from === undefined) continue;
    const targets = imported.flatMap((path) => childOf(parent, path) ?? []).filter((to) => to !== from);
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...targets]));
  }
  return arrows;
}

/** Returns the folder of a folder in which a file lies; undefined for a file beside those folders, or elsewhere. */
function childOf(parent: string, file: string): string | undefined {
  if (!file.startsWith(`${parent}/`)) return undefined;
  const [name, ...rest] = file.slice(parent.length + 1).split('/');
  return rest.length > 0 ? `${parent}/${name}` : undefined;
}

/** Returns the folders that reach themselves. */
function cyclesIn(arrows: Arrows): string[] {
  return [...arrows.keys()].filter((folder) => reachedFrom(folder, arrows).has(folder)).sort();
}

function reachedFrom(folder: string, arrows: Arrows): Set<string> {
  const reached = new Set<string>();
  const visit = (from: string) => {
    for (const to of arrows.get(from) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      visit(to);
    }
  };
  visit(folder);
  return reached;
}

/** Returns how many folders lie on the longest way from a folder, itself included. There must be no cycle. */
function levelsBelow(folder: string, arrows: Arrows): number {
  return 1 + Math.max(0, ...[...(arrows.get(folder) ?? [])].map((below) => levelsBelow(below, arrows)));
}
