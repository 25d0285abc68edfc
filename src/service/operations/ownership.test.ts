import { expect, test } from 'vitest';
import { openService } from '../testing/index.ts';

const service = await openService();
const [mine, theirs] = await Promise.all([service.account(), service.account()]);
const theirEvent = (await service.book(theirs, '2026-03-03T10:00:00+01:00')).body.data;
const webhook = { url: 'https://example.com', events: ['event.created'] };
const theirWebhook = (await service.send(theirs, 'POST /webhooks', webhook)).body.data;
const nobody = '00000000-0000-4000-8000-000000000000';
const range = 'start=2026-03-03&end=2026-03-03';

test.each([
  ['schedule', `/v1/availabilities/${theirs.availabilityId}`],
  ['event type', `/v1/event-types/${theirs.eventTypeId}`],
  ['event type’s form', `/v1/event-types/${theirs.eventTypeId}/booking-forms`],
  ['event type’s slots', `/v1/event-types/${theirs.eventTypeId}/slots?${range}`],
  ['user’s open hours', `/v1/users/${theirs.userId}/availability-windows?${range}`],
  ['webhook', `/v1/webhooks/${theirWebhook.id}`],
  ['contact', `/v1/contacts/${theirEvent.contact_id}`],
  ['event', `/v1/events/${theirEvent.id}`],
])('denies another account’s %s', async (_, path) => {
  expect((await service.request(path, { key: theirs.key })).status).toBe(200);
  const denial = await service.request(path, { key: mine.key });
  expect([denial.status, denial.body.error.code]).toEqual([403, 'access_denied']);
});

test.each([
  '/v1/availabilities/2147483647',
  '/v1/event-types/2147483647',
  '/v1/event-types/2147483647/booking-forms',
  `/v1/event-types/2147483647/slots?${range}`,
  `/v1/users/2147483647/availability-windows?${range}`,
  '/v1/webhooks/2147483647',
  '/v1/contacts/00000000-0000-4000-8000-000000000000',
  '/v1/events/00000000-0000-4000-8000-000000000000',
])('does not find a missing %s', async (path) => {
  const missing = await service.request(path, { key: mine.key });
  expect([missing.status, missing.body.error.code]).toEqual([404, 'resource_not_found']);
});

test.each([
  ['PUT', `/v1/event-types/${theirs.eventTypeId}`, '/v1/event-types/2147483647', { title: 'Mine' }],
  ['DELETE', `/v1/event-types/${theirs.eventTypeId}`, '/v1/event-types/2147483647', undefined],
  ['PUT', `/v1/availabilities/${theirs.availabilityId}`, '/v1/availabilities/2147483647', { name: 'Mine' }],
  ['DELETE', `/v1/availabilities/${theirs.availabilityId}`, '/v1/availabilities/2147483647', undefined],
  ['PUT', `/v1/contacts/${theirEvent.contact_id}`, `/v1/contacts/${nobody}`, { name: 'Mine' }],
  ['DELETE', `/v1/contacts/${theirEvent.contact_id}`, `/v1/contacts/${nobody}`, undefined],
  ['POST', `/v1/events/${theirEvent.id}/cancel`, `/v1/events/${nobody}/cancel`, {}],
  ['POST', `/v1/events/${theirEvent.id}/reschedule`, `/v1/events/${nobody}/reschedule`, { start: '2026-03-03T10:00Z' }],
  ['PUT', `/v1/webhooks/${theirWebhook.id}`, '/v1/webhooks/2147483647', { is_active: false }],
  ['DELETE', `/v1/webhooks/${theirWebhook.id}`, '/v1/webhooks/2147483647', undefined],
])('refuses to change another account’s %s %s', async (method, foreign, unknown, body) => {
  const denial = await service.request(foreign, { key: mine.key, method, body });
  const missing = await service.request(unknown, { key: mine.key, method, body });
  expect([denial.status, denial.body.error.code]).toEqual([403, 'access_denied']);
  expect([missing.status, missing.body.error.code]).toEqual([404, 'resource_not_found']);
});

test('refuses to book another account’s event type', async () => {
  const denial = await service.book({ ...mine, eventTypeId: theirs.eventTypeId }, '2026-03-03T11:00:00+01:00');
  const missing = await service.book({ ...mine, eventTypeId: 2147483647 }, '2026-03-03T11:00:00+01:00');
  expect([denial.body.error.code, missing.body.error.code]).toEqual(['access_denied', 'resource_not_found']);
});
