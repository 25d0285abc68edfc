import type { Kysely } from 'kysely';
import { fullName, type JournalEntry } from '../../../contract/index.ts';
import type { Database } from '../tables/index.ts';

type Subject = JournalEntry['subject'];
type Named = { readonly id: string | number; readonly name: string };
type ReadNames = (search: Search, ids: readonly string[]) => Promise<readonly Named[]>;
type Search = { readonly db: Kysely<Database>; readonly accountId: number };

/** The kinds of resources that people know by a name, and how to read it. An event has the name of its invitee. */
const readers: Readonly<Record<string, ReadNames>> = {
  availability: ({ db, accountId }, ids) =>
    db
      .selectFrom('availabilities')
      .select(['id', 'name'])
      .where('account_id', '=', accountId)
      .where('id', 'in', ids.map(Number))
      .execute(),
  'event type': ({ db, accountId }, ids) =>
    db
      .selectFrom('event_types')
      .select(['id', 'title as name'])
      .where('account_id', '=', accountId)
      .where('id', 'in', ids.map(Number))
      .execute(),
  event: ({ db, accountId }, ids) =>
    db
      .selectFrom('events')
      .select(['id', 'invitee_name as name'])
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .execute(),
  contact: ({ db, accountId }, ids) =>
    db
      .selectFrom('contacts')
      .select(['id', 'name'])
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .execute(),
  user: async ({ db, accountId }, ids) => {
    const users = db.selectFrom('users').select(['id', 'first_name', 'last_name']).where('account_id', '=', accountId);
    const rows = await users.where('id', 'in', ids.map(Number)).execute();
    return rows.map((row) => ({ id: row.id, name: fullName(row) }));
  },
};

/** A request for a list has no id; only these are compared with the columns. */
const isId = (id: string) => /^(\d{1,15}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/.test(id);

/** Adds the names that resources have now. One that was deleted, or has no name, stays as it is. */
export async function withNames(
  db: Kysely<Database>,
  { accountId, entries }: { readonly accountId: number; readonly entries: readonly JournalEntry[] },
): Promise<JournalEntry[]> {
  const names = new Map<string, string>();
  for (const [kind, ofKind] of Map.groupBy(entries, ({ subject }) => subject.kind)) {
    const ids = [...new Set(ofKind.map(({ subject }) => subject.id))].filter(isId);
    const subjects = ids.length === 0 ? [] : await readers[kind]?.({ db, accountId }, ids);
    for (const { id, name } of subjects ?? []) {
      // The personal data of an event may have been erased, and a merged contact has no name of its own.
      if (name !== '') names.set(keyOf({ kind, id: String(id) }), name);
    }
  }
  return entries.map((entry) => {
    const name = names.get(keyOf(entry.subject));
    return name === undefined ? entry : { ...entry, subject: { ...entry.subject, name } };
  });
}

function keyOf({ kind, id }: Pick<Subject, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
