import { expect, test } from 'vitest';
import { type EndpointName, endpoints, type Resource } from '../../../contract/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from '../../calendars/calendar-service.testing.ts';
import { makeMail, makeTeam, type TestAccount } from '../../testing/index.ts';
import { senderOf } from '../requests.testing.ts';

const feed = await openFeedServer();
feed.serve(calendarOf());
const service = await openCalendarService(feed.host);
const [mine, theirs] = await Promise.all([service.account(), service.account()]);
const event = (await service.book(theirs, '2026-03-03T10:00:00+01:00')).body.data;
const webhook = { url: 'https://example.com', events: ['event.created'] };
const hook = (await service.send(theirs, 'POST /webhooks', webhook)).body.data;
const team = await makeTeam(service.store, [theirs], 'theirs');
const nobody = '00000000-0000-4000-8000-000000000000';

const apiKey = (await service.store.listApiKeys(theirs.accountId))[0]?.id ?? 0;

const theirIds: Record<Resource['kind'], number | string> = {
  'API key': apiKey,
  availability: theirs.availabilityId,
  calendar: (await service.connect(theirs, feed.url)).body.data.id,
  contact: event.contact_id,
  event: event.id,
  'event type': theirs.eventTypeId,
  mail: await makeMail(service.store, { accountId: theirs.accountId, eventId: event.id }),
  team,
  user: theirs.userId,
  webhook: hook.id,
};

// The keys of the table are the names.
const names = Object.keys(endpoints) as EndpointName[];
const withResource = names.flatMap((name) => {
  const { resource } = endpoints[name];
  return resource ? [[name, resource] as const] : [];
});

test.each(withResource)('checks ownership before the input: %s', async (name, { kind, param }) => {
  const id = theirIds[kind];
  const unknown = typeof id === 'number' ? '2147483647' : nobody;
  const { method, path } = endpoints[name];
  const body = method === 'GET' ? undefined : { foreground: 'red' };
  const rest = path.replace('{field}', '1').replace('{delivery}', nobody);
  async function codeFor(reference: string, account: TestAccount) {
    const reply = await service.request(`${rest.replace(`{${param}}`, reference)}?foreground=red`, {
      ...senderOf(name, account),
      method,
      body,
    });
    return reply.body.error.code;
  }
  const codes = [await codeFor(`${id}`, theirs), await codeFor(`${id}`, mine), await codeFor(unknown, mine)];
  expect(codes).toEqual(['validation_failed', 'access_denied', 'resource_not_found']);
});

test('checks ownership before the size of a body with an Idempotency-Key', async () => {
  const path = `/v1/events/${event.id}/cancel`;
  const headers = { 'Idempotency-Key': 'one' };
  const body = { reason: 'x'.repeat(300_000) };
  const codeFor = async ({ key }: TestAccount) => (await service.request(path, { key, headers, body })).body.error.code;
  expect([await codeFor(mine), await codeFor(theirs)]).toEqual(['access_denied', 'body_too_large']);
});

test('denies a team to non-members of the same account', async () => {
  const teamId = await makeTeam(service.store, [theirs], 'left');
  await service.store.db.deleteFrom('team_members').where('team_id', '=', teamId).execute();
  const reply = await service.request(`/v1/teams/${teamId}?foreground=red`, { key: theirs.key });
  expect(reply.body.error.code).toBe('access_denied');
});
