import { describe, expect, it } from 'vitest';
import { addMonths } from '../../time/index.ts';
import { date, openWorld, refusal, type World } from '../testing/index.ts';

let world: World;

describe('requests that no cache can serve', () => {
  const askMonths = async (address: string, count: number, open: World) => {
    const statuses: number[] = [];
    open.server.eventType = { ...open.server.eventType, durations: [30, 45] };
    for (let turn = 0; turn < count; turn += 1) {
      const day = addMonths(date('2026-05-01'), turn % 20);
      const path = `/event-types/42/slots?start=${day}&end=${day}&duration=${turn < 20 ? 30 : 45}`;
      statuses.push((await open.get(path, { address })).status);
    }
    return statuses;
  };

  it("gives one address a quarter of the server's requests", async () => {
    world = openWorld({ requestsPerMinute: 60 });
    const statuses = await askMonths('192.0.2.1', 40, world);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
    expect(world.server.requests.length).toBe(15);
    expect(await askMonths('192.0.2.2', 5, world)).toEqual(Array(5).fill(200));
  });

  it('gives one address no more requests by booking missing event types', async () => {
    world = openWorld({ requestsPerMinute: 60 });
    const statuses: number[] = [];
    for (let id = 1000; id < 1040; id += 1) {
      const more = { event_type_id: id };
      statuses.push((await world.book('2026-04-10T09:00Z', { address: '192.0.2.1', more })).status);
    }
    expect([statuses.at(0), statuses.at(-1), world.server.requests.length]).toEqual([404, 429, 15]);
    expect((await world.book('2026-04-10T09:00Z', { address: '192.0.2.2' })).status).toBe(201);
  });

  it.each(['book', 'reschedule'])('gives one address no more requests by attempting to %s', async (act) => {
    world = openWorld({ requestsPerMinute: 60 });
    const start = '2026-04-10T09:00Z';
    const { data } = await (await world.book(start)).json();
    const before = world.server.requests.length;
    for (let turn = 0; turn < 30; turn += 1) {
      const visit = { address: `192.0.2.1` };
      if (act === 'book') await world.book(start, visit);
      else
        await world.manage(`${data.id}/reschedule`, data.manage_token, {
          body: { start: '2020-01-01T09:00Z' },
          ...visit,
        });
    }
    expect(world.server.requests.length - before).toBeLessThanOrEqual(15);
  });

  it('gives one address no more requests by repeating bookings whose response never came', async () => {
    world = openWorld({ requestsPerMinute: 60 });
    world.server.instead.set('POST /v1/events', () => refusal({ code: 'internal_error' }));
    const statuses: number[] = [];
    for (let turn = 0; turn < 15; turn += 1) {
      const start = `2026-04-1${turn % 3}T09:00Z`;
      statuses.push((await world.book(start, { address: '192.0.2.1', key: 'a' })).status);
    }
    expect([statuses.at(0), statuses.at(-1)]).toEqual([503, 429]);
    expect(world.server.requests.length).toBeLessThanOrEqual(15);
  });

  it('counts requests made with a manage token', async () => {
    world = openWorld({ requestsPerMinute: 60 });
    const { data } = await (await world.book('2026-04-10T09:00Z')).json();
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      statuses.push((await world.manage(data.id, data.manage_token, { address: '192.0.2.1' })).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBe(15);
    expect((await world.book('2026-04-11T09:00Z')).status).toBe(201);
  });

  it('sends a request shared with a visitor over the limit', async () => {
    world = openWorld({ requestsPerMinute: 60 });
    await askMonths('192.0.2.1', 40, world);
    const path = '/event-types/42/slots?start=2028-01-01&end=2028-01-01';
    const responses = await Promise.all(['192.0.2.1', '192.0.2.2'].map((address) => world.get(path, { address })));
    expect(responses.map(({ status }) => status)).toEqual([429, 200]);
  });

  it('does not count requests where the server has no limit', async () => {
    world = openWorld();
    expect(await askMonths('192.0.2.1', 40, world)).toEqual(Array(40).fill(200));
  });
});
