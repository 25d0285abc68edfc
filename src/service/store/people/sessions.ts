import type { Kysely, Selectable } from 'kysely';
import type { PeopleRecords, Session } from '../../records/index.ts';
import { at, inUtc } from '../postgres/index.ts';
import type { Database, SessionsTable } from '../tables/index.ts';
import { forgetUnusedBrowsers } from './known-browsers.ts';

type Sessions = Pick<
  PeopleRecords,
  | 'saveSession'
  | 'findSession'
  | 'listSessions'
  | 'recordSeen'
  | 'replaceSession'
  | 'revokeSession'
  | 'revokeSessions'
  | 'removeExpired'
>;

/** How many rows to remove at once, so that no request waits for it. */
const removalLimit = 100;

/** Stores the sessions of people who are signed in. */
export function createSessions(db: Kysely<Database>): Sessions {
  return {
    async saveSession(session) {
      await db.insertInto('sessions').values(rowOf(session)).execute();
    },

    async findSession(hash) {
      const row = await db
        .selectFrom('sessions as session')
        .innerJoin('people as person', 'person.id', 'session.person_id')
        .innerJoin('memberships as member', (join) =>
          join
            .onRef('member.person_id', '=', 'session.person_id')
            .onRef('member.account_id', '=', 'session.account_id')
            .onRef('member.user_id', '=', 'session.user_id'),
        )
        .selectAll('session')
        .select(['person.email', 'member.role'])
        .where('session.hash', '=', hash)
        .where('person.closed_at', 'is', null)
        .executeTakeFirst();
      return row && { ...sessionOf(row), email: row.email, role: row.role };
    },

    async listSessions(personId) {
      const rows = db.selectFrom('sessions').selectAll().where('person_id', '=', personId);
      return (await rows.orderBy('seen_at', 'desc').orderBy('id').execute()).map(sessionOf);
    },

    async recordSeen(hash, now) {
      await db
        .updateTable('sessions')
        .set({ seen_at: inUtc(now) })
        .where('hash', '=', hash)
        .execute();
    },

    async replaceSession(hash, session) {
      const update = db.updateTable('sessions').set(rowOf(session)).where('hash', '=', hash);
      return (await update.executeTakeFirst()).numUpdatedRows > 0n;
    },

    async revokeSession(personId, id) {
      const deletion = db.deleteFrom('sessions').where('person_id', '=', personId).where('id', '=', id);
      return (await deletion.executeTakeFirst()).numDeletedRows > 0n;
    },

    async revokeSessions(personId, exceptId) {
      const deletion = db.deleteFrom('sessions').where('person_id', '=', personId);
      await (exceptId === undefined ? deletion : deletion.where('id', '<>', exceptId)).execute();
    },

    removeExpired: (expiry) => removeExpired(db, expiry),
  };
}

type Expiry = Parameters<PeopleRecords['removeExpired']>[0];

/** Removes what has expired, a limited number of rows at once. */
async function removeExpired(
  db: Kysely<Database>,
  { seenBefore, signedInBefore, browserSeenBefore, now }: Expiry,
): Promise<void> {
  const old = db
    .selectFrom('sessions')
    .select('hash')
    .where(({ or, eb }) => or([eb('seen_at', '<', at(seenBefore)), eb('signed_in_at', '<', at(signedInBefore))]));
  // A request that accepts an invitation keeps the rows it removes locked for a while: do not wait for them.
  const oldest = old.limit(removalLimit).forUpdate().skipLocked();
  await db.deleteFrom('sessions').where('hash', 'in', oldest).execute();
  for (const table of ['passkey_challenges', 'sign_in_links'] as const) {
    const expiredRows = db.selectFrom(table).select('hash').where('expires_at', '<', at(now)).limit(removalLimit);
    await db.deleteFrom(table).where('hash', 'in', expiredRows.forUpdate().skipLocked()).execute();
  }
  await forgetUnusedBrowsers(db, { before: browserSeenBefore, max: removalLimit });
}

function rowOf(session: Session) {
  return {
    hash: session.hash,
    id: session.id,
    person_id: session.personId,
    account_id: session.accountId,
    user_id: session.userId,
    signed_in_at: inUtc(session.signedInAt),
    proven_at: inUtc(session.provenAt),
    seen_at: inUtc(session.seenAt),
    method: session.method,
    device: session.device,
    browser_hash: session.browserHash,
  };
}

function sessionOf(row: Selectable<SessionsTable>): Session {
  return {
    hash: row.hash,
    id: row.id,
    personId: row.person_id,
    accountId: row.account_id,
    userId: row.user_id,
    signedInAt: row.signed_in_at,
    provenAt: row.proven_at,
    seenAt: row.seen_at,
    method: row.method,
    device: row.device,
    browserHash: row.browser_hash,
  };
}
