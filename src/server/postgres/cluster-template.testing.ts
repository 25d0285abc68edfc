import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const run = promisify(execFile);

/** The folder of a server that was started once and stopped. */
type ClusterTemplate = { copyTo(dataDir: string): Promise<void> };

/** Creates one cluster for the tests of a file to copy, because that takes longer than to start a server on a copy. */
export function createClusterTemplate(createPassword: () => string): ClusterTemplate {
  let templateDir: string;
  beforeAll(async () => {
    templateDir = await mkdtemp(join(tmpdir(), 'sched-booking-template-'));
    const options = { dataDir: templateDir, createPassword, settings: ['fsync=off'] };
    await (await startEmbeddedPostgres(options)).stop();
  });
  afterAll(() => rm(templateDir, { recursive: true, force: true }));
  return {
    // With owners and modes: root gives a cluster to an account of its own.
    copyTo: async (dataDir) => void (await run('cp', ['-a', `${templateDir}/.`, dataDir])),
  };
}
