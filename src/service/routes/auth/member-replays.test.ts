import { expect, test } from 'vitest';
import { makeMember, openService, ownerOf, type TestAccount } from '../../testing/index.ts';

const service = await openService();

type MemberRequest = {
  readonly userId: number;
  readonly role: 'owner' | 'member';
  readonly path: string;
  readonly body: object;
};

function post(account: TestAccount, { userId, role, path, body }: MemberRequest) {
  const session = { ...ownerOf(account), userId, role };
  return service.request(path, {
    session,
    method: 'POST',
    headers: { 'idempotency-key': 'one' },
    body,
  });
}

test('carries out requests of two members with the same idempotency key', async () => {
  const account = await service.account();
  const member = await makeMember(service.store, account.accountId, 'member');
  const [path, body] = ['/v1/availabilities', { name: 'Summer' }];
  const first = await post(account, { userId: account.userId, role: 'owner', path, body });
  const second = await post(account, { userId: member, role: 'member', path, body });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.data.id).not.toBe(first.body.data.id);
});

test('does not replay a response about a colleague’s event to a member', async () => {
  const account = await service.account();
  const member = await makeMember(service.store, account.accountId, 'member');
  const { id } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  const path = `/v1/events/${id}/cancel`;
  const cancellation = await post(account, { userId: account.userId, role: 'owner', path, body: {} });
  expect(cancellation.status).toBe(200);
  const replay = await post(account, { userId: member, role: 'member', path, body: {} });
  expect([replay.status, replay.body.error?.code]).toEqual([403, 'access_denied']);
});
