import { statfsSync } from 'node:fs';

/** Where Linux keeps files in memory. macOS and Windows have no such folder. */
const folder = '/dev/shm';

/** Returns the folder whose files are kept in memory, or undefined if it has less room than this. */
export function memoryFolder(roomBytes: number): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= roomBytes ? folder : undefined;
  } catch {
    return undefined;
  }
}
