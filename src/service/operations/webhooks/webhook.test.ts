import { expect, test } from 'vitest';
import type { Scope } from '../../../contract/index.ts';
import { issueKey } from '../../store/index.ts';
import { mondayMorning, openService, ownerOf } from '../../testing/index.ts';

const service = await openService();
const developing = await openService(() => ({ allowsPrivateWebhooks: true }));
const host = await service.account();
const draft = { url: 'https://example.com/hook?x=1', events: ['event.canceled', 'event.created'] };

test('creates an active webhook with a secret of 32 bytes', async () => {
  const { status, body } = await service.send(host, 'POST /webhooks', draft);
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.any(Number),
      ...draft,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      is_active: true,
      created_at: '2026-03-02T07:00:00+00:00',
      updated_at: '2026-03-02T07:00:00+00:00',
    },
  ]);
  expect((await service.send(host, `GET /webhooks/${body.data.id}`)).body).toEqual(body);
});

test('lists only the account’s webhooks newest first', async () => {
  const account = await service.account();
  const webhooks = [];
  for (const minute of ['01', '00', '02', '02']) {
    service.holdClock(`2026-03-02T08:${minute}:00+01:00`);
    webhooks.push((await service.send(account, 'POST /webhooks', draft)).body.data);
  }
  service.holdClock(mondayMorning);
  const [second, first, third, fourth] = webhooks;
  const { status, body } = await service.send(account, 'GET /webhooks');
  expect([status, body.data]).toEqual([200, [fourth, third, second, first]]);
  expect(new Set(webhooks.map(({ secret }) => secret)).size).toBe(4);
});

test('keeps absent properties and always the secret', async () => {
  const original = (await service.send(host, 'POST /webhooks', draft)).body.data;
  service.holdClock('2026-03-02T08:05:00+01:00');
  const { status, body } = await service.send(host, `PUT /webhooks/${original.id}`, { is_active: false });
  service.holdClock(mondayMorning);
  expect([status, body.data]).toEqual([
    200,
    { ...original, is_active: false, updated_at: '2026-03-02T07:05:00+00:00' },
  ]);
  const change = { url: 'https://example.org', events: ['event.rescheduled'], is_active: true };
  expect((await service.send(host, `PUT /webhooks/${original.id}`, change)).body.data).toMatchObject({
    ...change,
    secret: original.secret,
  });
});

test('does not find a deleted webhook', async () => {
  const { id } = (await service.send(host, 'POST /webhooks', draft)).body.data;
  const { status, body } = await service.send(host, `DELETE /webhooks/${id}`);
  expect([status, body]).toEqual([200, { success: true, data: null }]);
  expect((await service.send(host, `GET /webhooks/${id}`)).status).toBe(404);
});

test.each<[string, object]>([
  ['url', { url: 'http://example.com' }],
  ['url', { url: 'example.com' }],
  ['url', { url: 'https://user:word@example.com' }],
  ['url', { url: 'ftp://example.com' }],
  ['url', { url: 'https://127.1' }],
  ['url', { url: 'https://[::ffff:169.254.169.254]/' }],
  ['url', { url: '' }],
  ['url', { url: `https://example.com/${'x'.repeat(2029)}` }],
  ['events', { events: [] }],
  ['events', { events: ['event.created', 'event.created'] }],
  ['events.0', { events: ['event.deleted'] }],
  ['events', { events: 'event.created' }],
  ['is_active', { is_active: null }],
  ['secret', { secret: 'whsec_mine' }],
])('refuses %s at its path: %j', async (path, wrong) => {
  const { id } = (await service.send(host, 'POST /webhooks', draft)).body.data;
  const creation = await service.send(host, 'POST /webhooks', { ...draft, ...wrong });
  const update = await service.send(host, `PUT /webhooks/${id}`, wrong);
  expect([creation.status, Object.keys(creation.body.error.errors)]).toEqual([422, [path]]);
  expect([update.status, Object.keys(update.body.error.errors)]).toEqual([422, [path]]);
});

