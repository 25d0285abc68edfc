import { createHmac } from 'node:crypto';
import { addMinutes, type Clock, type Instant } from '../../time/index.ts';
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
  readonly mailsEvents: boolean;
  inBackground(work: () => Promise<void>): void;
};

/** How long it is remembered that someone can sign in, even if all of them are deleted in the meantime. */
const rememberedMinutes = 1;

/** Creates the context of signing in. */
export function createPeopleContext(options: PeopleOptions): PeopleContext {
  const { limitSecret, hasher = createPasswordHasher(), ...others } = options;
  const hasPeople = rememberPeople(options.people, options.clock);
  const hashKey = (text: string) => createHmac('sha256', limitSecret).update(text).digest('base64url');
  return { ...others, hasPeople, hashKey, hasher };
}

/** Every stranger who opens the console asks whether anyone can sign in. Once someone can, that hardly ever changes. */
function rememberPeople(people: PeopleRecords, clock: Clock): PeopleContext['hasPeople'] {
  let foundAt: Instant | undefined;
  return async function hasPeople() {
    const now = clock();
    if (foundAt !== undefined && foundAt <= now && now < addMinutes(foundAt, rememberedMinutes)) return true;
    const isFound = await people.hasPeople();
    foundAt = isFound ? now : undefined;
    return isFound;
  };
}
