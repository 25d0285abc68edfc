import type { Kysely } from 'kysely';
import { type PeopleRecords, RefusedWork } from '../../records/index.ts';
import { inTransaction } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { createColleagues } from './colleagues.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import { createLinks } from './links.ts';
import { createMembers } from './members.ts';
import { createMemberships } from './memberships.ts';
import { createPasskeys } from './passkeys.ts';
import { createPersons } from './persons.ts';
import { createSessions } from './sessions.ts';

/** Creates the records of people, on a pool of connections or within one transaction. */
export function createPeople(db: Kysely<Database>): PeopleRecords {
  return {
    ...createPersons(db),
    ...createColleagues(db),
    ...createMemberships(db),
    ...createMembers(db),
    ...createSessions(db),
    ...createKnownBrowsers(db),
    ...createLinks(db),
    ...createPasskeys(db),
    async inOneTransaction(work) {
      try {
        return await inTransaction(db, async (trx) => {
          const result = await work(createPeople(trx));
          if (!result.ok) throw new RefusedWork(result);
          return result;
        });
      } catch (error) {
        if (error instanceof RefusedWork) return error.result;
        throw error;
      }
    },
  };
}
