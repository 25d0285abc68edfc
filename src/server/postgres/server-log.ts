import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Within the folder of the cluster. */
const folder = 'log';
const keptFiles = 5;

/**
 * Settings for the server's log: it contains what happens to the server, and nothing that a person has written. A
 * mistake in a statement is an ERROR, which the sender receives anyway. Its text, its values and its row would identify
 * invitees. A file holds 1 MB and has a unique name, so that `removeOldLogs` can keep the last few.
 */
export const logSettings: readonly string[] = [
  'logging_collector=on',
  `log_directory=${folder}`,
  'log_filename=postgres-%Y%m%d-%H%M%S.log',
  'log_file_mode=0600',
  'log_timezone=UTC',
  'log_rotation_age=0',
  'log_rotation_size=1MB',
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_checkpoints=off',
];

/** Removes all but the last log files of the server on a cluster. PostgreSQL itself removes none. */
export async function removeOldLogs(clusterDir: string): Promise<void> {
  const dir = join(clusterDir, folder);
  const names = await readdir(dir).catch(() => []); // no server has run on it yet
  const old = names.toSorted().slice(0, -keptFiles);
  await Promise.all(old.map((name) => rm(join(dir, name), { force: true })));
}
