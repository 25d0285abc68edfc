import { expect, test } from 'vitest';
import type { Scope } from '../../../contract/index.ts';
import { issueKey } from '../../store/index.ts';
import { ada, openService } from '../../testing/index.ts';

const service = await openService();
const host = await service.account();

async function keyFor(scopes: readonly Scope[]): Promise<string> {
  const issuedKey = await issueKey(service.store, { accountId: host.accountId, scopes }, service.clock());
  return issuedKey?.key ?? expect.fail('no key was issued');
}

/** One request that needs each scope. */
const requests = {
  read: { path: '/v1/users/me' },
  book: {
    path: '/v1/events',
    body: { event_type_id: host.eventTypeId, start: '2026-03-04T10:07:00+01:00', timezone: 'UTC', answers: ada },
  },
  settings: { path: `/v1/availabilities/${host.availabilityId}`, method: 'PUT', body: { name: 'Hours' } },
} as const;

test.each([
  ['read', [200, 403, 403]],
  ['book', [403, 409, 403]],
  ['settings', [403, 403, 200]],
] as const)('lets a key with the scope "%s" do nothing else', async (scope, statuses) => {
  const key = await keyFor([scope]);
  const replies = await Promise.all(
    [requests.read, requests.book, requests.settings].map(({ path, ...request }) =>
      service.request(path, { key, ...request }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(statuses);
});

test('names the scope that is missing and those that the key has', async () => {
  const { body } = await service.request('/v1/events', { key: await keyFor(['read', 'settings']), body: {} });
  expect(body.error).toMatchObject({
    code: 'insufficient_scope',
    message: 'This request needs the scope "book"; this API key has: read, settings.',
  });
});

test('does not replay a response to a key that may not send the request', async () => {
  const { path, body } = requests.book;
  const headers = { 'idempotency-key': 'once' };
  const first = await service.request(path, { key: host.key, headers, body });
  const replay = await service.request(path, { key: await keyFor(['read']), headers, body });
  expect([first.status, replay.status]).toEqual([409, 403]);
});
