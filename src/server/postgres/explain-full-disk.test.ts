import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainFullDisk } from './explain-full-disk.ts';
import { initializeCluster } from './initialize-cluster.ts';
import { postgresPrograms } from './programs/index.ts';

test.each([
  ['a program', new Error("PostgreSQL's initdb failed: running bootstrap script ... HINT:  Check free disk space.")],
  ['a server', new Error('PostgreSQL could not be started: FATAL: could not write: No space left on device')],
  ['a statement', Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' })],
  ['a file', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
])('says in one sentence that %s found no room in DATA_DIR', (_, error) => {
  expect(explainFullDisk(error, '/data')).toMatchObject({
    message:
      'There is no room left in DATA_DIR (/data): make room on its disk, or set DATA_DIR to a folder on a larger one.',
    cause: error,
  });
});

test('repeats every other error of a start', () => {
  const error = new Error('Another program uses port 4242.');
  expect(explainFullDisk(error, '/data')).toBe(error);
});

test('leaves nothing of a cluster that could not be made', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-unmade-'));
  const dir = join(dataDir, 'postgres');
  const programs = await postgresPrograms(dir);
  await expect(initializeCluster({ programs, dir, superuser: 'postgres', password: '' })).rejects.toThrow(
    'initdb failed',
  );
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});
