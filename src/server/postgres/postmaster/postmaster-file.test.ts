import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { runningPostmaster } from './postmaster-file.ts';

const dir = await mkdtemp(join(tmpdir(), 'sched-booking-postmaster-'));
const programs = await mkdtemp(join(tmpdir(), 'sched-booking-programs-'));
const file = join(dir, 'postmaster.pid');
/** The file as a server writes it. */
const contentOf = (pid: number) => `${pid}\n${dir}\n0\n5433\n\n127.0.0.1\n\nready\n`;
/** No process has this number. */
const contentOfNobody = contentOf(99_999_999);
/** A process with the name of PostgreSQL's server, in the folder where that would run. */
await symlink('/bin/sleep', join(programs, 'postgres'));
const server = spawn(join(programs, 'postgres'), ['600'], { cwd: dir, stdio: 'ignore' });
await once(server, 'spawn');
const contentOfServer = contentOf(server.pid ?? Number.NaN);

afterAll(async () => {
  server.kill();
  await rm(dir, { recursive: true });
  await rm(programs, { recursive: true });
});

/** Looks for a server where one is gone, and calls `act` after a number of turns of the event loop. */
async function lookWhile(act: () => Promise<unknown>, turns: number): Promise<void> {
  await writeFile(file, contentOfNobody);
  const looking = runningPostmaster(dir);
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
  await act();
  await looking;
}

const everyMoment = Array.from({ length: 100 }, (_, turn) => turn);

test('replaces the process number of a server that is gone', async () => {
  await writeFile(file, contentOfNobody);
  expect(await runningPostmaster(dir)).toBeUndefined();
  expect(await readFile(file, 'utf8')).toBe(contentOfNobody.replace(/^\d+/, '4194305'));
});

test('finds the server that wrote the file', async () => {
  await writeFile(file, contentOfServer);
  expect(await runningPostmaster(dir)).toEqual({ pid: server.pid, port: 5433 });
});

test('does not mistake a server on another folder for the one that is gone', async () => {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await writeFile(file, contentOf(rows[0]?.pid ?? Number.NaN));
  expect(await runningPostmaster(dir)).toBeUndefined();
  await client.end();
});

test('finds no running server without `postmaster.pid`', async () => {
  await rm(file, { force: true });
  expect(await runningPostmaster(dir)).toBeUndefined();
  expect(await readdir(dir)).toEqual([]);
});

test('does not recreate the file of a server that is stopping', async () => {
  for (const turns of everyMoment) {
    await lookWhile(() => rm(file), turns);
    expect(await readdir(dir)).toEqual([]);
  }
});

test('never changes the file of a server that has just started', async () => {
  for (const turns of everyMoment) {
    await lookWhile(async () => {
      await rm(file);
      await writeFile(file, contentOfServer);
    }, turns);
    expect(await readFile(file, 'utf8')).toBe(contentOfServer);
  }
});
