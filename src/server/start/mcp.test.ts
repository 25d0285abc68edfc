import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { clients, connectAgent } from '../../service/testing/index.ts';
import { apiKey, readData, startWatched } from '../testing/index.ts';

const server = await startWatched({
  PUBLIC_URL: 'https://book.example.com',
  REQUESTS_PER_MINUTE: '600',
});
const readme = readFileSync('README.md', 'utf8');
const section = /### AI agents\n([\s\S]*?)\n### /.exec(readme)?.[1] ?? '';

type Remote = { readonly url: string; readonly headers: Readonly<Record<string, string>> };
type Program = { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> };

/** README's instructions for connecting each client, parsed as that client parses them. */
function connectionsInReadme(): Remote[] {
  const [, url = '', header = ''] = /claude mcp add \S+ http sched (\S+) --header "([^"]+)"/.exec(section) ?? [];
  const files = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json));
  const entries: (Remote | Program)[] = files.map((file) => (file.mcpServers ?? file.servers).sched);
  return [{ url, headers: headerIn(header) }, ...entries.map((entry) => ('url' in entry ? entry : remoteOf(entry)))];
}

/** The request of `mcp-remote`, which inserts environment variables into its arguments. */
function remoteOf({ args, env }: Program): Remote {
  const [, , url = '', , header = ''] = args;
  return { url, headers: headerIn(header.replace(/\$\{(\w+)\}/, (_, name) => env[name] ?? '')) };
}

function headerIn(text: string): Record<string, string> {
  const [name = '', value = ''] = text.split(/:\s*(.*)/);
  return { [name]: value };
}

type RequestOptions = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly address?: string;
};

const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

/** Sends any method and any headers, including `Host`, which `fetch` does not allow. */
function send({ method = 'POST', headers, body = ping, address = server.address }: RequestOptions) {
  const usual = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const outgoing = request(`${address}/mcp`, { method, headers: { ...usual, ...headers } }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode, body: answer }), reject);
    });
    outgoing.on('error', reject).end(method === 'POST' ? body : undefined);
  });
}

const eventTypeId = 43;

/** The times that pages show on the day of a start. */
async function startsOnPages(start: string): Promise<number[]> {
  const date = start.slice(0, '2026-12-03'.length);
  const response = await server.request(`/embed/v1/event-types/${eventTypeId}/slots?start=${date}&end=${date}`);
  const { slots } = await readData<{ slots: Record<string, { start: string }[]> }>(response);
  return (slots[date] ?? []).map((slot) => Date.parse(slot.start));
}

test.each(clients)('lets a client of %s book, and updates pages immediately', async (protocol) => {
  const { call } = await connectAgent(protocol, { address: server.address, key: apiKey });
  const slots = await call('find_slots', { event_type_id: eventTypeId, timezone: 'UTC', most: 1 });
  const [start] = slots.data.days[0].starts;
  expect(await startsOnPages(start)).toContain(Date.parse(start));
  const person = { name: 'Ada', email: `ada${protocol}@example.com`, timezone: 'UTC' };
  const booking = await call('book', { event_type_id: eventTypeId, start, ...person });
  expect(booking.isError, booking.text).toBe(false);
  expect(await startsOnPages(start)).not.toContain(Date.parse(start));
});

const maxStoryBytes = 10_000;

