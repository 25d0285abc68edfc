import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings/index.ts';
import { linkSecretsOf } from './link-secrets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sched-booking-secret-'));
});

afterEach(() => rm(folder, { recursive: true }));

function secretsWith(environment: Record<string, string> = {}) {
  return linkSecretsOf(readSettings({ DATA_DIR: join(folder, 'data'), ...environment }));
}

test('is made once, kept over restarts, and for nobody else to read', async () => {
  const [secret] = await secretsWith();
  expect([secret.length, await secretsWith()]).toEqual([43, [secret]]);
  expect((await stat(join(folder, 'data', 'link-secret'))).mode & 0o777).toBe(0o600);
});

test('is one for all who start together', async () => {
  const started = await Promise.all(Array.from({ length: 20 }, () => secretsWith()));
  expect(new Set(started.flat()).size).toBe(1);
  expect(await readdir(join(folder, 'data'))).toEqual(['link-secret']);
});

test('is the one that is set, and the one before it', async () => {
  const [now, before] = ['a secret of twenty-four!', 'one that was used before'];
  expect(await secretsWith({ LINK_SECRET: `${now}, ${before}` })).toEqual([now, before]);
});

test('follows from the key in front of another server', async () => {
  const UPSTREAM_URL = 'https://api.example.com';
  const ofKey = (SCHED_API_KEY: string) => secretsWith({ UPSTREAM_URL, SCHED_API_KEY });
  const [one, again, other] = await Promise.all(['key-one', 'key-one', 'key-two'].map((key) => ofKey(key.padEnd(24))));
  expect([again, other?.[0] === one?.[0], one?.[0].includes('key')]).toEqual([one, false, false]);
});

test('stops at a file that holds none', async () => {
  await secretsWith();
  await writeFile(join(folder, 'data', 'link-secret'), '\n');
  await expect(secretsWith()).rejects.toThrow('holds no secret');
});