test.each([
  ['invalid_address', 'http://example.com'],
  ['private_address', 'https://127.1'],
])('says by the code %s why an address is refused', async (reason, url) => {
  const { body } = await service.send(host, 'POST /webhooks', { ...draft, url });
  expect(body.error.reason).toBe(reason);
});

test('requires a URL and event kinds', async () => {
  const { body } = await service.send(host, 'POST /webhooks', {});
  expect(body.error.errors).toEqual({ url: ['is required'], events: ['is required'] });
});

test('accepts a URL of 2048 characters', async () => {
  const url = `https://example.com/${'x'.repeat(2028)}`;
  expect((await service.send(host, 'POST /webhooks', { ...draft, url })).body.data.url).toBe(url);
});

test.each(['http://localhost:3000/hook', 'https://192.168.1.1/'])('accepts for development %s', async (url) => {
  const open = await developing.account();
  expect((await developing.send(open, 'POST /webhooks', { ...draft, url })).body.data.url).toBe(url);
});

test('shows a secret only to a person who has recently confirmed who they are', async () => {
  const account = await service.account();
  const { id, secret } = (await service.send(account, 'POST /webhooks', draft)).body.data;
  const proven = ownerOf(account);
  const unproven = { ...proven, isProven: false };
  const listSecret = async (session: typeof proven) =>
    (await service.request('/v1/webhooks', { session })).body.data[0].secret;
  expect([await listSecret(proven), await listSecret(unproven)]).toEqual([secret, '']);
  expect((await service.request(`/v1/webhooks/${id}`, { session: unproven })).body.error.code).toBe('proof_required');
});

test('changes the address of a webhook only for a person who has recently confirmed who they are', async () => {
  const account = await service.account();
  const { id } = (await service.send(account, 'POST /webhooks', draft)).body.data;
  const session = { ...ownerOf(account), isProven: false };
  const put = (body: unknown) => service.request(`/v1/webhooks/${id}`, { method: 'PUT', session, body });
  expect((await put({ url: 'https://elsewhere.example/hook' })).body.error.code).toBe('proof_required');
  expect((await put({ url: draft.url, is_active: false })).body.data).toMatchObject({
    url: draft.url,
    is_active: false,
  });
});

test.each<[string, Scope[], boolean]>([
  ['hides the secret of a webhook from a key that can only read', ['read'], false],
  ['hides the secret of a webhook from a key that can only read and book', ['read', 'book'], false],
  ['shows the secret of a webhook to a key that can change it', ['read', 'settings'], true],
])('%s', async (_, keyScopes, isShown) => {
  const account = await service.account();
  const { id, secret } = (await service.send(account, 'POST /webhooks', draft)).body.data;
  const issuedKey = await issueKey(service.store, { accountId: account.accountId, scopes: keyScopes }, service.clock());
  const key = issuedKey?.key ?? expect.fail('no key was issued');
  const listItem = (await service.send({ ...account, key }, 'GET /webhooks')).body.data[0];
  const single = (await service.send({ ...account, key }, `GET /webhooks/${id}`)).body.data;
  expect([listItem.secret, single.secret]).toEqual(isShown ? [secret, secret] : ['', '']);
});

test('hides the secret from an unproven session even in the response to an outdated change', async () => {
  const account = await service.account();
  const { id, secret } = (await service.send(account, 'POST /webhooks', draft)).body.data;
  const change = { method: 'PUT', headers: { 'if-match': '"2019-01-01T00:00:00+00:00"' }, body: { is_active: false } };
  const secretFor = async (session: ReturnType<typeof ownerOf>) =>
    (await service.request(`/v1/webhooks/${id}`, { ...change, session })).body.data.secret;
  const proven = ownerOf(account);
  expect([await secretFor(proven), await secretFor({ ...proven, isProven: false })]).toEqual([secret, '']);
});
