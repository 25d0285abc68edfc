import { createHmac } from 'node:crypto';
import type { Clock } from '../../time/index.ts';
import type { Log } from '../log.ts';
import type { PeopleRecords } from '../records/index.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/index.ts';
import type { AttemptLimits, PeopleContext } from './people-context.ts';

export type PeopleOptions = {
  readonly people: PeopleRecords;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: AttemptLimits;
  /** Hashes addresses in the keys of limits. All processes that share counts need the same one. */
  readonly limitSecret: string;
  /** Hashes passwords. @default one that follows OWASP's recommendation */
  readonly hasher?: PasswordHasher | undefined;
  readonly mailsLinks: boolean;
  inBackground(work: () => Promise<void>): void;
};

/** Creates the context of signing in. */
export function createPeopleContext(options: PeopleOptions): PeopleContext {
  const { limitSecret, hasher = createPasswordHasher(), ...others } = options;
  const hashKey = (text: string) => createHmac('sha256', limitSecret).update(text).digest('base64url');
  return { ...others, hashKey, hasher };
}
