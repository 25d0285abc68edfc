import { afterEach, expect, test } from 'vitest';
import { connectAgentsTo, mondayMorning, openService } from '../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [], sendsMail: true }));

afterEach(() => service.holdClock(mondayMorning));

const person = { name: 'Ada', email: 'ada@example.com', timezone: 'Europe/London' };
const start = '2026-03-04T10:00:00+01:00';

const agentOf = connectAgentsTo(service);

test('makes one booking from many concurrent copies of a request', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const draft = { event_type_id: host.eventTypeId, start, ...person };
  const responses = await Promise.all(Array.from({ length: 8 }, () => call('book', draft)));
  expect(new Set(responses.map(({ data }) => data.booking.id)).size).toBe(1);
  expect(responses.filter(({ data }) => !data.already)).toHaveLength(1);
});

test('refuses a taken time to another invitee, with the reason and the nearest times', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  await call('book', { event_type_id: host.eventTypeId, start, ...person });
  const other = { ...person, email: 'grace@example.com' };
  for (const preview of [true, false]) {
    const { isError, text } = await call('book', { event_type_id: host.eventTypeId, start, ...other, preview });
    expect(isError).toBe(true);
    expect(text).toContain('There is a booking from Wed 4 Mar 2026 10:00 Europe/Berlin');
    expect(text).toContain('2026-03-04T09:30:00+01:00 (Wed 4 Mar 2026 09:30 Europe/Berlin); 2026-03-04T10:30:00+01:00');
  }
});

test('refuses an invitee with as many bookings as allowed, in a preview too', async () => {
  const host = await service.account();
  await service.send(host, `PUT /event-types/${host.eventTypeId}`, { most_open_per_invitee: 1 });
  const call = await agentOf(host);
  await call('book', { event_type_id: host.eventTypeId, start, ...person });
  const draft = { event_type_id: host.eventTypeId, start: '2026-03-05T10:00:00+01:00', ...person };
  for (const preview of [true, false]) {
    const { isError, text } = await call('book', { ...draft, preview });
    expect([isError, text]).toEqual([true, expect.stringContaining('invitee_limit_reached')]);
  }
  const other = await call('book', { ...draft, email: 'grace@example.com', preview: true });
  expect(other.isError, other.text).toBe(false);
});

test('previews exactly the booking that it then makes', async () => {
  const fields = [
    { identifier: 'name', type: 'text' as const, is_required: true },
    { identifier: 'email', type: 'email' as const, is_required: true },
    { identifier: 'friends', type: 'multiple_emails' as const },
  ];
  const host = await service.account({ fields });
  const call = await agentOf(host);
  const draft = { event_type_id: host.eventTypeId, start, ...person, guests: ['grace@example.org'] };
  const preview = (await call('book', { ...draft, preview: true })).data;
  const result = (await call('book', draft)).data;
  expect(preview.mailed_to).toEqual(['invitee', 'host', 'guests']);
  expect(result.mailed_to).toEqual(preview.mailed_to);
  expect({ ...result.booking, id: undefined, status: 'preview' }).toEqual(preview.booking);
});

test.each([
  ['guests', { guests: ['grace@example.org'] }],
  ['answers must be an object', { answers: ['x'] }],
  ['answers.nothing', { answers: { nothing: 'x' } }],
  ['email', { email: 'nobody' }],
  ['name', { name: ' ' }],
  ['timezone', { timezone: 'Mars/Base' }],
  ['locale', { locale: 'not a language' }],
  ['start', { start: 'tomorrow' }],
])('names %s when it is wrong, in a preview too', async (field, wrong) => {
  const host = await service.account();
  const call = await agentOf(host);
  for (const preview of [true, false]) {
    const { isError, text } = await call('book', {
      event_type_id: host.eventTypeId,
      start,
      ...person,
      ...wrong,
      preview,
    });
    expect([isError, text]).toEqual([true, expect.stringContaining(`\n${field}`)]);
  }
});

test('books in the language of the invitee', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { data } = await call('book', { event_type_id: host.eventTypeId, start, ...person, locale: 'pt-br' });
  expect((await service.send(host, `GET /events/${data.booking.id}`)).body.data.locale).toBe('pt-BR');
});

test('names guests when one of them is wrong', async () => {
  const fields = [
    { identifier: 'name', type: 'text' as const, is_required: true },
    { identifier: 'email', type: 'email' as const, is_required: true },
    { identifier: 'friends', type: 'multiple_emails' as const },
  ];
  const host = await service.account({ fields });
  const call = await agentOf(host);
  const draft = { event_type_id: host.eventTypeId, start, ...person };
  const [withGuests, withAnswer] = [{ guests: ['nobody'] }, { answers: { friends: ['nobody'] } }];
  expect((await call('book', { ...draft, ...withGuests })).text).toContain('\nguests must');
  expect((await call('book', { ...draft, ...withAnswer })).text).toContain('\nanswers.friends must');
});
