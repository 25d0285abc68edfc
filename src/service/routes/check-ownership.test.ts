import { expect, test } from 'vitest';
import { makeTeam } from '../account.testing.ts';
import { openService } from '../service.testing.ts';

const service = await openService();
const [mine, theirs] = await Promise.all([service.account(), service.account()]);
const event = (await service.book(theirs, '2026-03-03T10:00:00+01:00')).body.data;
const webhook = { url: 'https://example.com', events: ['event.created'] };
const hook = (await service.send(theirs, 'POST /webhooks', webhook)).body.data;
const team = await makeTeam(service.store, [theirs], 'theirs');
const nobody = '00000000-0000-4000-8000-000000000000';

test.each([
  ['PUT', '/v1/availabilities/ID', theirs.availabilityId],
  ['PUT', '/v1/event-types/ID', theirs.eventTypeId],
  ['POST', '/v1/event-types/ID/booking-forms', theirs.eventTypeId],
  ['PUT', '/v1/event-types/ID/booking-forms/1', theirs.eventTypeId],
  ['PUT', '/v1/event-types/ID/booking-forms/update-order', theirs.eventTypeId],
  ['GET', '/v1/event-types/ID/slots?colour=red', theirs.eventTypeId],
  ['PUT', '/v1/contacts/ID', event.contact_id],
  ['PUT', '/v1/teams/ID', team],
  ['POST', '/v1/events/ID/cancel', event.id],
  ['POST', '/v1/events/ID/reschedule', event.id],
  ['PUT', '/v1/webhooks/ID', hook.id],
  ['GET', '/v1/webhooks/ID/deliveries?colour=red', hook.id],
])('whose it is comes before what is wrong: %s %s', async (method, path, id) => {
  const unknown = typeof id === 'number' ? '2147483647' : nobody;
  const body = method === 'GET' ? undefined : { colour: 'red' };
  const ask = (named: string, key: string) => service.ask(path.replace('ID', named), { key, method, body });
  const codes = [await ask(`${id}`, theirs.key), await ask(`${id}`, mine.key), await ask(unknown, mine.key)].map(
    (reply) => reply.body.error.code,
  );
  expect(codes).toEqual(['validation_failed', 'access_denied', 'resource_not_found']);
});
