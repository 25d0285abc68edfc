import { relative, resolve } from 'node:path';
import { explainFullDisk } from './postgres/index.ts';
import type { Settings } from './settings/index.ts';

/**
 * Returns an error that names DATA_DIR in place of one about a file in it, which names only the file. The folder is not
 * checked in advance: if it holds all files of this release, nothing has to be written.
 */
export function explainDataFolder(error: unknown, { DATA_DIR, DATABASE_URL }: Settings): unknown {
  const isOfFile = error instanceof Error && 'path' in error && isOnPath(String(error.path), DATA_DIR);
  // A database elsewhere is not on the disk of DATA_DIR.
  const explanation = DATABASE_URL && !isOfFile && !isWrite(error) ? error : explainFullDisk(error, DATA_DIR);
  if (explanation !== error || !isOfFile) return explanation;
  return new Error(
    `DATA_DIR must be a folder that this process can read and write, found ${DATA_DIR} (${error.message}).`,
    { cause: error },
  );
}

/** The error of a write to an open file names no path. */
function isWrite(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'write';
}

/** Returns whether a file is in the folder, or is the folder or one above it. */
function isOnPath(file: string, folder: string): boolean {
  return !relative(folder, file).startsWith('..') || !relative(resolve(file), resolve(folder)).startsWith('..');
}