test.each(clients)(
  'lets a client of %s find, preview, book, repeat, move, cancel and explain in 10 kB',
  async (protocol) => {
    const agent = await connectAgent(protocol, { address: server.address, key: apiKey });
    let storyBytes = 0;
    async function call(tool: string, input: Record<string, unknown> = {}) {
      const answer = await agent.call(tool, input);
      expect(answer.isError, answer.text).toBe(false);
      storyBytes += answer.bytes;
      return answer.data;
    }
    await call('get_me');
    const { days } = await call('find_slots', { event_type_id: eventTypeId });
    const [first, second] = days.flatMap(({ starts }: { starts: string[] }) => starts).slice(-2);
    const person = { name: 'Grace', email: `grace${protocol}@example.com`, timezone: 'UTC' };
    const draft = { event_type_id: eventTypeId, start: first, ...person };
    await call('book', { ...draft, preview: true });
    const both = await Promise.all([call('book', draft), call('book', draft)]);
    const [{ booking }] = both;
    expect(new Set(both.map((result) => result.booking.id)).size).toBe(1);
    await call('move_booking', { id: booking.id, start: second, preview: true });
    expect((await call('move_booking', { id: booking.id, start: second })).booking.start).toBe(second);
    expect(await call('explain_time', { event_type_id: eventTypeId, start: second })).toMatchObject({ offered: false });
    await call('cancel_booking', { id: booking.id, preview: true });
    expect((await call('cancel_booking', { id: booking.id })).booking.status).toBe('canceled');
    expect(await call('explain_time', { event_type_id: eventTypeId, start: second })).toMatchObject({ offered: true });
    expect(storyBytes).toBeLessThan(maxStoryBytes);
  },
);

test('lets an agent mark a no-show after the start', async () => {
  const { call } = await connectAgent('2026', { address: server.address, key: apiKey });
  const slots = await call('find_slots', { event_type_id: eventTypeId, most: 1 });
  const [start] = slots.data.days[0].starts;
  const person = { name: 'Late', email: 'late@example.com', timezone: 'UTC' };
  const { id } = (await call('book', { event_type_id: eventTypeId, start, ...person })).data.booking;
  const past = "starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'";
  await server.query(`update events set ${past} where id = '${id}'`);
  expect((await call('mark_no_show', { id, absent: true })).data.booking.outcome).toBe('no_show');
});

test.each(connectionsInReadme())('connects as README says: $url $headers', async ({ url, headers }) => {
  expect(url).toBe('https://book.example.com/mcp');
  const [name, value = ''] = Object.entries(headers)[0] ?? [];
  expect([name, value.startsWith('Bearer sk_live_')]).toEqual(['Authorization', true]);
  const { client } = await connectAgent('2026', {
    address: server.address,
    key: value.replace('Bearer sk_live_KEY', apiKey),
  });
  expect((await client.listTools()).tools.length).toBeGreaterThan(10);
});

test.each<[string, RequestOptions, number]>([
  ['under its public name', { headers: { host: 'book.example.com' } }, 200],
  ['under any other name', { headers: { host: 'evil.example' } }, 403],
  ['from a page of its own', { headers: { origin: 'https://book.example.com' } }, 200],
  ['from a page of another site', { headers: { origin: 'https://evil.example' } }, 403],
  ['with an unknown key', { headers: { authorization: 'Bearer sk_live_unknown' } }, 401],
  ['with a body of text', { headers: { 'content-type': 'text/plain' } }, 415],
  ['with a body of 64 kB', { body: ping.padEnd(65_536) }, 200],
  ['with a body of one byte more', { body: ping.padEnd(65_537) }, 413],
  ['to listen', { method: 'GET' }, 405],
  ['to end a session', { method: 'DELETE' }, 405],
])('answers a request %s with the right status', async (_case, options, status) => {
  expect((await send(options)).status).toBe(status);
});

test('names PUBLIC_URL to an agent that comes through a proxy without it', async () => {
  const proxiedServer = await startWatched({ TRUST_PROXY: '1' });
  const headers = { host: 'book.example.com', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  const { status, body } = await send({ address: proxiedServer.address, headers });
  expect(status).toBe(403);
  expect(JSON.parse(body).error.message).toMatch(/under the name "book\.example\.com".*set PUBLIC_URL to it/);
});

test('asks a client without a key for one', async () => {
  const response = await server.request('/mcp', { method: 'POST' });
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

test('does not serve agents when MCP is turned off', async () => {
  const off = await startWatched({ MCP: 'off' });
  const response = await off.request('/mcp', { method: 'POST', headers: { authorization: `Bearer ${apiKey}` } });
  expect(response.status).toBe(404);
});
