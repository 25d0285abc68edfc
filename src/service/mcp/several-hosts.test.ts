import { expect, test } from 'vitest';
import { connectAgentsTo, makeRotation, openService } from '../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [], sendsMail: true }));
const agentOf = connectAgentsTo(service);

const person = { name: 'Ada', email: 'ada@example.com', timezone: 'Europe/London' };
const start = '2026-03-04T10:00:00+01:00';
const untilTen = { wednesday: [{ start: '09:00', end: '10:00' }] };
const fromTwo = { wednesday: [{ start: '14:00', end: '15:00' }] };

test('makes one booking from many concurrent copies of a request, although several hosts are free', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}, {}]);
  const call = await agentOf(rotation);
  const draft = { event_type_id: rotation.eventTypeId, start, ...person };
  const responses = await Promise.all(Array.from({ length: 8 }, () => call('book', draft)));
  expect(new Set(responses.map(({ data }) => data?.booking.id)).size).toBe(1);
  expect(responses.filter(({ data }) => !data?.already)).toHaveLength(1);
});

test('names the business in a preview where the host is not yet chosen', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  await service.send(rotation, 'PUT /branding', { name: 'Hopper Advice' });
  const call = await agentOf(rotation);
  const draft = { event_type_id: rotation.eventTypeId, start, ...person };
  expect((await call('book', { ...draft, preview: true })).data.booking.host).toBe('Hopper Advice');
  expect((await call('list_event_types')).data.event_types[0].host).toBe('Hopper Advice');
  expect((await call('book', draft)).data.booking.host).toBe('Member');
});

test('gives each reason why hosts cannot be booked once, with their names and hours', async () => {
  const rotation = await makeRotation(service, await service.account(), [
    { hours: untilTen },
    { hours: untilTen },
    { hours: fromTwo },
  ]);
  const call = await agentOf(rotation);
  const { data } = await call('explain_time', { event_type_id: rotation.eventTypeId, start });
  expect(data.reasons).toEqual([
    {
      reason: 'outside_hours',
      because: 'The meeting does not fit into the open hours of this day: 09:00–10:00.',
      hosts: ['Member', 'Member'],
    },
    {
      reason: 'outside_hours',
      because: 'The meeting does not fit into the open hours of this day: 14:00–15:00.',
      hosts: ['Member'],
    },
  ]);
});

test('says whose turn it was when a booking was made', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: fromTwo }, {}, {}]);
  const call = await agentOf(rotation);
  const { id } = (await call('book', { event_type_id: rotation.eventTypeId, start, ...person })).data.booking;
  const [booking] = (await call('get_booking', { id })).data.history;
  expect(booking.turns.split('; ')).toEqual([
    'Member: 0 by turn that month, not free (outside_hours)',
    'Member: 0 by turn that month, booked',
    'Member: 0 by turn that month',
  ]);
});

test('finds times to reschedule a booking to only with its own host', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: untilTen }, { hours: fromTwo }]);
  const call = await agentOf(rotation);
  const event_type_id = rotation.eventTypeId;
  const draft = { event_type_id, start: '2026-03-04T09:00:00+01:00', ...person };
  const { id } = (await call('book', draft)).data.booking;
  const startsFor = async (more: object) => {
    const { data } = await call('find_slots', { event_type_id, from: '2026-03-04', to: '2026-03-04', ...more });
    return data.days.flatMap(({ starts }: { starts: string[] }) => starts.map((text) => text.slice(11, 16)));
  };
  expect(await startsFor({})).toEqual(['09:30', '14:00', '14:30']);
  expect(await startsFor({ booking_id: id })).toEqual(['09:00', '09:30']);
});

test('finds times that fit the length of the booking to be rescheduled', async () => {
  const account = await service.account({ eventType: { durations: [30, 60], time_slot_interval: 30 } });
  const call = await agentOf(account);
  const draft = { event_type_id: account.eventTypeId, start, duration: 60, ...person };
  const { id: booking_id } = (await call('book', draft)).data.booking;
  const day = { from: '2026-03-04', to: '2026-03-04', part_of_day: 'afternoon' };
  const { data } = await call('find_slots', { event_type_id: account.eventTypeId, booking_id, ...day });
  expect(data.days[0].starts.at(-1)).toBe('2026-03-04T16:00:00+01:00');
});

test('says that a booking to be rescheduled cannot be found', async () => {
  const account = await service.account();
  const call = await agentOf(account);
  const textFor = async (booking_id: string) =>
    (await call('find_slots', { event_type_id: account.eventTypeId, booking_id })).text;
  expect(await textFor('soon')).toMatch(/^booking_id must/m);
  expect(await textFor('00000000-0000-4000-8000-000000000000')).toMatch(/^resource_not_found/);
});

test('finds the bookings outside new hours of the schedule that their host follows', async () => {
  const hours = { wednesday: [{ start: '09:00', end: '17:00' }] };
  const rotation = await makeRotation(service, await service.account(), [{ hours }]);
  const call = await agentOf(rotation);
  await call('book', { event_type_id: rotation.eventTypeId, start, ...person });
  const { data: hosts } = (await service.send(rotation, `GET /event-types/${rotation.eventTypeId}/hosts`)).body;
  const closing = { hours: { wednesday: [] }, preview: true };
  const totalFor = async (id: number) => (await call('set_hours', { id, ...closing })).data.outside.total;
  expect(await totalFor(hosts[0].availability_id)).toBe(1);
  expect(await totalFor(rotation.availabilityId)).toBe(0);
});
