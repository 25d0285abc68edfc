import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, parseFile } from './sources.testing.ts';

/** The imports of each file that is not a test, types included. */
const imports = new Map(
  listFiles('src/**/*.{ts,tsx}', { areTests: false })
    .filter((file) => !file.includes('/testing/'))
    .map((file) => [file, importsOf(file)]),
);

// Biome refuses cycles of files. A folder and its subfolder may import each other, because they are two parts of one
// subject.
test('sibling folders never import each other in a cycle', () => {
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
test('the folders of the gateway import few others, in few levels', () => {
  const arrows = arrowsIn('src/gateway', imports);
  expect([...arrows.values()].flatMap((targets) => [...targets]).length).toBeLessThanOrEqual(24);
  expect(Math.max(...[...arrows.keys()].map((folder) => levelsBelow(folder, arrows)))).toBeLessThanOrEqual(6);
});

test('counts the levels of folders along the longest path', () => {
  const arrows = new Map([
    ['a', new Set(['b', 'c'])],
    ['b', new Set(['c'])],
    ['c', new Set(['d'])],
  ]);
  expect(['a', 'b', 'd'].map((folder) => levelsBelow(folder, arrows))).toEqual([4, 3, 1]);
});

/** Returns our own files that a file imports. */
function importsOf(file: string): string[] {
  const imports: string[] = [];
  const add = (source: { readonly value?: unknown } | null) => {
    const path = source?.value;
    if (typeof path === 'string' && path.startsWith('.')) imports.push(posix.join(posix.dirname(file), path));
  };
  parseFile(file).visit({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source as { readonly value?: unknown }), // a literal has a value
    TSImportType: ({ source }) => add(source),
  });
  return imports;
}

function parentsOf(files: readonly string[]): string[] {
  const above = (path: string): string[] => (path === '.' ? [] : [path, ...above(posix.dirname(path))]);
  return [...new Set(files.flatMap((file) => above(posix.dirname(file))))].sort();
}

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the imports between the subfolders of a folder. */
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

/** Returns the subfolder of `parent` that contains a file; undefined for a file directly in `parent` or elsewhere. */
function childOf(parent: string, file: string): string | undefined {
  if (!file.startsWith(`${parent}/`)) return undefined;
  const [name, ...rest] = file.slice(parent.length + 1).split('/');
  return rest.length > 0 ? `${parent}/${name}` : undefined;
}

/** Returns the folders that import themselves through others. */
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

/**
 * Returns the number of folders on the longest path of imports from a folder, including itself. There must be no cycle.
 */
function levelsBelow(folder: string, arrows: Arrows): number {
  return 1 + Math.max(0, ...[...(arrows.get(folder) ?? [])].map((below) => levelsBelow(below, arrows)));
}
