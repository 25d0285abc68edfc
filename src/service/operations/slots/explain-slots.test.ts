import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SlotExplanation } from '../../../contract/index.ts';
import { instant, openService, type Reply, startsIn, type TestAccount } from '../../testing/index.ts';
import { readUntil } from './unread-calendar.testing.ts';

const service = await openService();

const tuesday = '2026-03-03';
const twoHours = { tuesday: [{ start: '09:00', end: '11:00' }] };
const whole = { from: '2026-03-03T00:00:00+01:00', to: '2026-03-04T00:00:00+01:00' };

type Query = Readonly<Record<string, string | number>>;

function request({ key, eventTypeId }: TestAccount, query: Query): Promise<Reply> {
  const text = new URLSearchParams({ timezone: 'Europe/Berlin', ...query } as Record<string, string>);
  return service.request(`/v1/event-types/${eventTypeId}/slots/explain?${text}`, { key });
}

async function explain(host: TestAccount, query: Query = { date: tuesday }): Promise<SlotExplanation> {
  const { status, body } = await request(host, query);
  expect(status).toBe(200);
  return body.data;
}

/** The reason against each start, as `09:00 taken 1`. */
function refusalsIn({ starts }: SlotExplanation): string[] {
  return starts.map(({ start, refusals }) =>
    [start.slice(11, 16), ...refusals.map(({ reason, layer }) => `${reason} ${layer ?? '-'}`)].join(', '),
  );
}

test('explains a booked time by the booking and its buffers', async () => {
  const host = await service.account({ hours: twoHours, eventType: { buffer_time_after_event: 15 } });
  const { body } = await service.book(host, '2026-03-03T09:30:00+01:00');
  const explanation = await explain(host);
  const source = {
    event_id: body.data.id,
    event_type_id: host.eventTypeId,
    with_buffers: { from: '2026-03-03T09:30:00+01:00', to: '2026-03-03T10:15:00+01:00' },
    invitee_name: 'Ada Lovelace',
  };
  const { userId: host_id } = host;
  expect(explanation.layers).toEqual([
    {
      host_id,
      kind: 'posted_hours',
      from: '2026-03-03T09:00:00+01:00',
      to: '2026-03-03T11:00:00+01:00',
      source: { availability_id: host.availabilityId, override: false },
    },
    { host_id, kind: 'busy', from: '2026-03-03T09:30:00+01:00', to: '2026-03-03T10:00:00+01:00', source },
  ]);
  expect(refusalsIn(explanation)).toEqual(['09:00, taken 1', '09:30, taken 1', '10:00, taken 1', '10:30']);
  expect(explanation.offered).toEqual(['2026-03-03T10:30:00+01:00']);
});

test('explains notice and limit with their details', async () => {
  const limits = JSON.stringify({ day: 1 });
  const eventType = { booking_frequency_limits: limits, min_scheduling_notice: 26 * 60 };
  const host = await service.account({ hours: twoHours });
  await service.book(host, '2026-03-03T09:00:00+01:00');
  await host.updateEventType(eventType);
  const { layers, starts } = await explain(host);
  const { userId: host_id } = host;
  expect(layers.slice(2)).toEqual([
    { host_id, kind: 'notice', to: '2026-03-03T10:00:00+01:00' },
    { host_id, kind: 'limit', ...whole, period: 'day', count: 1, most: 1 },
  ]);
  expect(starts[0]?.refusals.map(({ reason, layer }) => [reason, layer])).toEqual([
    ['notice', 2],
    ['taken', 1],
    ['limit', 3],
  ]);
});

test('explains the window by the day on which it ends', async () => {
  const host = await service.account({ eventType: { booking_window_days: 0 } });
  const { layers, offered } = await explain(host);
  expect(layers.at(-1)).toEqual({ host_id: host.userId, kind: 'window', from: '2026-03-03T00:00:00+01:00' });
  expect(offered).toEqual([]);
});

test('distinguishes a date closed by an override from a closed weekday', async () => {
  const host = await service.account({ hours: twoHours });
  const overrides = [{ from: tuesday, to: tuesday, hours: [] }];
  await service.send(host, `PUT /availabilities/${host.availabilityId}`, { overrides });
  const layersOf = async (date: string) => (await explain(host, { date })).layers;
  const source = { availability_id: host.availabilityId };
  expect(await layersOf(tuesday)).toMatchObject([{ kind: 'closed', ...whole, source: { ...source, override: true } }]);
  expect(await layersOf('2026-03-04')).toMatchObject([{ kind: 'closed', source: { ...source, override: false } }]);
});

test('leaves out the event that is being rescheduled', async () => {
  const host = await service.account({ hours: twoHours });
  const { body } = await service.book(host, '2026-03-03T09:00:00+01:00');
  expect((await explain(host, { date: tuesday, except_event: body.data.id })).offered).toHaveLength(4);
});

