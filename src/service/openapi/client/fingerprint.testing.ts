import { createHash } from 'node:crypto';

/** Changes whenever anything of a description does. */
export function fingerprintOf(description: object): string {
  return createHash('sha256').update(JSON.stringify(description)).digest('hex');
}
