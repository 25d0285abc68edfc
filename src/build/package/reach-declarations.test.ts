import { expect, test } from 'vitest';
import { reachDeclarations } from './reach-declarations.ts';

const files: Record<string, string> = {
  'entry.d.ts': `import { type Day } from './time/index.ts';
export { open } from './element.tsx';
export declare const first: Day;
`,
  'time/index.d.ts': `export { type Day, type Month as Moon, } from './day.ts';
export {
    zones,
} from './zones.ts';
`,
  'time/day.d.ts': 'export type Day = string;\nexport type Month = import("../month.ts").Month;\n',
  'time/zones.d.ts': 'export declare const zones: string[];\n',
  'element.d.ts': "import { signal } from '@preact/signals';\nexport declare const open: typeof signal;\n",
  'month.d.ts': 'export type Month = number;\n',
};

async function reach(entry = 'entry.d.ts', changes: Record<string, string> = {}) {
  return reachDeclarations([entry], async (file) => ({ ...files, ...changes })[file] ?? `throw '${file}'`);
}

test('reaches the imports of entries, directly and indirectly', async () => {
  const reached = await reach();
  expect([...reached.keys()].sort()).toEqual([
    'element.d.ts',
    'entry.d.ts',
    'month.d.ts',
    'time/day.d.ts',
    'time/index.d.ts',
  ]);
});

test('leaves unused exports out of an index', async () => {
  expect((await reach()).get('time/index.d.ts')).toBe("export { type Day } from './day.js';\n");
});

test('keeps every export of a file that is not an index', async () => {
  expect((await reach()).get('time/day.d.ts')).toContain('export type Month');
});

test('follows a name that an index exports under another name', async () => {
  const entry = "export { Moon } from './time/index.ts';\n";
  const reached = await reach('entry.d.ts', { 'entry.d.ts': entry });
  expect(reached.get('time/index.d.ts')).toBe("export { type Month as Moon } from './day.js';\n");
});

test('renames paths of files for the package, and keeps names of libraries', async () => {
  const reached = await reach();
  expect(reached.get('entry.d.ts')).toContain("export { open } from './element.js';");
  expect(reached.get('time/day.d.ts')).toContain('import("../month.js").Month');
  expect(reached.get('element.d.ts')).toContain("from '@preact/signals'");
});

test('follows a file that exports everything from another', async () => {
  const reached = await reach('entry.d.ts', { 'entry.d.ts': "export type * from './element.tsx';\n" });
  expect([...reached.keys()]).toEqual(['entry.d.ts', 'element.d.ts']);
  expect(reached.get('entry.d.ts')).toBe("export type * from './element.js';\n");
});

test.each([
  ['index.d.ts', "export * from './element.tsx';", /must list its exports by name/],
  ['entry.d.ts', 'export {', /^entry\.d\.ts cannot be parsed/],
])('refuses declarations it cannot follow in %s: %s', async (file, text, message) => {
  await expect(reach(file, { [file]: text })).rejects.toThrow(message);
});
