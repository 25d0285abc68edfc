import { type Interval, unpackIntervals } from '../../../time/index.ts';
import { type ConnectedCalendar, canBlock } from '../../records/index.ts';
import { readSource } from './read-source.ts';
import type { SourceReader, SourceReading } from './source-reader.ts';

/**
 * Returns when a source is busy apart from one of our bookings, whoever hosts it. Returns undefined if not all of it
 * can be read. Stored times cannot say that: they are merged, and another entry may be at the same time.
 */
export async function readBusyExcept(
  reader: SourceReader,
  { eventId, source, ...options }: SourceReading & { readonly eventId: string },
): Promise<Interval[] | undefined> {
  const records: SourceReader['records'] = {
    ...reader.records,
    async findOwnTimes(user, ids) {
      const ownTimes = await reader.records.findOwnTimes(user, ids);
      // No entry has received that change: all of them are left out, wherever they are.
      return ownTimes.map((own) => (own.id === eventId ? { ...own, sequence: Number.POSITIVE_INFINITY } : own));
    },
  };
  const unread = { ...source, calendars: source.calendars.map(withoutMarks) };
  const contents = await readSource({ ...reader, records }, { ...options, source: unread });
  const whole = contents.filter((content) => content.kind === 'whole');
  const isComplete = source.calendars
    .filter(canBlock)
    .every(({ id }) => whole.some(({ calendarId }) => calendarId === id));
  return isComplete ? whole.flatMap(({ busy }) => unpackIntervals(busy)) : undefined;
}

/** A calendar that is read as a whole, changed or not. */
function withoutMarks(calendar: ConnectedCalendar): ConnectedCalendar {
  return { ...calendar, etag: null, lastModified: null, syncToken: null, bodyDigest: null, wholeReadAt: null };
}
