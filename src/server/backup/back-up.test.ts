import { WriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../time/index.ts';
import { runCommand } from '../cli/index.ts';
import { withClient } from '../postgres/index.ts';
import { createMigratedDatabase, query, rowsIn } from './databases.testing.ts';

let folder: string;
let source: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sched-booking-back-up-'));
  source = await createMigratedDatabase();
  await sched(source, 'seed');
});

afterAll(() => rm(folder, { recursive: true }));

test('copies every row of a table that a migration replaces during the backup', async () => {
  const [file, target] = [join(folder, 'replaced'), await createMigratedDatabase()];
  await whileBackingUp(file, async (migration) => {
    await migration.query(`
      create table another (like handles including all);
      insert into another select * from handles;
      drop table handles;
      alter table another rename to handles;
      commit`);
  });
  await sched(target, `restore ${file}`);
  expect((await rowsIn(target)).handles).toEqual((await rowsIn(source)).handles);
  expect((await rowsIn(source)).handles).toHaveLength(2);
});

test('keeps a file that another process creates during a backup', async () => {
  const file = join(folder, 'contested');
  const backup = whileBackingUp(file, async (locking) => {
    await writeFile(file, 'theirs');
    await locking.query('commit');
  });
  await expect(backup).rejects.toThrow('already exists');
  expect(await readFile(file, 'utf8')).toBe('theirs');
});

test('names the file that does not fit on the disk, and leaves no part of it', async () => {
  const onFullDisk = await mkdtemp(join(folder, 'full-'));
  const file = join(onFullDisk, 'backup');
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const write = vi.spyOn(WriteStream.prototype, '_write').mockImplementation((_chunk, _encoding, done) => done(full));
  await expect(sched(source, `backup ${file}`)).rejects.toThrow(
    `The disk is full: there is no room for the backup ${file}. No part of it was left behind.`,
  );
  expect(write).toHaveBeenCalledOnce();
  expect(await readdir(onFullDisk)).toEqual([]);
  write.mockRestore();
});

/** Begins a backup, which waits for a table until `act` commits. */
async function whileBackingUp(file: string, act: (locking: Client) => Promise<unknown>): Promise<void> {
  await withClient(source, async (locking) => {
    await locking.query('begin; lock table accounts in access exclusive mode');
    const [backup] = await Promise.allSettled([
      sched(source, `backup ${file}`),
      untilWaiting().then(() => act(locking)),
    ]);
    if (backup.status === 'rejected') throw backup.reason;
  });
}

async function untilWaiting(): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(() => query(source, waiting)).not.toEqual([]);
}

function sched(databaseUrl: string, line: string): Promise<string> {
  const log = pino({ level: 'silent' });
  return runCommand(line.split(' '), { environment: { DATABASE_URL: databaseUrl }, clock: systemClock, log });
}
