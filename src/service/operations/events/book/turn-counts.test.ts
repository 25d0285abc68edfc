import { afterEach, expect, test } from 'vitest';
import { makeRotation, mondayMorning, openService, startsIn } from '../../../testing/index.ts';
import { bookTurn, mornings, tuesday, tuesdayAt } from './turns.testing.ts';

const service = await openService();

afterEach(() => service.holdClock(mondayMorning));

test('gives the same number of meetings to each host', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}, {}]);
  for (let n = 0; n < 9; n += 1) await bookTurn(service, rotation, tuesdayAt(n));
  expect(await rotation.assigned()).toEqual([3, 3, 3]);
});

test('gives each host a share by weight, and a paused one nothing', async () => {
  const rotation = await makeRotation(service, await service.account(), [
    { weight: 300 },
    { weight: 100 },
    { weight: 0 },
  ]);
  for (let n = 0; n < 8; n += 1) await bookTurn(service, rotation, tuesdayAt(n));
  expect(await rotation.assigned()).toEqual([6, 2, 0]);
});

test('counts neither canceled nor reassigned meetings', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const [first, second] = [
    await bookTurn(service, rotation, tuesdayAt(0)),
    await bookTurn(service, rotation, tuesdayAt(1)),
  ];
  await service.send(rotation, `POST /events/${first.id}/cancel`, {});
  expect((await rotation.assigned()).sort()).toEqual([0, 1]);
  await service.send(rotation, `POST /events/${second.id}/reassign`, { host_id: rotation.userId });
  expect(await rotation.assigned()).toEqual([0, 0]);
});

test('gives a new host no more meetings than the others from then on', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}, {}]);
  const [one = 0, two = 0, late = 0] = rotation.hosts;
  await rotation.setHosts([{ user_id: one }, { user_id: two }]);
  for (let n = 0; n < 6; n += 1) await bookTurn(service, rotation, tuesdayAt(n));
  service.holdClock('2026-03-02T08:30:00+01:00');
  await rotation.setHosts([{ user_id: one }, { user_id: two }, { user_id: late }]);
  for (let n = 6; n < 12; n += 1) await bookTurn(service, rotation, tuesdayAt(n));
  expect(await rotation.assigned()).toEqual([2, 2, 2]);
});

test('counts from zero in each calendar month', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const busy = { ...rotation, eventTypeId: await rotation.eventType({ host_id: rotation.hosts[1] }) };
  for (const day of ['2026-03-04', '2026-03-05', '2026-03-06']) {
    await bookTurn(service, busy, `${day}T10:00:00+01:00`);
    await bookTurn(service, rotation, `${day}T10:00:00+01:00`);
  }
  expect(await rotation.assigned()).toEqual([3, 0]);
  for (const day of ['2026-04-01', '2026-04-02']) await bookTurn(service, rotation, `${day}T10:00:00+02:00`);
  service.holdClock('2026-04-01T08:00:00+02:00');
  expect(await rotation.assigned()).toEqual([1, 1]);
});

test('keeps in the history whose turn it was, and why others could not be booked', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: mornings }, {}]);
  const historyOf = async (halfHour: number) => {
    const { id } = await bookTurn(service, rotation, tuesdayAt(halfHour));
    return (await service.send(rotation, `GET /events/${id}/history`)).body.data[0].turns;
  };
  expect(await historyOf(12)).toContainEqual({ host: 'Member', weight: 100, assigned: 0 });
  const [first, second] = await historyOf(13);
  expect(first).toEqual({ host: 'Member', weight: 100, assigned: 0, refusal: 'outside_hours' });
  expect(second).toEqual({ host: 'Member', weight: 100, assigned: 1 });
});

test('counts the limits of an event type over all its hosts', async () => {
  const account = await service.account({ eventType: { booking_frequency_limits: '{"day":1}' } });
  const rotation = await makeRotation(service, account, [{}, {}]);
  await bookTurn(service, rotation, tuesdayAt(0));
  expect((await service.book(rotation, tuesdayAt(3))).body.error.reason).toBe('limit');
  expect(startsIn(await service.slots(rotation, tuesday))).toEqual([]);
});

test('counts the days of a limit by the event type’s schedule, whatever the zone of the host', async () => {
  const account = await service.account({ eventType: { booking_frequency_limits: '{"day":1}' } });
  const hours = { wednesday: [{ start: '02:00', end: '04:00' }] };
  const rotation = await makeRotation(service, account, [{ hours: mornings }, { hours, timezone: 'Asia/Tokyo' }]);
  expect(startsIn(await service.slots(rotation, tuesday))).toContain('2026-03-03T18:00:00+01:00');
  await bookTurn(service, rotation, tuesdayAt(0));
  expect((await service.book(rotation, '2026-03-03T18:00:00+01:00')).body.error?.reason).toBe('limit');
  expect(startsIn(await service.slots(rotation, tuesday))).toEqual([]);
});

test('counts the weeks of a limit for all hosts from the first weekday of the event type’s own host', async () => {
  const account = await service.account({ startOfWeek: 1, eventType: { booking_frequency_limits: '{"week":1}' } });
  const hours = { ...mornings, sunday: [{ start: '09:00', end: '12:00' }] };
  const rotation = await makeRotation(service, account, [{ hours }]);
  await service.store.db
    .updateTable('users')
    .set({ start_of_week: 0 })
    .where('id', 'in', [...rotation.hosts])
    .execute();
  await bookTurn(service, rotation, tuesdayAt(0));
  expect((await service.book(rotation, '2026-03-08T09:00:00+01:00')).body.error?.reason).toBe('limit');
});
