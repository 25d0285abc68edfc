import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { folderOf, listMigrations, readMigration } from './migration-files.ts';

const files = (await readdir(new URL('./migrations/', import.meta.url), { recursive: true }))
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.replaceAll('\\', '/'));

test('keeps each migration in the folder of its number', () => {
  expect(files.map((file) => `${folderOf(file.replace(/.*\//, ''))}/`)).toEqual(
    files.map((file) => file.replace(/[^/]*$/, '')),
  );
});

test('lists the migrations of all folders in the order of their numbers', async () => {
  const names = await listMigrations();
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toHaveLength(files.length);
});

test('gives every migration a number of its own', async () => {
  const numbers = (await listMigrations()).map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('reads a migration by the name that databases record', async () => {
  expect(await readMigration('0004-teams')).toContain('create table teams');
});
