import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isZoneName, utc, type ZoneName } from '../../time/index.ts';
import { at, date, hourly, openWorld, type World } from '../testing/index.ts';

const zone = (name: string) => name as ZoneName; // real zones, written here

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/St_Johns',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Chatham',
].filter(isZoneName);

const noBuffers = { buffer_time_before_event: 0, buffer_time_after_event: 0 };

type Range = { readonly start: string; readonly end: string; readonly timezone?: ZoneName };

async function request(world: World, { start, end, timezone = utc }: Range) {
  const response = await world.get(`/event-types/42/slots?start=${start}&end=${end}&timezone=${timezone}`);
  return (await response.json()).data;
}

function asServer(world: World, { start, end, timezone = utc }: Range) {
  return world.server.slotsFor({ start: date(start), end: date(end), timezone });
}

describe('any range of any zone', () => {
  const anyRange = fc.record({
    from: fc.integer({ min: -40, max: 460 }),
    days: fc.integer({ min: 0, max: 61 }),
    timezone: fc.constantFrom(...zones),
  });

  it('lists any range of any zone as the server would', async () => {
    const world = openWorld();
    world.server.times = [
      ...hourly(date('2026-04-03'), 90, [0, 5, 10, 11, 23]),
      ...hourly(date('2026-10-20'), 3, [12]),
      at('2027-04-25T12:00Z'),
    ];
    await fc.assert(
      fc.asyncProperty(anyRange, async ({ from, days, timezone }) => {
        const start = addDays(date('2026-04-01'), from);
        const range = { start, end: addDays(start, days), timezone };
        expect(await request(world, range)).toEqual(asServer(world, range));
      }),
      { numRuns: 150 },
    );
    expect(world.server.countOf('/slots')).toBeLessThan(25);
  });
});

describe('a range without slots', () => {
  it.each([
    ['earlier in the same month', { start: '2026-04-01', end: '2026-04-02' }, '2026-04-20T12:00:00+00:00', 1],
    ['in a month that is over', { start: '2026-02-01', end: '2026-02-28' }, '2026-04-20T12:00:00+00:00', 1],
    ['later in the month of the last slot', { start: '2026-04-21', end: '2026-04-30' }, '2026-10-01T12:00:00+00:00', 2],
    ['between two slots', { start: '2026-06-01', end: '2026-06-30' }, '2026-10-01T12:00:00+00:00', 1],
    ['after all slots', { start: '2026-11-01', end: '2026-11-30' }, null, 1],
  ])('names the next slot, if any, for a range %s', async (_, range, next, questions) => {
    const world = openWorld();
    world.server.times = [at('2026-04-20T12:00Z'), at('2026-10-01T12:00Z')];
    expect(await request(world, range)).toEqual({ slots: {}, next_available: next });
    expect(world.server.countOf('/slots')).toBe(questions);
  });

  it('passes on why an event type has no slots', async () => {
    const world = openWorld();
    world.server.instead.set('GET /v1/event-types/42/slots', () =>
      Response.json({ success: true, data: { slots: {}, next_available: null, reason: 'no_schedule' } }),
    );
    const reply = await request(world, { start: '2026-04-21', end: '2026-04-30' });
    expect(reply).toEqual({ slots: {}, next_available: null, reason: 'no_schedule' });
  });

  it('names no next opening that was just booked', async () => {
    const world = openWorld();
    world.server.times = [at('2026-08-03T09:00Z'), at('2026-08-04T09:00Z')];
    const range = { start: '2026-04-01', end: '2026-04-30' };
    expect((await request(world, range)).next_available).toBe('2026-08-03T09:00:00+00:00');
    expect((await world.book('2026-08-03T09:00Z')).status).toBe(201);
    expect((await request(world, range)).next_available).toBe('2026-08-04T09:00:00+00:00');
  });

  it('names no next opening that overlaps one that was just booked', async () => {
    const world = openWorld();
    world.server.eventType = { ...world.server.eventType, ...noBuffers, booking_frequency_limits: null };
    world.server.times = [at('2026-08-03T09:00Z'), at('2026-08-03T09:15Z')];
    const range = { start: '2026-04-01', end: '2026-04-30' };
    expect((await request(world, range)).next_available).toBe('2026-08-03T09:00:00+00:00');
    await world.book('2026-08-03T09:15Z');
    world.server.times = [at('2026-08-04T09:00Z')];
    expect((await request(world, range)).next_available).toBe('2026-08-04T09:00:00+00:00');
  });

  it('names no next slot more than 366 days away', async () => {
    const world = openWorld();
    world.server.times = [at('2027-04-03T12:00Z')];
    const next = async (end: string) => (await request(world, { start: '2026-04-01', end })).next_available;
    expect([await next('2026-04-01'), await next('2026-04-02')]).toEqual([null, '2027-04-03T12:00:00+00:00']);
  });

  it('leaves out the next slot when the server fails', async () => {
    const world = openWorld({ requestsPerMinute: 6 });
    world.server.times = [at('2026-04-20T12:00Z')];
    await request(world, { start: '2026-06-01', end: '2026-06-30' });
    await request(world, { start: '2026-04-20', end: '2026-04-20' });
    expect(await request(world, { start: '2026-04-21', end: '2026-04-30' })).toEqual({ slots: {} });
  });

  it('requests nothing about the past', async () => {
    const world = openWorld();
    await request(world, { start: '1970-01-01', end: '1970-01-31' });
    expect(world.server.countOf('/slots')).toBe(0);
  });

  it('lists the last month of year 9999', async () => {
    const world = openWorld();
    expect(await request(world, { start: '9999-12-01', end: '9999-12-31' })).toEqual({
      slots: {},
      next_available: null,
    });
  });
});

