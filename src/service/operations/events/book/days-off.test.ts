import { afterEach, expect, test } from 'vitest';
import { makeRotation, mondayMorning, openService, type Rotation } from '../../../testing/index.ts';
import { bookTurn, hostOf } from './turns.testing.ts';

const service = await openService();

afterEach(() => service.holdClock(mondayMorning));

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const hours = Object.fromEntries(weekdays.map((day) => [day, [{ start: '09:00', end: '17:00' }]]));
const firstWeek = [{ from: '2026-03-02', to: '2026-03-06', hours: [] }];
const all = { hours };
const away = { hours, overrides: firstWeek };

/** Books half hours of a day of March 2026, and returns how many each host got. */
async function bookOn(rotation: Rotation, day: number, meetings: number): Promise<number[]> {
  const counts = rotation.hosts.map(() => 0);
  for (let n = 0; n < meetings; n += 1) {
    const time = `${String(9 + Math.floor(n / 2)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`;
    const event = await bookTurn(service, rotation, `2026-03-${String(day).padStart(2, '0')}T${time}:00+01:00`);
    const index = rotation.hosts.indexOf((await hostOf(service, rotation, event)) ?? 0);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

async function setOverrides(rotation: Rotation, index: number, overrides: readonly object[]): Promise<void> {
  const { body } = await service.send(rotation, `GET /event-types/${rotation.eventTypeId}/hosts`);
  const id = body.data[index].availability_id;
  expect((await service.send(rotation, `PUT /availabilities/${id}`, { overrides })).status).toBe(200);
}

test('shares the bookings after a host’s days off evenly, not all with that host', async () => {
  const rotation = await makeRotation(service, await service.account(), [away, all]);
  expect(await bookOn(rotation, 3, 12)).toEqual([0, 12]);
  expect(await bookOn(rotation, 9, 12)).toEqual([6, 6]);
});

test('keeps in the history how many meetings a host was credited with for days off', async () => {
  const rotation = await makeRotation(service, await service.account(), [away, all, all]);
  await bookOn(rotation, 3, 7);
  const { id } = await bookTurn(service, rotation, '2026-03-09T10:00:00+01:00');
  const { turns } = (await service.send(rotation, `GET /events/${id}/history`)).body.data[0];
  expect(turns).toContainEqual({ host: 'Member', weight: 100, assigned: 0, credit: 3.5 });
  expect(turns.filter((turn: object) => 'credit' in turn)).toHaveLength(1);
});

test('still lets a host with fewer weekdays catch up on the others', async () => {
  const { monday } = hours;
  const rotation = await makeRotation(service, await service.account(), [{ hours: { monday } }, all]);
  await bookOn(rotation, 3, 6);
  expect(await bookOn(rotation, 9, 6)).toEqual([6, 0]);
});

test('does not credit a host for a day on which an override only shortens the hours', async () => {
  const overrides = [{ from: '2026-03-03', to: '2026-03-03', hours: [{ start: '16:00', end: '17:00' }] }];
  const rotation = await makeRotation(service, await service.account(), [{ hours, overrides }, all]);
  await bookOn(rotation, 3, 6);
  expect(await bookOn(rotation, 9, 6)).toEqual([6, 0]);
});

test('does not change whose turn it is when a host takes a day off after meetings of that day were booked', async () => {
  const rotation = await makeRotation(service, await service.account(), [all, all]);
  await bookOn(rotation, 3, 4);
  await setOverrides(rotation, 0, firstWeek);
  expect(await bookOn(rotation, 9, 4)).toEqual([2, 2]);
});

test('keeps the credit when a host works on a former day off after all', async () => {
  const rotation = await makeRotation(service, await service.account(), [away, all]);
  await bookOn(rotation, 3, 6);
  await setOverrides(rotation, 0, []);
  expect(await bookOn(rotation, 9, 6)).toEqual([3, 3]);
});

test('takes back the credit for a meeting that is canceled', async () => {
  const rotation = await makeRotation(service, await service.account(), [away, all]);
  const event = await bookTurn(service, rotation, '2026-03-03T16:00:00+01:00');
  await bookOn(rotation, 3, 2);
  await service.send(rotation, `POST /events/${event.id}/cancel`, {});
  expect(await bookOn(rotation, 9, 4)).toEqual([2, 2]);
  expect(await rotation.assigned()).toEqual([2, 4]);
});

test('gives no credit for a meeting that is booked against the rules, which a day off does not prevent', async () => {
  const rotation = await makeRotation(service, await service.account(), [away, all]);
  for (const start of ['2026-03-03T10:00:00+01:00', '2026-03-03T11:00:00+01:00'])
    expect((await service.book(rotation, start, { ignore_rules: true })).status).toBe(201);
  const { id } = await bookTurn(service, rotation, '2026-03-09T10:00:00+01:00');
  const { turns } = (await service.send(rotation, `GET /events/${id}/history`)).body.data[0];
  expect(turns.map(({ credit }: { credit?: number }) => credit)).toEqual([undefined, undefined]);
});

test('finds the days off of a host by the dates of their own schedule', async () => {
  const hours = { tuesday: [{ start: '00:00', end: '09:00' }], wednesday: [{ start: '00:00', end: '09:00' }] };
  const overrides = [{ from: '2026-03-04', to: '2026-03-04', hours: [] }];
  const early = { monday: all.hours.monday ?? [], tuesday: [{ start: '15:00', end: '18:00' }] };
  const tokyo = { hours, overrides, timezone: 'Asia/Tokyo' };
  const rotation = await makeRotation(service, await service.account(), [tokyo, { hours: early }]);
  // Eleven at night of Tuesday in Tokyo is not a day off, one in the morning of Wednesday is.
  await bookTurn(service, rotation, '2026-03-03T15:00:00+01:00');
  await bookTurn(service, rotation, '2026-03-03T17:00:00+01:00');
  const { id } = await bookTurn(service, rotation, '2026-03-10T15:30:00+01:00');
  const { turns } = (await service.send(rotation, `GET /events/${id}/history`)).body.data[0];
  expect(turns.map(({ credit }: { credit?: number }) => credit ?? 0)).toEqual([1, 0]);
});
