import { type BookingFormField, type Event, type EventTableQuery, ok, type Result } from '../../../contract/index.ts';
import { type Instant, utc, type ZoneName } from '../../../time/index.ts';
import type { Caller, EventFilter } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { filterOf } from './list.ts';

/** The title of an event type, and the questions of its form by position, including inactive ones. */
export type FormOfEventType = {
  readonly id: number;
  readonly title: string;
  readonly fields: readonly BookingFormField[];
};

/** All events that match a query. */
export type ExportedEvents = {
  readonly now: Instant;
  /** The zone to write times in. */
  readonly zone: ZoneName;
  /** The forms of the event types of these events, and of no others. */
  readonly forms: readonly FormOfEventType[];
  /** A few hundred events at a time, read while they are written. */
  readonly parts: AsyncIterable<readonly Event[]>;
};

type ExportInput = { readonly caller: Caller; readonly query: EventTableQuery };

/** Exports all events that `listEvents` lists page by page. */
export async function exportEvents(
  { records, clock }: Pick<Context, 'records' | 'clock'>,
  { caller, query }: ExportInput,
): Promise<Result<ExportedEvents>> {
  const { timezone, ...search } = query;
  const filter = filterOf(caller, search);
  if (!filter.ok) return filter;
  const now = clock();
  const zone = timezone ?? (await zoneOf(records, caller));
  const forms = await formsOf(records, filter.data);
  return ok({ now, zone, forms, parts: records.exportEvents(filter.data, now) });
}

async function zoneOf(records: Context['records'], { accountId, userId }: Caller): Promise<ZoneName> {
  const user = await records.findUser(accountId, userId);
  return user ? (user.timezone as ZoneName) : utc; // checked when it was written
}

/** Reads one form after the other, so that an account with many does not take many connections. */
async function formsOf(records: Context['records'], filter: EventFilter): Promise<FormOfEventType[]> {
  const { accountId } = filter;
  const bookedIds = new Set(await records.findEventTypesBooked(filter));
  const eventTypes = bookedIds.size === 0 ? [] : await records.listEventTypes({ accountId });
  const forms: FormOfEventType[] = [];
  for (const { id, title } of eventTypes.filter((eventType) => bookedIds.has(eventType.id))) {
    forms.push({ id, title, fields: await records.listFields(accountId, id) });
  }
  return forms;
}
