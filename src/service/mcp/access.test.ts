import { describe, expect, test } from 'vitest';
import type { Scope } from '../../contract/index.ts';
import { issueKey } from '../store/index.ts';
import { connectAgent, openService, type TestAccount } from '../testing/index.ts';

const service = await openService(() => ({ mcpHosts: ['book.example.com'] }));
const [host, stranger] = [await service.account(), await service.account()];

const toolCall = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_me', arguments: {} } };

type RequestOptions = {
  readonly method?: string;
  readonly address?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

async function send({ method = 'POST', address = 'http://localhost', headers, body }: RequestOptions = {}) {
  const allHeaders = { authorization: `Bearer ${host.key}`, 'content-type': 'application/json', accept, ...headers };
  const text = method === 'POST' ? (body ?? JSON.stringify(toolCall)) : null;
  const response = await service.fetch(new Request(`${address}/mcp`, { method, headers: allHeaders, body: text }));
  const answer = await response.text();
  return { status: response.status, headers: response.headers, body: answer === '' ? undefined : JSON.parse(answer) };
}

const accept = 'application/json, text/event-stream';

function agentOf(key: string, fetch = service.fetch) {
  return connectAgent('2026', { address: 'http://localhost', key, fetch });
}

async function keyFor(scopes: readonly Scope[]): Promise<string> {
  const issuedKey = await issueKey(service.store, { accountId: host.accountId, scopes }, service.clock());
  return issuedKey?.key ?? expect.fail('no key was issued');
}

describe('keys', () => {
  test.each(['', 'Bearer nonsense', 'Basic abc'])('refuses a request with "%s" as its key', async (authorization) => {
    const { status, headers } = await send({ headers: { authorization } });
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  test('refuses a revoked key', async () => {
    const key = await keyFor(['read']);
    await service.store.db
      .updateTable('api_keys')
      .set({ revoked_at: '2026-03-02T07:00:00Z' })
      .where('last_four', '=', key.slice(-4))
      .execute();
    expect((await send({ headers: { authorization: `Bearer ${key}` } })).status).toBe(401);
  });

  test.each<[Scope[], string[]]>([
    [['read'], []],
    [
      ['read', 'book'],
      ['book', 'move_booking', 'cancel_booking', 'mark_no_show'],
    ],
    [
      ['read', 'settings'],
      ['set_hours', 'set_override'],
    ],
  ])('lists only the tools of the scopes %j', async (scopes, more) => {
    const { client } = await agentOf(await keyFor(scopes));
    const { tools } = await client.listTools();
    const names = tools.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => !/^(get|list|find|explain)_/.test(name))).toEqual(more);
    expect(names).toHaveLength(8 + more.length);
  });

  test.each<[Scope]>([['book'], ['settings']])('lists no tool to a key that cannot read: %s', async (scope) => {
    const { client, call } = await agentOf(await keyFor([scope]));
    expect((await client.listTools()).tools).toEqual([]);
    expect(client.getInstructions()).toContain(`needs the scope "read", and the key has: ${scope}`);
    expect((await call('get_me')).text).toContain('needs the scope "read"');
  });

  test('does not let a key with read alone book', async () => {
    const { call } = await agentOf(await keyFor(['read']));
    const answer = await call('cancel_booking', { id: 'x' });
    expect(answer).toMatchObject({ isError: true, text: expect.stringContaining('needs the scope "book"') });
  });
});

test('reaches nothing in another account', async () => {
  const { body } = await service.book(stranger, '2026-03-04T10:00:00+01:00');
  const { call } = await agentOf(host.key);
  const person = { name: 'Ada', email: 'ada@example.com', timezone: 'UTC' };
  const attempts = idsOf(stranger, body.data.id, person);
  for (const [tool, input] of attempts) {
    const { isError, text } = await call(tool, input);
    expect([tool, isError, text.split(':')[0]]).toEqual([tool, true, 'access_denied']);
  }
});

function idsOf({ eventTypeId: event_type_id, availabilityId: id }: TestAccount, event: string, person: object) {
  const start = '2026-03-04T12:00:00+01:00';
  return [
    ['list_event_types', { event_type_id }],
    ['find_slots', { event_type_id }],
    ['explain_time', { event_type_id, start }],
    ['get_booking', { id: event }],
    ['book', { event_type_id, start, ...person }],
    ['book', { event_type_id, start, ...person, preview: true }],
    ['move_booking', { id: event, start }],
    ['cancel_booking', { id: event }],
    ['cancel_booking', { id: event, preview: true }],
    ['mark_no_show', { id: event, absent: true }],
    ['get_availability', { id }],
    ['set_hours', { id, hours: {} }],
    ['set_override', { id, from: '2026-12-24', to: '2026-12-24', hours: [] }],
  ] as const;
}

describe('senders', () => {
  test.each([
    ['http://localhost:4242', undefined, 200],
    ['http://[::1]:4242', undefined, 200],
    ['https://book.example.com', 'https://book.example.com', 200],
    ['http://evil.example', undefined, 403],
    ['http://localhost', 'https://evil.example', 403],
    ['http://localhost', 'null', 403],
  ])('responds to a request to %s from the origin %s with %i', async (address, origin, status) => {
    expect((await send({ address, ...(origin !== undefined && { headers: { origin } }) })).status).toBe(status);
  });

  test('names the setting that a server behind a proxy lacks', async () => {
    const { body } = await send({ address: 'http://other.example.com' });
    expect(body.error.message).toContain('under the name "other.example.com"');
    expect(body.error.message).toContain('set PUBLIC_URL');
  });

  test('tells pages of other sites that the address is for agents', async () => {
    const { body } = await send({ headers: { origin: 'https://evil.example' } });
    expect(body.error.message).toBe('This address is for agents. Pages of other sites cannot use it.');
  });
});

describe('requests', () => {
  test.each(['GET', 'DELETE', 'PUT'])('refuses the method %s', async (method) => {
    const { status, headers } = await send({ method });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded'])('refuses a body of %s', async (type) => {
    expect((await send({ headers: { 'content-type': type } })).status).toBe(415);
  });

  test('refuses one byte more than 64 kB', async () => {
    const text = JSON.stringify(toolCall);
    const paddedTo = (bytes: number) => `${text}${' '.repeat(bytes - text.length)}`;
    const [largest, larger] = [await send({ body: paddedTo(65_536) }), await send({ body: paddedTo(65_537) })];
    expect([largest.status, larger.status]).toEqual([200, 413]);
  });

  test('refuses several messages in one request', async () => {
    const { status, body } = await send({ body: JSON.stringify([toolCall, toolCall]) });
    expect([status, body.error.code]).toEqual([422, 'validation_failed']);
  });

  test('refuses text that cannot be stored', async () => {
    expect((await send({ body: JSON.stringify({ ...toolCall, id: 'a\u0000' }) })).status).toBe(422);
  });

  test('answers a message in JSON', async () => {
    const { status, headers } = await send();
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, 'application/json']);
  });

  test('refuses to open an event stream', async () => {
    const { body } = await send({ body: JSON.stringify({ ...toolCall, method: 'subscriptions/listen' }) });
    expect(body.error).toBeDefined();
  });

  test('names tools that do not exist', async () => {
    const { call } = await agentOf(host.key);
    const { isError, text } = await call('delete_everything');
    expect([isError, text]).toEqual([true, expect.stringContaining('no tool of this name, found "delete_everything"')]);
    expect(text).not.toContain('Check the id');
  });

  test.each([
    [{ most: 0 }, 'most must be 1 or more, found 0.'],
    [{ most: 21 }, 'most must be 20 or less, found 21.'],
    [{ page: 1.5 }, 'page must be a whole number, found 1.5.'],
  ])('explains what is wrong with the number in %j', async (input, sentence) => {
    const { call } = await agentOf(host.key);
    expect((await call('list_bookings', input)).text).toContain(`\n${sentence}`);
  });

  test('names each wrong field of an input', async () => {
    const { call } = await agentOf(host.key);
    const { text, isError } = await call('find_slots', { event_type_id: 'one', most: 21, other: 1 });
    expect(isError).toBe(true);
    expect(['event_type_id', 'most', 'other'].every((field) => text.includes(field))).toBe(true);
  });
});

test('does not serve agents unless hosts are named', async () => {
  const serviceWithoutMcp = await openService();
  const { key } = await serviceWithoutMcp.account();
  const init = { method: 'POST', headers: { authorization: `Bearer ${key}` } };
  expect((await serviceWithoutMcp.fetch(new Request('http://localhost/mcp', init))).status).toBe(404);
});