describe('when bookings end', () => {
  /** A host who can be booked until the end of 15 May in Berlin. */
  function openWindow(): World {
    const world = openWorld();
    world.server.eventType = { ...world.server.eventType, booking_window_days: 44 };
    world.server.times = [at('2026-05-15T12:00Z')];
    world.server.bookableUntil = at('2026-05-16T00:00+02:00');
    return world;
  }

  it.each([
    ['holds slots', { start: '2026-05-01', end: '2026-05-31' }],
    ['holds none', { start: '2026-05-16', end: '2026-05-31' }],
    ['begins after the window', { start: '2026-07-01', end: '2026-07-31' }],
  ])('writes the end of bookings in the zone of a request that %s', async (_, range) => {
    const { bookable_until: until } = await request(openWindow(), { ...range, timezone: zone('Asia/Kathmandu') });
    expect(until).toBe('2026-05-16T03:45:00+05:45');
  });

  it('knows the end of bookings for later months without another request', async () => {
    const world = openWindow();
    await request(world, { start: '2026-05-01', end: '2026-05-31' });
    for (const month of ['2026-06', '2026-09', '2031-01']) {
      const body = await request(world, { start: `${month}-01`, end: `${month}-28` });
      expect(body).toEqual({ slots: {}, next_available: null, bookable_until: '2026-05-15T22:00:00+00:00' });
    }
    expect(world.server.countOf('/slots')).toBe(1);
  });

  it.each([['soon'], [null]])('leaves out the end of bookings if the server sends %j', async (until) => {
    const world = openWindow();
    const data = { slots: {}, next_available: null, bookable_until: until };
    world.server.instead.set('GET /v1/event-types/42/slots', () => Response.json({ success: true, data }));
    const body = await request(world, { start: '2026-05-01', end: '2026-05-31' });
    expect(body).toEqual({ slots: {}, next_available: null });
  });
});

it.each([
  [[15, 30], 'must be one of 15, 30, found 20'],
  [null, 'must be one of 30, found 20'],
])('refuses a length that is not offered without asking the server', async (durations, sentence) => {
  const world = openWorld();
  world.server.eventType = { ...world.server.eventType, durations };
  const response = await world.get('/event-types/42/slots?start=2026-04-01&end=2026-04-30&duration=20');
  expect((await response.json()).error.errors).toEqual({ duration: [sentence] });
  expect(world.server.countOf('/slots')).toBe(0);
});

it('treats a server that sends invalid times as failing', async () => {
  const world = openWorld();
  const slots = { '2026-04-07': [{ start: 'nine', end: 'ten' }] };
  world.server.instead.set('GET /v1/event-types/42/slots', () => Response.json({ success: true, data: { slots } }));
  const response = await world.get('/event-types/42/slots?start=2026-04-01&end=2026-04-30');
  expect(response.status).toBe(503);
});

it('leaves out the next slot if the server names none', async () => {
  const world = openWorld();
  world.server.instead.set('GET /v1/event-types/42/slots', () => Response.json({ success: true, data: { slots: {} } }));
  expect(await request(world, { start: '2026-04-01', end: '2026-04-30' })).toEqual({ slots: {} });
});
