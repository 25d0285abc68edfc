import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastAddress, saveAddress } from './last-address.ts';

const log = pino({ level: 'silent' });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'address-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('returns where the server listened last', async () => {
  const inside = join(folder, 'data');
  await saveAddress('http://localhost:4242', { folder: inside, log });
  await saveAddress('http://localhost:8080', { folder: inside, log });
  expect(await lastAddress(inside)).toBe('http://localhost:8080');
});

test.each(['', 'localhost 8080'])('returns nothing for a file with %j', async (text) => {
  await writeFile(join(folder, 'server-address'), text);
  expect(await lastAddress(folder)).toBeUndefined();
});

test('starts where nothing can be saved', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await saveAddress('http://localhost:8080', { folder: join(file, 'data'), log });
  expect(await lastAddress(join(file, 'data'))).toBeUndefined();
});
