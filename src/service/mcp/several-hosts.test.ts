import { expect, test } from 'vitest';
import { connectAgentsTo, makeRotation, openService } from '../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [], sendsMail: true }));
const agentOf = connectAgentsTo(service);

const person = { name: 'Ada', email: 'ada@example.com', timezone: 'Europe/London' };
const start = '2026-03-04T10:00:00+01:00';
const untilTen = { wednesday: [{ start: '09:00', end: '10:00' }] };
const fromTwo = { wednesday: [{ start: '14:00', end: '15:00' }] };

test('makes one booking of many concurrent copies of a request, although several hosts are free', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}, {}]);
  const call = await agentOf(rotation);
  const draft = { event_type_id: rotation.eventTypeId, start, ...person };
  const responses = await Promise.all(Array.from({ length: 8 }, () => call('book', draft)));
  expect(new Set(responses.map(({ data }) => data?.booking.id)).size).toBe(1);
  expect(responses.filter(({ data }) => !data?.already)).toHaveLength(1);
});

test('names the business in a preview, because nobody knows who it will be', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  await service.send(rotation, 'PUT /branding', { name: 'Hopper Advice' });
  const call = await agentOf(rotation);
  const draft = { event_type_id: rotation.eventTypeId, start, ...person };
  expect((await call('book', { ...draft, preview: true })).data.booking.host).toBe('Hopper Advice');
  expect((await call('list_event_types')).data.event_types[0].host).toBe('Hopper Advice');
  expect((await call('book', draft)).data.booking.host).toBe('Member');
});

test('says why each host cannot be booked, with the hours of that host, and no reason twice', async () => {
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
    },
    {
      reason: 'outside_hours',
      because: 'The meeting does not fit into the open hours of this day: 14:00–15:00.',
    },
  ]);
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
