import { codeOf, fullDiskCodes } from '../error-code.ts';

/** Of Node and, for a statement, of PostgreSQL (`disk_full`). */
const codes: ReadonlySet<unknown> = new Set([...fullDiskCodes, '53100']);
/** Messages of PostgreSQL's programs. */
const fullDiskMessage = /No space left on device|Check free disk space|Disk quota exceeded/;

/** Returns an error of one sentence in place of one that says at length that the disk of DATA_DIR is full. */
export function explainFullDisk(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !isDiskFull(error)) return error;
  return new Error(
    `There is no room left in DATA_DIR (${dataDir}): make room on its disk, or set DATA_DIR to a folder on a larger one.`,
    { cause: error },
  );
}

function isDiskFull(error: Error): boolean {
  return codes.has(codeOf(error)) || fullDiskMessage.test(error.message);
}
