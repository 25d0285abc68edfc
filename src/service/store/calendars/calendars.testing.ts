import { randomUUID } from 'node:crypto';
import { asInstant, type Instant, type Interval, minuteMillis, packIntervals } from '../../../time/index.ts';
import type { UserKey } from '../../records/index.ts';
import { instant } from '../../testing/index.ts';
import type { Store } from '../open-store.ts';

export const midnight = instant('2026-03-02T00:00:00Z');

export type Source = { readonly id: string; readonly calendarId: string };

type TestReading = UserKey & Source & { readonly busy: readonly Interval[]; readonly isThrottled?: boolean };

/**
 * Returns an instant so many minutes after midnight.
 * @public The tests of operations use it too.
 */
export function at(minutes: number): Instant {
  return asInstant(midnight + minutes * minuteMillis);
}

/**
 * Connects calendars in a store, and saves what was read of them.
 * @public The tests of people use it too.
 */
export function createCalendars(store: Store) {
  /** Saves busy times that were read at midnight. */
  async function saveReading(reading: TestReading): Promise<void> {
    const { accountId, userId, id, calendarId, busy, isThrottled = false } = reading;
    const marks = { revision: 0, etag: null, lastModified: null, syncToken: null, bodyDigest: null };
    const counts = { unreadable: 0, unreadableLines: [], doubtful: 0 };
    const coverage = { wholeReadAt: midnight, coveredUntil: at(10_000) };
    const times = { busy: packIntervals(busy), objects: undefined };
    const content = { kind: 'whole', calendarId, ...coverage, ...marks, ...times, ...counts } as const;
    await store.saveReading({
      accountId,
      userId,
      id,
      now: midnight,
      nextReadAt: at(60),
      contents: [content],
      isThrottled,
    });
  }

  /** Connects a calendar that is busy at these times. */
  async function connect({ accountId, userId }: UserKey, busy: readonly Interval[]): Promise<Source> {
    const [id, calendarId] = [randomUUID(), randomUUID()];
    const calendar = { id: calendarId, name: 'Work', hrefDigest: Buffer.alloc(0), sealedHref: null };
    const secret = { sealed: Buffer.alloc(0), keyId: 0 };
    await store.withAccountLocked(accountId, (records) =>
      records.saveCalendarSource({
        accountId,
        userId,
        id,
        kind: 'feed',
        name: 'Work',
        server: 'calendar.example',
        secret,
        calendars: [calendar],
        now: midnight,
        nextListAt: null,
      }),
    );
    await saveReading({ accountId, userId, id, calendarId, busy });
    return { id, calendarId };
  }

  return { connect, saveReading };
}
