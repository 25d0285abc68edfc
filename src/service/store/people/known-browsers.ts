import type { Kysely } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import type { PeopleRecords } from '../../records/index.ts';
import { at, inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

/** How many browsers of one person are recognized. */
const maxBrowsers = 20;

export function createKnownBrowsers(
  db: Kysely<Database>,
): Pick<PeopleRecords, 'rememberBrowser' | 'isKnownBrowser' | 'forgetBrowser' | 'forgetBrowsers'> {
  const deletionOf = (personId: number) => db.deleteFrom('known_browsers').where('person_id', '=', personId);

  return {
    async rememberBrowser({ personId, browserHash, seenAt }) {
      const columns = { seen_at: inUtc(seenAt) };
      await db
        .insertInto('known_browsers')
        .values({ person_id: personId, browser_hash: browserHash, ...columns })
        .onConflict((conflict) => conflict.columns(['person_id', 'browser_hash']).doUpdateSet(columns))
        .execute();
      const browsers = db.selectFrom('known_browsers').select('browser_hash').where('person_id', '=', personId);
      const oldest = browsers.orderBy('seen_at', 'desc').orderBy('browser_hash').offset(maxBrowsers);
      await deletionOf(personId).where('browser_hash', 'in', oldest).execute();
    },

    async isKnownBrowser(personId, browserHash) {
      const browsers = db.selectFrom('known_browsers').select('seen_at').where('person_id', '=', personId);
      return (await browsers.where('browser_hash', '=', browserHash).executeTakeFirst()) !== undefined;
    },

    async forgetBrowser(personId, browserHash) {
      await deletionOf(personId).where('browser_hash', '=', browserHash).execute();
    },

    async forgetBrowsers(personId, exceptHash) {
      const all = deletionOf(personId);
      await (exceptHash === undefined ? all : all.where('browser_hash', '<>', exceptHash)).execute();
    },
  };
}

type Unused = { readonly before: Instant; readonly max: number };

/**
 * Forgets some of the browsers, of all people, that have not signed in since a time. Does not wait for rows that
 * another request is changing.
 */
export async function forgetUnusedBrowsers(db: Kysely<Database>, { before, max }: Unused): Promise<void> {
  const browsers = db.selectFrom('known_browsers').select(['person_id', 'browser_hash']);
  const oldest = browsers.where('seen_at', '<', at(before)).limit(max).forUpdate().skipLocked();
  await db
    .deleteFrom('known_browsers')
    .where(({ eb, refTuple }) =>
      eb(refTuple('person_id', 'browser_hash'), 'in', oldest.$asTuple('person_id', 'browser_hash')),
    )
    .execute();
}
