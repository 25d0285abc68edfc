import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAddress, lastAddress } from './last-address.ts';

const log = pino({ level: 'silent' });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'address-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('returns where the server listened last', async () => {
  const inside = join(folder, 'data');
  await keepAddress(inside, 'http://localhost:4242', log);
  await keepAddress(inside, 'http://localhost:8080', log);
  expect(await lastAddress(inside)).toBe('http://localhost:8080');
});

test.each(['', 'localhost 8080'])('returns nothing for a file with %j', async (text) => {
  await writeFile(join(folder, 'server-address'), text);
  expect(await lastAddress(folder)).toBeUndefined();
});

test('starts where nothing can be saved', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await keepAddress(join(file, 'data'), 'http://localhost:8080', log);
  expect(await lastAddress(join(file, 'data'))).toBeUndefined();
});
