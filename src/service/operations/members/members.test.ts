import { expect, test } from 'vitest';
import { openConsole, strongPassword, type TestBrowser } from '../../people/testing/index.ts';
import { ada, makeMember, openService, ownerOf, type TestAccount } from '../../testing/index.ts';

const { service, owner, browser } = await openConsole();

test('signs a person in by an invitation, as its user', async () => {
  const account = await owner('grace@invites.example');
  const grace = await signIn('grace@invites.example');
  const invitation = await grace.send('POST v1/members', katherine('katherine@invites.example'));
  const { id, invitation_link: link } = invitation.body.data;
  expect([invitation.status, invitation.body.data]).toMatchObject([201, { state: 'invited', role: 'member' }]);
  expect(link).toMatch(/^\/console\/#invitation=[\w-]{43}$/);
  const token = link.split('=')[1];
  const acceptance = await browser().send('POST sign-in/link/use', { token, password: strongPassword });
  expect(acceptance.body.data).toMatchObject({ role: 'member', user: { id }, account: { id: account.accountId } });
  const members = (await grace.send('GET v1/members')).body.data;
  expect(members.map(({ state, role }: { state: string; role: string }) => [state, role])).toEqual([
    ['active', 'owner'],
    ['active', 'member'],
  ]);
});

test('creates one member when two people accept an invitation at the same time', async () => {
  await owner('grace@races.example');
  const grace = await signIn('grace@races.example');
  const { invitation_link: link } = (await grace.send('POST v1/members', katherine('k@races.example'))).body.data;
  const body = { token: link.split('=')[1], password: strongPassword };
  const replies = await Promise.all([1, 2, 3].map(() => browser().send('POST sign-in/link/use', body)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
});

test('invalidates the first invitation with the second', async () => {
  await owner('grace@twice.example');
  const grace = await signIn('grace@twice.example');
  const first = (await grace.send('POST v1/members', katherine('k@twice.example'))).body.data;
  const second = (await grace.send(`POST v1/members/${first.id}/invite`, { role: 'admin' })).body.data;
  const use = (link: string) =>
    browser().send('POST sign-in/link/use', { token: link.split('=')[1], password: strongPassword });
  expect((await use(first.invitation_link)).status).toBe(410);
  expect((await use(second.invitation_link)).body.data.role).toBe('admin');
});

test.each([
  [{ email: 'no address' }, 'email'],
  [{ email: 'grace@wrong.example' }, 'email'],
  [{ role: 'owner' }, 'role'],
])('refuses to invite %j', async (wrong, field) => {
  await owner('grace@wrong.example').catch(() => undefined);
  const grace = await signIn('grace@wrong.example');
  const body = { ...katherine('k@wrong.example'), ...wrong };
  const account = (await grace.send('GET session')).body.data.account.id;
  if (body.email === 'grace@wrong.example') await setEmail(account, body.email);
  const reply = await grace.send('POST v1/members', body);
  expect([reply.status, Object.keys(reply.body.error.errors)]).toEqual([422, [field]]);
});

test('keeps the only owner until there is another', async () => {
  const account = await service.account();
  await join(account);
  const other = await makeMember(service.store, account.accountId, 'admin');
  const demotion = await request(account, 'PUT', `/v1/members/${account.userId}`, { role: 'admin' });
  const removal = await request(account, 'DELETE', `/v1/members/${account.userId}`);
  expect([demotion, removal].map(({ status, body }) => [status, body.error.code])).toEqual([
    [409, 'resource_in_use'],
    [409, 'resource_in_use'],
  ]);
  expect((await request(account, 'PUT', `/v1/members/${other}`, { role: 'owner' })).status).toBe(200);
  expect((await request(account, 'PUT', `/v1/members/${account.userId}`, { role: 'admin' })).status).toBe(200);
});

test('turns off the keys of the only owner, who stays one', async () => {
  const account = await service.account();
  await join(account);
  const change = { role: 'owner', api_keys: 'revoke' };
  expect((await request(account, 'PUT', `/v1/members/${account.userId}`, change)).status).toBe(200);
  expect((await service.request('/v1/users/me', { key: account.key })).status).toBe(401);
});

test('lets only owners change owners', async () => {
  const account = await service.account();
  await join(account);
  const other = await makeMember(service.store, account.accountId, 'member');
  const session = { ...ownerOf(account), userId: other, role: 'admin' as const };
  const [promotion, demotion, removal] = [
    await service.request(`/v1/members/${other}`, { method: 'PUT', session, body: { role: 'owner' } }),
    await service.request(`/v1/members/${account.userId}`, { method: 'PUT', session, body: { role: 'member' } }),
    await service.request(`/v1/members/${account.userId}`, { method: 'DELETE', session }),
  ];
  expect([promotion, demotion, removal].map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('does not remove a member who still hosts events, unless these are canceled', async () => {
  const account = await service.account();
  await join(account);
  const host = await makeMember(service.store, account.accountId, 'member');
  const eventTypeId = await account.eventType({ host_id: host });
  const { id } = (await service.book({ ...account, eventTypeId }, '2026-03-03T10:00:00+01:00')).body.data;
  const refusal = await request(account, 'DELETE', `/v1/members/${host}`);
  expect([refusal.status, refusal.body.error.message]).toEqual([409, expect.stringContaining('1 upcoming event')]);
  const removal = await request(account, 'DELETE', `/v1/members/${host}?events=cancel&reason=Has+left`);
  const event = (await service.send(account, `GET /events/${id}`)).body.data;
  const type = (await service.send(account, `GET /event-types/${eventTypeId}`)).body.data;
  expect([removal.status, event.status, event.cancel_reason, type.is_active]).toEqual([
    200,
    'canceled',
    'Has left',
    false,
  ]);
  const history = (await service.send(account, `GET /events/${id}/history`)).body.data;
  const actor = { via: 'session', user_id: account.userId };
  expect(history.at(-1)).toMatchObject({ kind: 'change', change: 'canceled', actor });
  const [, member] = (await request(account, 'GET', '/v1/members')).body.data;
  expect(member).toMatchObject({ id: host, state: 'none', role: null, removed_at: '2026-03-02T07:00:00+00:00' });
});

test('signs out a removed member and revokes their keys', async () => {
  const account = await owner('grace@removes.example');
  const grace = await signIn('grace@removes.example');
  const { id, invitation_link: link } = (await grace.send('POST v1/members', katherine('k@removes.example'))).body.data;
  const visitor = browser();
  await visitor.send('POST sign-in/link/use', { token: link.split('=')[1], password: strongPassword });
  const key = {
    accountId: account.accountId,
    userId: id,
    name: 'Hers',
    scopes: ['read'],
    now: service.clock(),
  } as const;
  const newKey = await service.store.saveApiKey(key);
  expect((await visitor.send('GET v1/event-types')).status).toBe(200);
  expect((await grace.send(`DELETE v1/members/${id}`, {})).status).toBe(200);
  const [session, program] = [await visitor.send('GET v1/event-types'), await service.request('/v1/users/me', newKey)];
  expect([session.status, program.status]).toEqual([401, 401]);
});

test.each([
  [{ role: 'member' }, 200],
  [{ role: 'member', api_keys: 'revoke' }, 401],
  [{ role: 'admin', api_keys: 'revoke' }, 401],
])('keeps the API keys of an admin who gets another role unless they are to be revoked: %j', async (body, status) => {
  const account = await service.account();
  const admin = await makeMember(service.store, account.accountId, 'admin');
  const session = { ...ownerOf(account), userId: admin, role: 'admin' as const };
  const { key } = (await service.request('/v1/api-keys', { session, body: { name: 'Theirs' } })).body.data;
  expect((await request(account, 'PUT', `/v1/members/${admin}`, body)).status).toBe(200);
  const own = await service.request('/v1/users/me', { key: account.key });
  expect([(await service.request('/v1/users/me', { key })).status, own.status]).toEqual([status, 200]);
});

test('ends the feed of a removed member', async () => {
  const account = await service.account();
  await join(account);
  const host = await makeMember(service.store, account.accountId, 'member');
  const session = { ...ownerOf(account), userId: host, role: 'member' as const };
  const { url } = (await service.request('/v1/users/me/feed/rotate', { method: 'POST', session })).body.data;
  const read = () => service.fetch(new Request(new URL(url, 'http://service.test')));
  expect((await read()).status).toBe(200);
  expect((await request(account, 'DELETE', `/v1/members/${host}`)).status).toBe(200);
  expect((await read()).status).toBe(404);
});

test('shows a new key once, and refuses it once revoked', async () => {
  const account = await service.account();
  const creation = await request(account, 'POST', '/v1/api-keys', { name: 'Website', scopes: ['read'] });
  const { key, id } = creation.body.data;
  const use = () => service.request('/v1/users/me', { key });
  const booking = {
    event_type_id: account.eventTypeId,
    start: '2026-03-03T10:00:00+01:00',
    timezone: 'UTC',
    answers: ada,
  };
  expect([creation.status, (await use()).status, creation.body.data.last_four]).toEqual([201, 200, key.slice(-4)]);
  expect((await service.request('/v1/events', { key, body: booking })).body.error.code).toBe('insufficient_scope');
  const list = (await request(account, 'GET', '/v1/api-keys')).body;
  expect(JSON.stringify(list)).not.toContain(key);
  expect([(await request(account, 'DELETE', `/v1/api-keys/${id}`)).status, (await use()).status]).toEqual([200, 401]);
  expect((await request(account, 'DELETE', `/v1/api-keys/${id}`)).status).toBe(404);
});

test.each(['GET /v1/members', 'GET /v1/api-keys', 'POST /v1/api-keys'])(
  'refuses a key that asks %s',
  async (request) => {
    const account = await service.account();
    const [method = '', path = ''] = request.split(' ');
    const body = method === 'POST' ? { name: 'Mine' } : undefined;
    const reply = await service.request(path, { key: account.key, method, body });
    expect([reply.status, reply.body.error.code]).toEqual([403, 'access_denied']);
  },
);

const plain = await openService();

test('refuses an invitation if no one can sign in', async () => {
  const account = await plain.account();
  const body = katherine('k@off.example');
  expect((await plain.request('/v1/members', { session: ownerOf(account), body })).status).toBe(503);
});

function katherine(email: string) {
  return { email, first_name: 'Katherine', last_name: 'Johnson', role: 'member' };
}

function request(account: TestAccount, method: string, path: string, body?: object) {
  return service.request(path, { method, session: ownerOf(account), body });
}

async function signIn(email: string): Promise<TestBrowser> {
  const visitor = browser();
  await visitor.send('POST sign-in/password', { email, password: strongPassword });
  return visitor;
}

/** Makes a person the owner of an account, as its user. */
async function join({ accountId, userId }: TestAccount): Promise<void> {
  const { people } = service.store;
  const personId = await people.savePerson({ email: `${accountId}@join.example`, passwordHash: null }, service.clock());
  await people.saveMembership({ personId: personId ?? 0, accountId, userId, role: 'owner' }, service.clock());
}

async function setEmail(accountId: number, email: string): Promise<void> {
  await service.store.db.updateTable('users').set({ email }).where('account_id', '=', accountId).execute();
}
