import { beforeEach, describe, expect, it } from 'vitest';
import { type Slot, success } from '../../contract/index.ts';
import { addDays, addMinutes, daysBetween, formatInstant, startOfDate, utc } from '../../time/index.ts';
import { date, openWorld, refusal, startsIn, type World } from '../testing/index.ts';

const slotsPath = 'GET /v1/event-types/42/slots';
const slotsOfApril = '/event-types/42/slots?start=2026-04-01&end=2026-04-30&timezone=UTC';
const perDay = 24 * 60;

let world: World;
let errors: unknown[];

beforeEach(() => {
  errors = [];
  world = openWorld({ onError: (error) => errors.push(error) });
});

/** Has the server offer a slot every minute, and refuse dates with more than `most` of them. */
function offerEachMinute(maxSlots: number, refuse: () => Response): void {
  world.server.instead.set(slotsPath, (request) => {
    const query = new URL(request.url).searchParams;
    const [start, end] = [date(query.get('start') ?? ''), date(query.get('end') ?? '')];
    const days = daysBetween(start, end) + 1;
    if (days * perDay > maxSlots) return refuse();
    const slots: Record<string, Slot[]> = {};
    for (let day = 0; day < days; day += 1) {
      const midnight = startOfDate(addDays(start, day), utc);
      slots[addDays(start, day)] = Array.from({ length: perDay }, (_, minute) => ({
        start: formatInstant(addMinutes(midnight, minute), 0),
        end: formatInstant(addMinutes(midnight, minute + 1), 0),
      }));
    }
    return Response.json(success({ slots }));
  });
}

const tooMany = () => refusal({ code: 'validation_failed', errors: { end: ['must be 2026-04-08 or earlier'] } });
const tooLarge = () => new Response(`{"pad":"${'x'.repeat(3_000_000)}"}`);

describe('a month of more slots than a response lists', () => {
  it.each([
    ['refuses it', tooMany],
    ['responds with more than is read', tooLarge],
  ])('shows the whole month where the server %s', async (_, refuse) => {
    offerEachMinute(12_500, refuse);
    const starts = await startsIn(await world.get(slotsOfApril));
    expect([starts.length, new Set(starts).size]).toEqual([30 * perDay, 30 * perDay]);
    expect(errors).toEqual([]);
  });

  it('remembers how many days of slots fit one response', async () => {
    offerEachMinute(12_500, tooMany);
    await world.get(slotsOfApril);
    const first = world.server.countOf('/slots');
    await world.get(slotsOfApril.replaceAll('2026-04', '2026-06'));
    expect([first, world.server.countOf('/slots') - first]).toEqual([2 + 4, 4]);
  });

  it('reports the server unavailable when one day has too many slots', async () => {
    offerEachMinute(100, tooMany);
    const response = await world.get(slotsOfApril);
    expect([response.status, (await response.json()).error.code]).toEqual([503, 'unavailable']);
    await world.get(slotsOfApril);
    expect(errors).toEqual([new Error('The server lists too many slots for one day of an event type to be shown.')]);
  });
});

it('writes a response once for all who request it together', async () => {
  offerEachMinute(12_500, tooMany);
  const responses = await Promise.all(Array.from({ length: 10 }, () => world.get(slotsOfApril)));
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(bodies).size).toBe(1);
});

describe('months outside the booking window', () => {
  const request = async (month: string) => {
    const response = await world.get(slotsOfApril.replaceAll('2026-04-30', `${month}-28`).replace('2026-04', month));
    return [response.status, (await response.json()).data];
  };

  it.each(['1970-01', '2028-05', '2100-01', '9998-01'])('requests no unbookable month: %s', async (month) => {
    expect(await request(month)).toEqual([200, { slots: {}, next_available: null }]);
    expect(world.server.countOf('/slots')).toBe(0);
  });

  it('requests only what comes next for a past month', async () => {
    expect((await request('2026-01'))[1]).toEqual({ slots: {}, next_available: '2026-04-01T09:00:00+00:00' });
    const urls = world.server.requests.map(({ url }) => url).filter((url) => url.includes('/slots?'));
    expect(urls).toEqual([expect.stringContaining('start=2026-03-31')]);
  });

  it("requests no month after the event type's booking window", async () => {
    world.server.eventType = { ...world.server.eventType, booking_window_days: 45 };
    await request('2026-05');
    expect(world.server.countOf('/slots')).toBe(1);
    expect(await request('2026-06')).toEqual([200, { slots: {}, next_available: null }]);
    expect(world.server.countOf('/slots')).toBe(1);
  });

  it('names no next time that cannot be booked', async () => {
    world.server.instead.set(slotsPath, () =>
      Response.json(success({ slots: {}, next_available: '2028-06-01T09:00:00+00:00' })),
    );
    expect((await request('2028-03'))[1]).toEqual({ slots: {}, next_available: null });
  });
});
