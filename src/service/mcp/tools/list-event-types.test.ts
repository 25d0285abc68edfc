import { expect, test } from 'vitest';
import { connectAgent, makeMember, openService } from '../../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [] }));

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
