import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { instant, openService, startsIn, type TestAccount } from '../../testing/index.ts';
import { readUntil } from './unread-calendar.testing.ts';

const service = await openService();

const zones = ['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Casablanca'];

/** The days around the clock change of Berlin and Casablanca. */
const range = { start: '2026-03-26', end: '2026-03-31', timezone: 'UTC' };
const rangeMinutes = 6 * 24 * 60;
const beforeRange = '2026-03-25T22:40:00Z';

const settings = fc.record({
  zone: fc.constantFrom(...zones),
  limits: fc.constantFrom(null, { day: 2 }, { week: 3 }),
  eventType: fc.record({
    duration: fc.constantFrom(15, 30, 45, 60),
    time_slot_interval: fc.constantFrom(null, 10, 20, 60),
    buffer_time_before_event: fc.constantFrom(0, 5, 30),
    buffer_time_after_event: fc.constantFrom(0, 15),
    min_scheduling_notice: fc.constantFrom(0, 90, 1500),
    booking_window_days: fc.constantFrom(null, 3),
  }),
});

type Settings = typeof settings extends fc.Arbitrary<infer Value> ? Value : never;

/** Some choose a slot that is offered, and some any minute. */
const attempts = fc.array(fc.record({ isOffered: fc.boolean(), pick: fc.nat(rangeMinutes - 1) }), { maxLength: 8 });

test('offers exactly the times that can be booked', async () => {
  service.holdClock(beforeRange);
  await fc.assert(
    fc.asyncProperty(settings, attempts, async (eventTypeSettings, picks) => {
      const host = await accountWith(eventTypeSettings);
      for (const { isOffered, pick } of picks) {
        const offeredStarts = startsIn(await service.slots(host, range));
        const start = isOffered ? offeredStarts[pick % offeredStarts.length] : minuteOfRange(pick);
        if (start === undefined) continue;
        const isExpected = offeredStarts.some((other) => Date.parse(other) === Date.parse(start));
        expect((await service.book(host, start)).status).toBe(isExpected ? 201 : 409);
      }
    }),
    { numRuns: 25 },
  );
});

test('offers no slot that overlaps busy time', async () => {
  service.holdClock(beforeRange);
  await fc.assert(
    fc.asyncProperty(settings, attempts, async (eventTypeSettings, picks) => {
      const host = await accountWith(eventTypeSettings);
      const offeredStarts = startsIn(await service.slots(host, range));
      for (const { pick } of picks) await service.book(host, offeredStarts[pick % offeredStarts.length] ?? beforeRange);
      const remainingSlots = startsIn(await service.slots(host, range)).map((start) =>
        occupiedTime(start, eventTypeSettings),
      );
      const busy = await busyTimes(host);
      expect(remainingSlots.filter((slot) => busy.some(({ from, to }) => slot.from < to && from < slot.to))).toEqual(
        [],
      );
    }),
    { numRuns: 25 },
  );
});

test('neither offers nor books a time that was not completely read in a calendar', async () => {
  const coveredUntil = instant('2026-03-27T12:00:00+01:00');
  const unread = await openService((store) => ({ store: readUntil(store, coveredUntil) }));
  const eventType = { duration: 45, time_slot_interval: 15, buffer_time_after_event: 15 };
  const host = await unread.account({ eventType });
  const offeredStarts = startsIn(await unread.slots(host, { start: '2026-03-27', end: '2026-03-27' }));
  expect(offeredStarts.at(-1)).toBe('2026-03-27T11:00:00+01:00');
  const path = `/event-types/${host.eventTypeId}/slots/explain?date=2026-03-27&timezone=Europe/Berlin`;
  expect((await unread.send(host, `GET ${path}`)).body.data.offered).toEqual(offeredStarts);
  const { status, body } = await unread.book(host, '2026-03-27T11:15:00+01:00');
  expect([status, body.error?.reason]).toEqual([409, 'taken']);
  // The buffer of an exception gives way, the meeting itself does not.
  const exception = { ignore_rules: true };
  expect((await unread.book(host, '2026-03-27T11:20:00+01:00', exception)).status).toBe(409);
  expect((await unread.book(host, '2026-03-27T11:15:00+01:00', exception)).status).toBe(201);
});

function accountWith({ zone, limits, eventType }: Settings): Promise<TestAccount> {
  const booking_frequency_limits = limits && JSON.stringify(limits);
  return service.account({ zone, eventType: { ...eventType, booking_frequency_limits } });
}

function minuteOfRange(minute: number): string {
  return new Date(Date.parse(`${range.start}T00:00:00Z`) + minute * 60_000).toISOString();
}

function occupiedTime(start: string, { eventType }: Settings) {
  const { duration, buffer_time_before_event: before, buffer_time_after_event: after } = eventType;
  const at = Date.parse(start);
  return { from: at - before * 60_000, to: at + (duration + after) * 60_000 };
}

function busyTimes({ accountId }: TestAccount): Promise<{ from: number; to: number }[]> {
  return service.store.db
    .selectFrom('meeting_hosts')
    .select(['busy_from as from', 'busy_to as to'])
    .where('account_id', '=', accountId)
    .execute();
}
