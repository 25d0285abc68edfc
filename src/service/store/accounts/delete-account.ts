import { type Kysely, sql, type Transaction } from 'kysely';
import { type ConnectOptions, connect } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { deletePeople } from './delete-people.ts';

/** Tables in an order in which no row refers to a deleted one. */
const tablesBeforeMemberships = [
  ...['calendar_writes', 'calendar_objects', 'busy_times', 'calendars', 'calendar_feeds', 'calendar_sources'],
  ...[
    'deliveries',
    'webhooks',
    'events',
    'meeting_hosts',
    'meetings',
    'contacts',
    'booking_form_fields',
    'event_type_hosts',
    'event_types',
  ],
  ...['event_type_places', 'availabilities', 'idempotency_keys', 'api_keys', 'sign_in_links', 'sessions'],
] as const satisfies (keyof Database)[];
const tablesAfterMemberships = [
  'handles',
  'team_members',
  'teams',
  'users',
  'branding',
  'journal',
  'due_accounts',
] as const satisfies (keyof Database)[];

/** The tables that hold rows of accounts. */
export const tablesOfAccounts = [
  ...tablesBeforeMemberships,
  'memberships',
  ...tablesAfterMemberships,
  'key_uses',
] as const satisfies (keyof Database)[];

export type DeletedAccount = {
  /** How many rows were deleted from all tables. */
  readonly rows: number;
  /** How many people were deleted because they could not sign in to any other account. */
  readonly people: number;
};

/**
 * Deletes an account with everything in it, and the people who could not sign in to any other account, all in one
 * transaction. Bookings under way end first, and later ones find no account. There is no time limit. Returns undefined
 * if the account does not exist.
 */
export async function deleteAccount(options: ConnectOptions, accountId: number): Promise<DeletedAccount | undefined> {
  const db = connect({ ...options, poolSize: 1, queryTimeoutMillis: 0 });
  try {
    return await db.transaction().execute(async (trx) => {
      if (!(await lockAccount(trx, accountId))) return undefined;
      const { rows, personIds } = await deleteRows(trx, accountId);
      const people = await deletePeople(trx, personIds);
      return { rows: rows + (await deleteKeyUses(trx, accountId)), people };
    });
  } finally {
    await db.destroy();
  }
}

/**
 * Takes the locks of changes, of bookings, of calendar readings and of deliveries, each in its own usual order, because
 * the deletion goes the other way, from referring rows to the rows they refer to. The row of the account is locked
 * again at the end: from then on, everything that refers to it waits, but a booking under way has to end first.
 */
async function lockAccount(trx: Transaction<Database>, accountId: number): Promise<boolean> {
  const changes = sql`select from accounts where id = ${accountId} for no key update`;
  if ((await changes.execute(trx)).rows.length === 0) return false;
  for (const table of ['users', 'calendar_sources', 'webhooks']) {
    await sql`select from ${sql.table(table)} where account_id = ${accountId} order by id for update`.execute(trx);
  }
  await sql`select from accounts where id = ${accountId} for update`.execute(trx);
  return true;
}

type DeletedRows = { readonly rows: number; readonly personIds: readonly number[] };

/** Deletes the rows of an account, and returns how many, with the people who could sign in to it. */
async function deleteRows(trx: Kysely<Database>, accountId: number): Promise<DeletedRows> {
  let rows = 0;
  for (const table of tablesBeforeMemberships) rows += await deleteRowsOf(trx, { table, accountId });
  const personIds = await deleteMemberships(trx, accountId);
  for (const table of tablesAfterMemberships) rows += await deleteRowsOf(trx, { table, accountId });
  await trx.deleteFrom('accounts').where('id', '=', accountId).execute();
  return { rows: rows + personIds.length + 1, personIds };
}

/**
 * Deletes all memberships, and returns whose they were. Accepting an invitation does not wait for the lock of the
 * account, but invitations are deleted by now: a person who was accepting one is a member, and no one else can become
 * one.
 */
async function deleteMemberships(trx: Kysely<Database>, accountId: number): Promise<number[]> {
  const deletion = trx.deleteFrom('memberships').where('account_id', '=', accountId).returning('person_id');
  return (await deletion.execute()).map(({ person_id }) => person_id);
}

/**
 * Uses of keys refer to no other row, so a request that found its key before the deletion could count a use after it.
 * The uses of all accounts wait for the lock, so it is taken last.
 */
async function deleteKeyUses(trx: Kysely<Database>, accountId: number): Promise<number> {
  await sql`lock table key_uses in share row exclusive mode`.execute(trx);
  return deleteRowsOf(trx, { table: 'key_uses', accountId });
}

type RowsOfAccount = { readonly table: keyof Database; readonly accountId: number };

async function deleteRowsOf(trx: Kysely<Database>, { table, accountId }: RowsOfAccount): Promise<number> {
  const deletion = sql`delete from ${sql.table(table)} where account_id = ${accountId}`;
  return Number((await deletion.execute(trx)).numAffectedRows ?? 0);
}
