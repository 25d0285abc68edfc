import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const run = promisify(execFile);

/** What is in the folder of a cluster: that of a server which was started once and stopped. */
type MadeCluster = { copyTo(dataDir: string): Promise<void> };

/** Makes a cluster once for the tests of a file, because making one takes longer than starting a server on it. */
export function makeClusterOnce(createPassword: () => string): MadeCluster {
  let made: string;
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'sched-booking-made-'));
    const options = { dataDir: made, createPassword, settings: ['fsync=off'] };
    await (await startEmbeddedPostgres(options)).stop();
  });
  afterAll(() => rm(made, { recursive: true, force: true }));
  return {
    // With owners and modes: root gives a cluster to an account of its own.
    copyTo: async (dataDir) => void (await run('cp', ['-a', `${made}/.`, dataDir])),
  };
}
