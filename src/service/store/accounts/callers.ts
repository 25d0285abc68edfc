import { type Kysely, sql } from 'kysely';
import type { ActingForWithin, Records, ResourceReference } from '../../records/index.ts';
import { findAccountOfEventType } from '../event-types/index.ts';
import { createKeyUses, hashApiKey, recordLastUse } from '../keys/index.ts';
import type { Shares } from '../locks/index.ts';
import { prepared } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

const tableOf = {
  'API key': 'api_keys',
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
} as const satisfies Partial<Record<ResourceReference['kind'], string>>;

/** Where to look up a resource of this kind: an email is about an event and belongs to the host of that event. */
function sourceOf(kind: ResourceReference['kind']) {
  if (kind !== 'mail') return sql.table(tableOf[kind]);
  return sql`(
    select mail.account_id, mail.id, event.host_id from deliveries as mail
    join events as event on event.account_id = mail.account_id and event.id = mail.about_event
    where mail.webhook_id is null
  ) as mails`;
}

/** The column that names the owner of a resource in an account. */
const userColumnOf: Readonly<Partial<Record<ResourceReference['kind'], string>>> = {
  availability: 'user_id',
  calendar: 'user_id',
  'event type': 'host_id',
  event: 'host_id',
  mail: 'host_id',
  user: 'id',
};

/** Finds for whom a request acts, and who owns what it names. */
export function createCallers(
  db: Kysely<Database>,
  shares: Shares,
): Pick<Records, 'findCallerByKey' | 'findKeyHolder' | 'findHostOf' | 'isOwn' | 'findOwner' | 'findUserOf'> {
  const countKeyUse = createKeyUses(db, shares.ofKey);
  return {
    async findCallerByKey(use) {
      const row = await countKeyUse(use);
      if (!row) return undefined;
      const { id: keyId, account_id: accountId, user_id: userId, scopes, is_refused: isRefused, count, oldest } = row;
      return { caller: { accountId, userId, via: 'key', keyId, scopes }, use: { keyId, isRefused, count, oldest } };
    },

    async findKeyHolder({ key, now }) {
      const keyRow = await db
        .selectFrom('api_keys')
        .select(['id', 'account_id', 'user_id', 'scopes', 'last_used_at'])
        .where('hash', '=', hashApiKey(key))
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      if (!keyRow) return undefined;
      await recordLastUse(db, { ...keyRow, now });
      const { account_id: accountId, user_id: userId, scopes } = keyRow;
      return { caller: { accountId, userId, via: 'key', keyId: keyRow.id, scopes }, keyId: keyRow.id };
    },

    findHostOf: (resource) => findHostOf(db, resource),

    async isOwn(accountId, { kind, id }) {
      const own = sql`select from ${sourceOf(kind)} where account_id = ${accountId} and id = ${id}`;
      return (await db.executeQuery(prepared(own.compile(db)))).rows.length > 0;
    },

    async findOwner({ kind, id }) {
      const result = await sql<OwnedRow>`select account_id from ${sourceOf(kind)} where id = ${id}`.execute(db);
      return result.rows[0]?.account_id;
    },

    async findUserOf(accountId, { kind, id }) {
      const column = userColumnOf[kind];
      if (column === undefined) return undefined;
      const result = await sql<{ user_id: number | null }>`
        select ${sql.ref(column)} as user_id from ${sourceOf(kind)}
        where account_id = ${accountId} and id = ${id}`.execute(db);
      return result.rows[0]?.user_id ?? undefined;
    },
  };
}

/** Finds the host of an event type or an event, for whom a request without a key acts. */
async function findHostOf(
  db: Kysely<Database>,
  resource: ActingForWithin,
): Promise<Awaited<ReturnType<Records['findHostOf']>>> {
  const { kind, id } = resource;
  const accountId = resource.accountId ?? (kind === 'event type' ? await findAccountOfEventType(db, id) : undefined);
  if (accountId === undefined && kind === 'event type') return undefined;
  const within = accountId === undefined ? sql`` : sql`and account_id = ${accountId}`;
  const row = await sql<HostRow>`
    select account_id, host_id, ${hasTurns(resource, accountId)} as has_turns
    from ${sql.table(tableOf[kind])} where id = ${id} ${within}`
    .execute(db)
    .then(({ rows }) => rows[0]);
  return (
    row && {
      accountId: row.account_id,
      userId: row.host_id,
      ...(row.has_turns && { isForTeam: true }),
    }
  );
}

type OwnedRow = { readonly account_id: number };
type HostRow = { readonly account_id: number; readonly host_id: number; readonly has_turns: boolean };

/** Whether several hosts take turns for an event type. An event has one host. */
function hasTurns({ kind, id }: ActingForWithin, accountId: number | undefined) {
  if (kind === 'event' || accountId === undefined) return sql<boolean>`false`;
  return sql<boolean>`
    exists (select from event_type_hosts where account_id = ${accountId} and event_type_id = ${id})`;
}
