import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeElement } from './describe-element.ts';

test('lists in the manifest what the README does', async () => {
  const readme = await readFile('README.md', 'utf8');
  const { modules } = await describeElement();
  const [declaration] = modules[0]?.declarations ?? [];
  const rows = Array.from(readme.matchAll(/^\| `([a-z-]+)`\s+\|[^|]+\|$/gm), ([, name]) => name);
  expect(declaration?.attributes.map(({ name }) => name).sort()).toEqual(rows.sort());
  expect(declaration?.members.filter(({ kind }) => kind === 'method')).toHaveLength(5);
  const fields = declaration?.members.filter(({ kind }) => kind === 'field') ?? [];
  expect(fields).toHaveLength(rows.length + 3); // properties that are no attribute
  expect(fields.filter((field) => !('type' in field))).toEqual([]);
  expect(declaration?.cssParts.length).toBeGreaterThan(15);
});
