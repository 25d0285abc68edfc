import type { Kysely, Selectable } from 'kysely';
import type { Contact } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { at, inUtc } from '../postgres/index.ts';
import type { ContactsTable, Database } from '../tables/index.ts';

type NamedContacts = { readonly accountId: number; readonly ids: readonly string[]; readonly now: Instant };

/** Reads contacts that were not merged into another, newest first. */
export async function readContacts(db: Kysely<Database>, contacts: NamedContacts): Promise<Contact[]> {
  if (contacts.ids.length === 0) return [];
  const [rows, detailsOf] = await Promise.all([readRows(db, contacts), readDetails(db, contacts)]);
  return rows.map((row) => contactOf(row, detailsOf(row.id)));
}

function readRows(db: Kysely<Database>, { accountId, ids }: NamedContacts) {
  return db
    .selectFrom('contacts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('merged_into', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Reads what is known of contacts beside their rows. */
export async function readDetails(db: Kysely<Database>, contacts: NamedContacts) {
  const [rows, former] = await Promise.all([countMeetings(db, contacts), findFormer(db, contacts)]);
  const counts = new Map(rows.map((row) => [row.contact_id, row]));
  return function detailsOf(id: string): Details {
    const emails = former.filter(({ merged_into: into }) => into === id).map(({ email }) => email);
    return { counts: counts.get(id), emails };
  };
}

/** Reads the addresses of contacts that were merged into these. */
function findFormer(db: Kysely<Database>, { accountId, ids }: NamedContacts) {
  return db
    .selectFrom('contacts')
    .select(['merged_into', 'email'])
    .where('account_id', '=', accountId)
    .where('merged_into', 'in', ids)
    .orderBy('email')
    .execute();
}

type EventCounts = {
  readonly confirmed: number;
  readonly noShows: number;
  readonly last: Instant | null;
  readonly next: Instant | null;
};

/** Reads only the bookings of these contacts, by an index: a page of contacts costs the same however many there are. */
function countMeetings(db: Kysely<Database>, { accountId, ids, now }: NamedContacts) {
  return db
    .selectFrom('events')
    .select(({ fn }) => [
      'contact_id',
      fn.countAll<number>().filterWhere('status', '=', 'confirmed').as('confirmed'),
      fn.countAll<number>().filterWhere('outcome', '=', 'no_show').as('noShows'),
      fn.max('starts_at').filterWhere('status', '=', 'confirmed').filterWhere('starts_at', '<=', at(now)).as('last'),
      fn.min('starts_at').filterWhere('status', '=', 'confirmed').filterWhere('starts_at', '>', at(now)).as('next'),
    ])
    .where('account_id', '=', accountId)
    .where('contact_id', 'in', ids)
    .groupBy('contact_id')
    .execute();
}

type Details = { readonly counts: EventCounts | undefined; readonly emails: readonly string[] };

/** Returns a contact in the form of the API. */
export function contactOf(row: Selectable<ContactsTable>, { counts, emails }: Details): Contact {
  const { id, name, email, timezone, created_at, updated_at } = row;
  const { confirmed = 0, noShows = 0, last = null, next = null } = counts ?? {};
  return {
    id,
    name,
    email,
    timezone,
    ...(emails.length > 0 && { other_emails: [...emails] }),
    ...(confirmed > 0 && { event_count: confirmed }),
    ...(noShows > 0 && { no_shows: noShows }),
    ...(last !== null && { last_event_at: inUtc(last) }),
    ...(next !== null && { next_event_at: inUtc(next) }),
    created_at: inUtc(created_at),
    updated_at: inUtc(updated_at),
  };
}