describe('one start', () => {
  test('explains a start off the grid', async () => {
    const host = await service.account({ hours: twoHours });
    const { date, starts, offered } = await explain(host, { start: '2026-03-03T09:10:00+01:00' });
    expect({ date, starts, offered }).toEqual({
      date: tuesday,
      starts: [{ start: '2026-03-03T09:10:00+01:00', refusals: [{ reason: 'off_grid', host_id: host.userId }] }],
      offered: [],
    });
  });

  test.each([
    ['1969-12-31T23:00:00Z', 'notice'],
    ['9999-01-01T00:00:00Z', 'window'],
  ])('explains a start beyond all dates: %s', async (start, reason) => {
    const host = await service.account();
    const { starts } = await explain(host, { start });
    expect(starts.map(({ refusals }) => refusals)).toEqual([[{ reason, host_id: host.userId }]]);
  });

  test.each([{}, { date: tuesday, start: '2026-03-03T09:10:00+01:00' }])(
    'requires either a day or a start: %o',
    async (query) => {
      const { status, body } = await request(await service.account(), query);
      expect([status, body.error.code]).toEqual([422, 'validation_failed']);
    },
  );
});

test('explains why an event type has no starts at all', async () => {
  const scheduleless = await service.account({ hours: null });
  const inactive = await service.account({ eventType: { is_active: false } });
  const nothing = { date: tuesday, timezone: 'Europe/Berlin', duration: 30, offered: [], layers: [], starts: [] };
  expect(await explain(scheduleless)).toEqual({ ...nothing, reason: 'no_schedule' });
  expect(await explain(inactive)).toEqual({ ...nothing, reason: 'inactive' });
});

test('explains starts in the zone of the request', async () => {
  const host = await service.account({ hours: twoHours });
  const { offered } = await explain(host, { date: tuesday, timezone: 'America/New_York' });
  expect(offered[0]).toBe('2026-03-03T03:00:00-05:00');
});

test('offers exactly the slots of each day', async () => {
  const settings = fc.record({
    zone: fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca'),
    timezone: fc.constantFrom('UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Europe/Berlin'),
    eventType: fc.record({
      duration: fc.constantFrom(30, 60),
      time_slot_interval: fc.constantFrom(null, 20),
      buffer_time_before_event: fc.constantFrom(0, 30),
      min_scheduling_notice: fc.constantFrom(0, 1500),
      booking_window_days: fc.constantFrom(null, 3),
      booking_frequency_limits: fc.constantFrom(null, '{"day":1}', '{"week":2}'),
    }),
    picks: fc.array(fc.nat(), { maxLength: 3 }),
  });
  service.holdClock('2026-03-25T22:40:00Z');
  await fc.assert(
    fc.asyncProperty(settings, async ({ zone, timezone, eventType, picks }) => {
      const host = await service.account({ zone, eventType });
      const range = { start: '2026-03-27', end: '2026-03-31', timezone };
      for (const pick of picks) {
        const free = startsIn(await service.slots(host, range));
        if (free.length > 0) await service.book(host, free[pick % free.length] ?? '');
      }
      const days = ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31'];
      const explanations = await Promise.all(days.map((date) => explain(host, { date, timezone })));
      expect(explanations.flatMap(({ offered }) => offered)).toEqual(startsIn(await service.slots(host, range)));
    }),
    { numRuns: 15 },
  );
});

test('offers no start after the last calendar reading, like the slots', async () => {
  const until = instant('2026-03-03T10:00:00+01:00');
  const unread = await openService((store) => ({ store: readUntil(store, until) }));
  const host = await unread.account({ hours: twoHours });
  const path = `/v1/event-types/${host.eventTypeId}/slots/explain?date=${tuesday}&timezone=Europe/Berlin`;
  const explanation: SlotExplanation = (await unread.request(path, { key: host.key })).body.data;
  expect(refusalsIn(explanation)).toEqual(['09:00', '09:30', '10:00, taken 1', '10:30, taken 1']);
  expect(explanation.layers[1]).toEqual({
    host_id: host.userId,
    kind: 'calendar_unread',
    from: '2026-03-03T10:00:00+01:00',
  });
  const slots = await unread.slots(host, { start: tuesday, end: tuesday });
  expect(explanation.offered).toEqual(startsIn(slots));
});

test.each([
  ['9999-12-31T23:59:00Z', 'Europe/Berlin'],
  ['0001-01-01T00:00:00Z', 'America/New_York'],
])('refuses to explain %s, whose date in %s has no year of four digits', async (start, timezone) => {
  const { status, body } = await request(await service.account(), { start, timezone });
  expect([status, body.error.errors]).toEqual([
    422,
    { start: [expect.stringMatching(/^must be in a year from 0001/)] },
  ]);
});
