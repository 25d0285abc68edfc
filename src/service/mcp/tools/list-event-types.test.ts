import { expect, test } from 'vitest';
import { connectAgent, connectAgentsTo, makeMember, makeRotation, openService } from '../../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [], publicUrl: 'https://book.example.com/' }));
const agentOf = connectAgentsTo(service);

test('names the host of each event type, and the same one in a preview of a booking', async () => {
  const { key, accountId, ...mine } = await service.account();
  const colleague = await makeMember(service.store, accountId, 'member');
  const theirs = await mine.eventType({ host_id: colleague });
  const { call } = await connectAgent('2026', { address: 'http://localhost', key, fetch: service.fetch });
  const { event_types: types } = (await call('list_event_types')).data;
  expect(types.map(({ id, host }: { id: number; host: string }) => [id, host])).toEqual([
    [mine.eventTypeId, 'Grace Hopper'],
    [theirs, 'Member'],
  ]);
  const person = { name: 'Ada', email: 'ada@example.com', timezone: 'UTC' };
  const draft = { event_type_id: theirs, start: '2026-03-04T10:00:00+01:00', ...person };
  expect((await call('book', { ...draft, preview: true })).data.booking.host).toBe('Member');
});

test('does not say that there are no event types because none is listed', async () => {
  const { key } = await service.account();
  const { call } = await connectAgent('2026', { address: 'http://localhost', key, fetch: service.fetch });
  expect((await call('list_event_types', { active: false })).text).toBe('No event types match on this page.');
  expect((await call('list_event_types', { page: 2 })).text).toBe('No event types match on this page.');
});

test('returns the booking link of what can be booked, and the page of the host', async () => {
  const account = await service.account();
  const hidden = await account.eventType({ is_active: false });
  const call = await agentOf(account);
  const { data, text } = await call('list_event_types');
  const [bookable, inactive] = data.event_types;
  expect([bookable.link, inactive.id, inactive.link]).toEqual([
    `https://book.example.com/${bookable.public_id}`,
    hidden,
    undefined,
  ]);
  expect(text).toContain(bookable.link);
  const { user } = (await call('get_me')).data;
  expect(user.booking_page).toBe(`https://book.example.com/${bookable.public_id.split('/')[0]}`);
});

test('describes the language of an event type, and books in it if no language is named', async () => {
  const account = await service.account();
  const call = await agentOf(account);
  expect((await call('list_event_types')).data.event_types[0]).not.toHaveProperty('locale');
  await service.send(account, `PUT /event-types/${account.eventTypeId}`, { locale: 'de' });
  expect((await call('list_event_types')).data.event_types[0].locale).toBe('de');
  const person = { name: 'Ada', email: 'ada@example.com', timezone: 'UTC' };
  const draft = { event_type_id: account.eventTypeId, start: '2026-03-04T10:00:00+01:00', ...person };
  const { booking } = (await call('book', draft)).data;
  expect((await service.send(account, `GET /events/${booking.id}`)).body.data.locale).toBe('de');
});

test('leaves out links if the public address is unknown', async () => {
  const local = await openService(() => ({ mcpHosts: [] }));
  const call = await connectAgentsTo(local)(await local.account());
  expect((await call('list_event_types')).data.event_types[0]).not.toHaveProperty('link');
  expect((await call('get_me')).data.user).not.toHaveProperty('booking_page');
});

test('names the hosts who take turns, without those who are paused', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}, { weight: 0 }]);
  const call = await agentOf(rotation);
  expect((await call('list_event_types')).data.event_types[0].hosts).toEqual(['Member', 'Member']);
});

test('lists 20 questions and 20 options of each, and all of one event type on request', async () => {
  const options = Array.from({ length: 25 }, (_, index) => `Option ${index}`);
  const fields = Array.from({ length: 22 }, (_, index) => ({
    identifier: `q-${index}`,
    type: 'select' as const,
    options,
  }));
  const account = await service.account({ fields });
  const call = await agentOf(account);
  const [short] = (await call('list_event_types')).data.event_types;
  expect([short.questions.length, short.more_questions]).toEqual([20, 2]);
  expect([short.questions[0].options.length, short.questions[0].more_options]).toEqual([20, 5]);
  const one = { event_type_id: account.eventTypeId };
  const { data } = await call('list_event_types', one);
  expect(data.event_types).toHaveLength(1);
  expect(data.event_types[0].questions).toHaveLength(22);
  expect(data.event_types[0].questions[0].options).toEqual(options);
});
