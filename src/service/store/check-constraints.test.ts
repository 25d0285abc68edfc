import { type SelectType, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from './database.testing.ts';
import { openStore } from './index.ts';
import type { Database } from './tables/index.ts';

const database = await createDatabase();
const store = await openStore(database);

afterAll(async () => {
  await store.close();
  await database.drop();
});

const attempts = { pending: true, succeeded: true, failed: true } as const;
const eventStatuses = { confirmed: true, canceled: true } as const;
const roles = { owner: true, admin: true, member: true } as const;

/** The columns whose values a constraint lists, with the values of their types. Most types are those of the contract. */
const columns = {
  'booking_form_fields.type': values<'booking_form_fields', 'type'>({
    text: true,
    textarea: true,
    select: true,
    checkbox: true,
    radio: true,
    phone: true,
    email: true,
    multiple_emails: true,
  }),
  'branding.logo_type': values<'branding', 'logo_type'>({ 'image/png': true, 'image/jpeg': true }),
  'calendar_sources.kind': values<'calendar_sources', 'kind'>({ feed: true, caldav: true }),
  'calendar_sources.when_unreachable': values<'calendar_sources', 'when_unreachable'>({ close: true, keep: true }),
  'calendar_writes.status': values<'calendar_writes', 'status'>(attempts),
  'calendars.blocks': values<'calendars', 'blocks'>({ busy: true, all: true, nothing: true }),
  'deliveries.recipient': values<'deliveries', 'recipient'>({
    webhook: true,
    invitee: true,
    host: true,
    guest: true,
    former_host: true,
  }),
  'deliveries.status': values<'deliveries', 'status'>({ ...attempts, skipped: true }),
  'due_accounts.channel': values<'due_accounts', 'channel'>({ webhook: true, mail: true }),
  'events.outcome': values<'events', 'outcome'>({ met: true, no_show: true }),
  'events.status': values<'events', 'status'>(eventStatuses),
  'meeting_hosts.how': values<'meeting_hosts', 'how'>({
    only: true,
    required: true,
    rotation: true,
    owner: true,
    by_hand: true,
  }),
  'meeting_hosts.status': values<'meeting_hosts', 'status'>(eventStatuses),
  'meetings.status': values<'meetings', 'status'>(eventStatuses),
  'memberships.role': values<'memberships', 'role'>(roles),
  'sessions.method': values<'sessions', 'method'>({ setup: true, password: true, passkey: true, link: true }),
  'sign_in_links.purpose': values<'sign_in_links', 'purpose'>({
    setup: true,
    invitation: true,
    sign_in: true,
    reset: true,
    confirm_email: true,
  }),
  'sign_in_links.role': values<'sign_in_links', 'role'>(roles),
};

test('allows in each column exactly the values of its type', async () => {
  const { rows } = await sql<{ place: string; definition: string }>`
    select conrelid::regclass || '.' || attname as place, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and array[attnum] = conkey
    where contype = 'c' and connamespace = 'public'::regnamespace
      and pg_get_constraintdef(pg_constraint.oid) like '%= ANY (ARRAY[''%'
  `.execute(store.db);
  const allowed = rows.map(({ place, definition }) => {
    const matches = definition.matchAll(/'([^']+)'::text/g);
    return [place, Array.from(matches, ([, value]) => value).sort()];
  });
  expect(Object.fromEntries(allowed), 'Change the check of the column in a new migration.').toEqual(columns);
});

/** Lists the values of a column's type. The compiler refuses a list that lacks one or has another. */
function values<Table extends keyof Database, Column extends keyof Database[Table]>(
  all: Readonly<Record<Extract<SelectType<Database[Table][Column]>, string>, true>>,
): string[] {
  return Object.keys(all).sort();
}
