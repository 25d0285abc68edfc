import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Interval } from '../../../time/index.ts';
import type { CalendarObject, ObjectTotals } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';

type OfCalendar = { readonly accountId: number; readonly calendarId: string };

type NamedObjects = OfCalendar & { readonly ids: readonly string[] };

type NewObjects = OfCalendar & { readonly objects: readonly CalendarObject[] };

/** Finds objects of a calendar by their ids. */
export function findObjects(trx: Kysely<Database>, { ids, ...calendar }: NamedObjects): Promise<CalendarObject[]> {
  return findWhere(trx, { ...calendar, condition: sql`object = any(${ids}::text[])` });
}

/** Finds the objects of a calendar that hold some of our bookings. */
export function findBookingObjects(trx: Kysely<Database>, calendar: OfCalendar): Promise<CalendarObject[]> {
  return findWhere(trx, { ...calendar, condition: sql`bookings <> '{}' and content -> 'own' <> '[]'` });
}

/** Finds the objects of a calendar whose busy times, from the first to the last, overlap some intervals. */
export function findReachingObjects(
  trx: Kysely<Database>,
  { intervals, ...calendar }: OfCalendar & { readonly intervals: readonly Interval[] },
): Promise<CalendarObject[]> {
  const ranges = `{${intervals.map(({ start, end }) => `[${start},${end}]`)}}`;
  const reach = sql`int8range((content -> 'foreign' ->> 0)::bigint, (content -> 'foreign' ->> -1)::bigint)`;
  const condition = sql`${reach} && ${ranges}::int8multirange and content -> 'foreign' <> '[]'`;
  return findWhere(trx, { ...calendar, condition });
}

async function findWhere(
  trx: Kysely<Database>,
  { accountId, calendarId, condition }: OfCalendar & { readonly condition: RawBuilder<unknown> },
): Promise<CalendarObject[]> {
  const objects = sql<CalendarObject>`
    select object, content, bookings from calendar_objects
    where account_id = ${accountId} and calendar_id = ${calendarId} and ${condition}`;
  return (await objects.execute(trx)).rows;
}

/** Sums up the content of the objects of a calendar. */
export async function sumObjects(trx: Kysely<Database>, { accountId, calendarId }: OfCalendar): Promise<ObjectTotals> {
  const totals = sql<ObjectTotals>`
    select coalesce(sum((content ->> 'entries')::int), 0)::int as entries,
      coalesce(sum((content ->> 'unreadable')::int), 0)::int as unreadable,
      coalesce(sum((content ->> 'doubtful')::int), 0)::int as doubtful,
      coalesce(sum(jsonb_array_length(content -> 'foreign') / 2 + jsonb_array_length(content -> 'own')), 0)::int as times
    from calendar_objects where account_id = ${accountId} and calendar_id = ${calendarId}`;
  return (await totals.execute(trx)).rows[0] ?? { entries: 0, unreadable: 0, doubtful: 0, times: 0 };
}

/** Stores all objects of a calendar. */
export async function replaceObjects(trx: Kysely<Database>, newObjects: NewObjects): Promise<void> {
  const { accountId, calendarId, objects } = newObjects;
  const ids = objects.map(({ object }) => object);
  await sql`
    delete from calendar_objects where account_id = ${accountId} and calendar_id = ${calendarId}
      and object not in (select unnest(${ids}::text[]))`.execute(trx);
  await saveObjects(trx, newObjects);
}

/** Removes objects of a calendar by their ids. */
export async function removeObjects(
  trx: Kysely<Database>,
  { accountId, calendarId, ids }: NamedObjects,
): Promise<void> {
  await sql`
    delete from calendar_objects where account_id = ${accountId} and calendar_id = ${calendarId}
      and object = any(${ids}::text[])`.execute(trx);
}

/** How many rows one statement writes: a booking hardly waits for one. */
const objectsAtOnce = 200;

/** Adds objects to a calendar, or updates their stored content. */
export async function saveObjects(trx: Kysely<Database>, { objects, ...calendar }: NewObjects): Promise<void> {
  for (let first = 0; first < objects.length; first += objectsAtOnce) {
    await writeObjects(trx, { ...calendar, objects: objects.slice(first, first + objectsAtOnce) });
  }
}

async function writeObjects(trx: Kysely<Database>, { accountId, calendarId, objects }: NewObjects): Promise<void> {
  await sql`
    insert into calendar_objects (account_id, calendar_id, object, content, bookings)
    select ${accountId}::bigint, ${calendarId}::uuid, object, content, bookings
    from jsonb_to_recordset(${JSON.stringify(objects)}::jsonb) as read (object text, content jsonb, bookings uuid[])
    on conflict (account_id, calendar_id, object)
    do update set content = excluded.content, bookings = excluded.bookings
    where calendar_objects.content <> excluded.content or calendar_objects.bookings <> excluded.bookings`.execute(trx);
}
