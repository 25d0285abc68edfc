import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, inject } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder whose cluster no server has started on yet; empty when the tests run on a cluster of Citus. */
    newClusterDir: string;
  }
}

const run = promisify(execFile);

/** The folder of a server that was started once and stopped. */
type ClusterTemplate = { copyTo(dataDir: string): Promise<void> };

/** Creates one cluster for the tests of a file to copy, because that takes longer than to start a server on a copy. */
export function createClusterTemplate(createPassword: () => string): ClusterTemplate {
  let templateDir: string;
  beforeAll(async () => {
    templateDir = await mkdtemp(join(tmpdir(), 'sched-booking-template-'));
    await copyNewCluster(templateDir);
    const options = { dataDir: templateDir, createPassword, settings: ['fsync=off'] };
    await (await startEmbeddedPostgres(options)).stop();
  });
  afterAll(() => rm(templateDir, { recursive: true, force: true }));
  return { copyTo: (dataDir) => copyFolder(templateDir, dataDir) };
}

/**
 * Gives a data folder the cluster that initdb has made once for all tests, for tests that do not test its creation:
 * initdb takes longer than to start a server and stop it again.
 *
 * @public The tests of the whole server use it too.
 */
export async function copyNewCluster(dataDir: string): Promise<void> {
  const newClusterDir = inject('newClusterDir');
  if (newClusterDir) await copyFolder(newClusterDir, dataDir);
}

/** Copies what is in a folder with owners and modes: root gives a cluster to an account of its own. */
export async function copyFolder(folder: string, to: string): Promise<void> {
  await run('cp', ['-a', `${folder}/.`, to]);
}
