import { type Kysely, sql } from 'kysely';
import type { AccountRecords, CalendarObject, ReadObjects } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';

type Objects = Pick<AccountRecords, 'listCalendarObjects'>;

/** Stores what the objects of calendars on servers hold. */
export function createCalendarObjects(db: Kysely<Database>): Objects {
  return {
    async listCalendarObjects({ accountId, id }) {
      return db
        .selectFrom('calendar_objects')
        .select(['object', 'content', 'bookings'])
        .where('account_id', '=', accountId)
        .where('calendar_id', '=', id)
        .execute();
    },
  };
}

type OfCalendar = { readonly accountId: number; readonly calendarId: string };

/** How many are written by one statement, so that none takes long. */
const objectsAtOnce = 5000;

export async function saveObjects(
  trx: Kysely<Database>,
  { accountId, calendarId }: OfCalendar,
  { saved, removed }: ReadObjects,
): Promise<void> {
  const known = sql`account_id = ${accountId} and calendar_id = ${calendarId}`;
  const isRemoved =
    removed === 'others'
      ? sql`object not in (select unnest(${saved.map(({ object }) => object)}::text[]))`
      : sql`object in (select unnest(${removed}::text[]))`;
  await sql`delete from calendar_objects where ${known} and ${isRemoved}`.execute(trx);
  for (let first = 0; first < saved.length; first += objectsAtOnce) {
    await writeObjects(trx, { accountId, calendarId }, saved.slice(first, first + objectsAtOnce));
  }
}

async function writeObjects(
  trx: Kysely<Database>,
  { accountId, calendarId }: OfCalendar,
  objects: readonly CalendarObject[],
): Promise<void> {
  await sql`
    insert into calendar_objects (account_id, calendar_id, object, content, bookings)
    select ${accountId}::bigint, ${calendarId}::uuid, object, content, bookings
    from jsonb_to_recordset(${JSON.stringify(objects)}::jsonb) as read (object text, content jsonb, bookings uuid[])
    on conflict (account_id, calendar_id, object)
    do update set content = excluded.content, bookings = excluded.bookings
    where calendar_objects.content <> excluded.content or calendar_objects.bookings <> excluded.bookings`.execute(trx);
}
