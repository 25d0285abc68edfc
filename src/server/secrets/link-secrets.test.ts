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

test('creates one private secret and keeps it over restarts', async () => {
  const [secret] = await secretsWith();
  expect([secret.length, await secretsWith()]).toEqual([43, [secret]]);
  expect((await stat(join(folder, 'data', 'link-secret'))).mode & 0o777).toBe(0o600);
});

test('creates one secret for concurrent starts', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => secretsWith()));
  expect(new Set(secrets.flat()).size).toBe(1);
  expect(await readdir(join(folder, 'data'))).toEqual(['link-secret']);
});

test('uses the configured secret and the previous one', async () => {
  const [now, before] = ['a secret of twenty-four!', 'one that was used before'];
  expect(await secretsWith({ LINK_SECRET: `${now}, ${before}` })).toEqual([now, before]);
  expect(await readdir(folder)).toEqual([]);
});

test('still accepts links signed with the stored secret once another one is configured', async () => {
  const [fromFile] = await secretsWith();
  const [now, before] = ['a secret of twenty-four!', 'one that was used before'];
  expect(await secretsWith({ LINK_SECRET: now })).toEqual([now, fromFile]);
  expect(await secretsWith({ LINK_SECRET: `${now},${before}` })).toEqual([now, before, fromFile]);
});

test('does not accept a stored secret in front of a remote server', async () => {
  await secretsWith();
  const remote = { UPSTREAM_URL: 'https://api.example.com', SCHED_API_KEY: 'key'.padEnd(24) };
  const LINK_SECRET = 'a secret of twenty-four!';
  expect(await secretsWith({ ...remote, LINK_SECRET })).toEqual([LINK_SECRET]);
});

test('derives the secret from the key of a remote server', async () => {
  const UPSTREAM_URL = 'https://api.example.com';
  const ofKey = (SCHED_API_KEY: string) => secretsWith({ UPSTREAM_URL, SCHED_API_KEY });
  const [one, again, other] = await Promise.all(['key-one', 'key-one', 'key-two'].map((key) => ofKey(key.padEnd(24))));
  expect([again, other?.[0] === one?.[0], one?.[0].includes('key')]).toEqual([one, false, false]);
});

test('fails for an invalid secret file', async () => {
  await secretsWith();
  await writeFile(join(folder, 'data', 'link-secret'), '\n');
  await expect(secretsWith()).rejects.toThrow('contains no secret');
});
