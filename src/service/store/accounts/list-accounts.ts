import { sql } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import { at, type ConnectOptions, connect } from '../postgres/index.ts';
import type { HasDatabase } from '../tables/index.ts';

/** The number of rows that an account holds. */
export type AccountSummary = {
  readonly id: number;
  readonly name: string;
  readonly users: number;
  readonly eventTypes: number;
  readonly contacts: number;
  readonly events: number;
  /** Events that are confirmed and have not begun. */
  readonly upcoming: number;
  readonly createdAt: Instant;
};

/** Lists all accounts, or the one with an id, in the order of creation. There is no time limit. */
export async function listAccounts(
  options: ConnectOptions,
  { now, id }: { readonly now: Instant; readonly id?: number },
): Promise<AccountSummary[]> {
  const countOf = (table: string) =>
    sql`(select count(*) from ${sql.table(table)} as counted where counted.account_id = account.id)`;
  const accounts = sql<AccountSummary>`
    select id, name, created_at as "createdAt", ${countOf('users')} as users, ${countOf('event_types')} as "eventTypes",
      ${countOf('contacts')} as contacts, ${countOf('events')} as events,
      (select count(*) from events as event where event.account_id = account.id
        and event.status = 'confirmed' and event.starts_at > ${at(now)}) as upcoming
    from accounts as account ${id === undefined ? sql`` : sql`where id = ${id}`} order by id`;
  const db = connect({ ...options, poolSize: 1, queryTimeoutMillis: 0 });
  try {
    return (await accounts.execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

/** Renames an account. Returns whether an account with this id exists. */
export async function renameAccount({ db }: HasDatabase, id: number, name: string): Promise<boolean> {
  const result = await db.updateTable('accounts').set({ name }).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
