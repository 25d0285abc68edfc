import { type Kysely, sql } from 'kysely';
import { addMinutes, type Instant } from '../../../time/index.ts';
import type { Records, ResourceReference } from '../../records/index.ts';
import { findAccountOfEventType } from '../event-types/index.ts';
import { hashApiKey, recordKeyUse } from '../keys/index.ts';
import type { Shares } from '../locks/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables.ts';

/** `last_used_at` is right to this many minutes: not every request should cost a write. */
const lastUseMinutes = 1;

const tableOf = {
  availability: 'availabilities',
  'event type': 'event_types',
  field: 'booking_form_fields',
  team: 'teams',
  user: 'users',
  webhook: 'webhooks',
  calendar: 'calendar_sources',
  contact: 'contacts',
  delivery: 'deliveries',
  event: 'events',
} as const;

/** Which column says whose a thing of an account is. */
const userColumnOf: Readonly<Partial<Record<ResourceReference['kind'], string>>> = {
  availability: 'user_id',
  calendar: 'user_id',
  'event type': 'host_id',
  event: 'host_id',
  user: 'id',
};

/** Finds for whom a request acts, and whose is what it names. */
export function createCallers(
  db: Kysely<Database>,
  shares: Shares,
): Pick<Records, 'findCallerByKey' | 'findKeyHolder' | 'findHostOf' | 'isOwn' | 'findOwner' | 'findUserOf'> {
  return {
    async findCallerByKey(used) {
      const key = hashApiKey(used.key).toString('base64');
      const found = await shares.ofKey({ key }, () => recordKeyUse(db, used));
      if (!found) return undefined;
      const { id: keyId, account_id: accountId, user_id: userId, scopes, is_refused: isRefused, count, oldest } = found;
      await noteUse(db, { keyId, lastUsed: found.last_used_at, now: used.now });
      return { caller: { accountId, userId, via: 'key', scopes }, use: { keyId, isRefused, count, oldest } };
    },

    async findKeyHolder({ key, now }) {
      const found = await db
        .selectFrom('api_keys')
        .select(['id', 'account_id', 'user_id', 'scopes', 'last_used_at'])
        .where('hash', '=', hashApiKey(key))
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      if (!found) return undefined;
      await noteUse(db, { keyId: found.id, lastUsed: found.last_used_at, now });
      const { account_id: accountId, user_id: userId, scopes } = found;
      return { caller: { accountId, userId, via: 'key', scopes }, keyId: found.id };
    },

    async findHostOf(resource) {
      const { kind, id } = resource;
      const accountId =
        resource.accountId ?? (kind === 'event type' ? await findAccountOfEventType(db, id) : undefined);
      if (accountId === undefined && kind === 'event type') return undefined;
      const within = accountId === undefined ? sql`` : sql`and account_id = ${accountId}`;
      const found = await sql<HostRow>`
        select account_id, host_id from ${sql.table(tableOf[kind])} where id = ${id} ${within}`
        .execute(db)
        .then(({ rows }) => rows[0]);
      return found && { accountId: found.account_id, userId: found.host_id };
    },

    async isOwn(accountId, { kind, id }) {
      const own = sql`select from ${sql.table(tableOf[kind])} where account_id = ${accountId} and id = ${id}`;
      return (await own.execute(db)).rows.length > 0;
    },

    async findOwner({ kind, id }) {
      const table = sql.table(tableOf[kind]);
      const found = await sql<OwnedRow>`select account_id from ${table} where id = ${id}`.execute(db);
      return found.rows[0]?.account_id;
    },

    async findUserOf(accountId, { kind, id }) {
      const column = userColumnOf[kind];
      if (column === undefined) return undefined;
      const found = await sql<{ user_id: number | null }>`
        select ${sql.ref(column)} as user_id from ${sql.table(tableOf[kind])}
        where account_id = ${accountId} and id = ${id}`.execute(db);
      return found.rows[0]?.user_id ?? undefined;
    },
  };
}

type OwnedRow = { readonly account_id: number };
type HostRow = { readonly account_id: number; readonly host_id: number };
type Use = { readonly keyId: number; readonly lastUsed: Instant | null; readonly now: Instant };

async function noteUse(db: Kysely<Database>, { keyId, lastUsed, now }: Use): Promise<void> {
  if (lastUsed !== null && now < addMinutes(lastUsed, lastUseMinutes)) return;
  await db
    .updateTable('api_keys')
    .set({ last_used_at: inUtc(now) })
    .where('id', '=', keyId)
    .execute();
}
