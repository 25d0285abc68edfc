import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings/index.ts';
import { calendarSecretsOf } from './calendar-secrets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sched-booking-calendar-secret-'));
});

afterEach(() => rm(folder, { recursive: true }));

function secretsWith(environment: Record<string, string> = {}) {
  return calendarSecretsOf(readSettings({ DATA_DIR: folder, ...environment }));
}

const [current, former] = ['a secret of twenty-four!', 'one that was used before'];

test('uses the configured secret and the former one, and creates none', async () => {
  expect(await secretsWith({ CALENDAR_SECRET: `${current}, ${former}` })).toEqual([current, former]);
  expect(await readdir(folder)).toEqual([]);
});

test('still decrypts with the stored secret once another one is configured', async () => {
  const [fromFile] = await secretsWith();
  expect(await secretsWith({ CALENDAR_SECRET: current })).toEqual([current, fromFile]);
});
