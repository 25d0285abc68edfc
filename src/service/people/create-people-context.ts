import { createHmac } from 'node:crypto';
import type { Clock } from '../../time/index.ts';
import type { Log } from '../log.ts';
import type { PeopleRecords } from '../records/index.ts';
import { createPasswordHasher } from './passwords/index.ts';
import type { AttemptLimits, PeopleContext } from './people-context.ts';

export type PeopleOptions = {
  readonly people: PeopleRecords;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: AttemptLimits;
  /** Hashes addresses in the keys of limits. All processes that share counts need the same one. */
  readonly limitSecret: string;
  readonly mailsLinks: boolean;
  inBackground(work: () => Promise<void>): void;
};

/** Creates the context of signing in. */
export function createPeopleContext({ limitSecret, ...options }: PeopleOptions): PeopleContext {
  const hashKey = (text: string) => createHmac('sha256', limitSecret).update(text).digest('base64url');
  return { ...options, hashKey, hasher: createPasswordHasher() };
}
