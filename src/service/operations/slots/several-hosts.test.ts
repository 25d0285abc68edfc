import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  makeRotation,
  mondayMorning,
  openService,
  ownerOf,
  type Rotation,
  runsOf,
  startsIn,
} from '../../testing/index.ts';

const service = await openService();

afterEach(() => service.holdClock(mondayMorning));

const tuesday = { start: '2026-03-03', end: '2026-03-03' };
const nine = '2026-03-03T09:00:00+01:00';
const ten = '2026-03-03T10:00:00+01:00';
const untilTen = { tuesday: [{ start: '09:00', end: '10:00' }] };
const fromTen = { tuesday: [{ start: '10:00', end: '11:00' }] };

function explain(rotation: Rotation, query: string) {
  const path = `/event-types/${rotation.eventTypeId}/slots/explain?timezone=Europe/Berlin&${query}`;
  return service.send(rotation, `GET ${path}`);
}

test('explains the day of each host, and offers what any of them offers', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: untilTen }, { hours: fromTen }]);
  await service.book(rotation, nine);
  const { data } = (await explain(rotation, 'date=2026-03-03')).body;
  expect(data.offered).toEqual(startsIn(await service.slots(rotation, tuesday)));
  const startAtNine = data.starts.find(({ start }: { start: string }) => start === nine);
  const [early, late] = rotation.hosts;
  expect(startAtNine.refusals).toEqual([{ reason: 'taken', layer: expect.any(Number), host_id: early }]);
  const busy = { kind: 'busy', host_id: early, source: { invitee_name: 'Ada Lovelace' } };
  expect(data.layers[startAtNine.refusals[0].layer]).toMatchObject(busy);
  const hosts = data.layers.map((layer: { kind: string; host_id: number }) => [layer.kind, layer.host_id]);
  expect(hosts).toContainEqual(['posted_hours', late]);
});

test('explains a start that no host offers with the reasons of all', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: untilTen }, { hours: fromTen }]);
  const { data } = (await explain(rotation, `start=${encodeURIComponent('2026-03-03T20:00:00+01:00')}`)).body;
  const [early, late] = rotation.hosts;
  expect(data.starts[0].refusals.map(({ reason, host_id }: HostRefusal) => [reason, host_id])).toEqual([
    ['outside_hours', early],
    ['outside_hours', late],
  ]);
});

type HostRefusal = { readonly reason: string; readonly host_id: number };

test('shows a member only what decides about themselves', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: untilTen }, { hours: fromTen }]);
  await service.book(rotation, nine);
  await service.book(rotation, ten);
  const [, late = 0] = rotation.hosts;
  const path = `/v1/event-types/${rotation.eventTypeId}/slots/explain?date=2026-03-03&timezone=Europe/Berlin`;
  const ofMember = { ...ownerOf(rotation), userId: late, role: 'member' as const };
  const { body } = await service.request(path, { session: ofMember });
  const hosts = new Set(body.data.layers.map((layer: { host_id: number }) => layer.host_id));
  expect([...hosts]).toEqual([late]);
  const ofOwner = { ...ownerOf(rotation), role: 'member' as const };
  expect((await service.request(path, { session: ofOwner })).status).toBe(403);
});

test('names the first time of any host after a range without any', async () => {
  const rotation = await makeRotation(service, await service.account(), [
    { hours: { friday: [{ start: '09:00', end: '10:00' }] } },
    { hours: { thursday: [{ start: '16:00', end: '17:00' }] } },
  ]);
  const { data } = (await service.slots(rotation, tuesday)).body;
  expect(data).toMatchObject({ slots: {}, next_available: '2026-03-05T16:00:00+01:00' });
});

test('offers no times of a paused host', async () => {
  const rotation = await makeRotation(service, await service.account(), [
    { hours: untilTen, weight: 0 },
    { hours: fromTen },
  ]);
  expect(startsIn(await service.slots(rotation, tuesday))[0]).toBe(ten);
});

const period = fc.record({ start: fc.integer({ min: 8, max: 16 }), hours: fc.integer({ min: 1, max: 4 }) });
const turn = fc.record({ weight: fc.constantFrom(0, 50, 100), at: period });
const minutes = fc.array(fc.nat(12 * 12), { maxLength: 12 });

test('offers exactly the times at which one of several hosts can be booked', async () => {
  const always = { weight: 100, at: { start: 9, hours: 1 } };
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 3 }), minutes, async (turns, picks) => {
      const settings = [always, ...turns].map(({ weight, at: { start, hours } }) => {
        const [from, to] = [start, start + hours].map((hour) => `${`${hour}`.padStart(2, '0')}:00`);
        return { weight, hours: { tuesday: [{ start: from ?? '', end: to ?? '' }] } };
      });
      const rotation = await makeRotation(service, await service.account(), settings);
      for (const pick of picks) {
        const start = new Date(Date.parse('2026-03-03T08:00:00+01:00') + pick * 300_000).toISOString();
        const offeredStarts = startsIn(await service.slots(rotation, tuesday)).map((slot) => Date.parse(slot));
        const isOffered = offeredStarts.includes(Date.parse(start));
        expect((await service.book(rotation, start)).status).toBe(isOffered ? 201 : 409);
      }
    }),
    runsOf(40),
  );
});
