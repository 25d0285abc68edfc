import { expect, test } from 'vitest';
import { openConsole } from '../people/testing/index.ts';
import { ownerOf } from '../testing/index.ts';

const { service } = await openConsole();
const key = 'a key to guess';

test.each([
  ['key', '/v1/api-keys', { name: 'Website', scopes: ['read'] }],
  ['secret', '/v1/webhooks', { url: 'https://example.com/hook', events: ['event.created'] }],
  ['url', '/v1/users/me/feed/rotate', undefined],
  ['invitation_link', '/v1/members', { email: 'g@secret.example', first_name: 'G', last_name: '', role: 'member' }],
])('replays the %s in the response of %s, and stores neither it nor the Idempotency-Key', async (field, path, body) => {
  const account = await service.account();
  const session = ownerOf(account);
  const send = () => service.request(path, { session, method: 'POST', headers: { 'idempotency-key': key }, body });
  const [first, again] = [await send(), await send()];
  expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([null, 'true']);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  const secret: string = first.body.data[field];
  const rows = service.store.db.selectFrom('idempotency_keys').selectAll().where('account_id', '=', account.accountId);
  const text = JSON.stringify(await rows.execute());
  expect([secret.length > 20, text.includes(secret), text.includes(key)]).toEqual([true, false, false]);
});
