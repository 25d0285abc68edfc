import { createHash } from 'node:crypto';

/** Returns a digest that changes whenever a description changes. */
export function fingerprintOf(description: object): string {
  return createHash('sha256').update(JSON.stringify(description)).digest('hex');
}
