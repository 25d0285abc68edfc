import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { clients, connectAgent } from '../../service/testing/index.ts';
import { apiKey, readData, startWatched } from '../testing/index.ts';

const server = await startWatched('mcp_test', { PUBLIC_URL: 'https://book.example.com' });
const readme = readFileSync('README.md', 'utf8');
const section = /### AI agents\n([\s\S]*?)\n### /.exec(readme)?.[1] ?? '';

type Remote = { readonly url: string; readonly headers: Readonly<Record<string, string>> };
type Program = { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> };

/** How README tells each client to connect, read as that client reads it. */
function connectionsInReadme(): Remote[] {
  const [, url = '', header = ''] = /claude mcp add \S+ http sched (\S+) --header "([^"]+)"/.exec(section) ?? [];
  const files = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json));
  const entries: (Remote | Program)[] = files.map((file) => (file.mcpServers ?? file.servers).sched);
  return [{ url, headers: headerIn(header) }, ...entries.map((entry) => ('url' in entry ? entry : remoteOf(entry)))];
}

/** What `mcp-remote` sends: it puts variables of the environment into its arguments. */
function remoteOf({ args, env }: Program): Remote {
  const [, , url = '', , header = ''] = args;
  return { url, headers: headerIn(header.replace(/\$\{(\w+)\}/, (_, name) => env[name] ?? '')) };
}

function headerIn(text: string): Record<string, string> {
  const [name = '', value = ''] = text.split(/:\s*(.*)/);
  return { [name]: value };
}

function post(headers: Record<string, string>, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.address}/mcp`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end(body);
  });
}

const eventTypeId = 43;

/** The times that pages show on the day of a start. */
async function startsOnPages(start: string): Promise<number[]> {
  const date = start.slice(0, '2026-12-03'.length);
  const response = await server.ask(`/embed/v1/event-types/${eventTypeId}/slots?start=${date}&end=${date}`);
  const { slots } = await readData<{ slots: Record<string, { start: string }[]> }>(response);
  return (slots[date] ?? []).map((slot) => Date.parse(slot.start));
}

test.each(clients)('lets a client of %s book, and shows pages the change at once', async (protocol) => {
  const { call } = await connectAgent(protocol, { address: server.address, key: apiKey });
  const found = await call('find_slots', { event_type_id: eventTypeId, timezone: 'UTC', most: 1 });
  const [start] = found.data.days[0].starts;
  expect(await startsOnPages(start)).toContain(Date.parse(start));
  const person = { name: 'Ada', email: `ada${protocol}@example.com`, timezone: 'UTC' };
  const booked = await call('book', { event_type_id: eventTypeId, start, ...person });
  expect(booked.isError, booked.text).toBe(false);
  expect(await startsOnPages(start)).not.toContain(Date.parse(start));
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

test('answers under its public name and refuses any other', async () => {
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json, text/event-stream' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const statuses = [];
  for (const host of ['book.example.com', 'evil.example']) {
    statuses.push(await post({ ...headers, 'content-type': 'application/json', host }, body));
  }
  expect(statuses).toEqual([200, 403]);
});

test('asks a client without a key for one', async () => {
  const response = await server.ask('/mcp', { method: 'POST' });
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

test('serves no agent when MCP is turned off', async () => {
  const off = await startWatched('mcp_off_test', { MCP: 'off' });
  const response = await off.ask('/mcp', { method: 'POST', headers: { authorization: `Bearer ${apiKey}` } });
  expect(response.status).toBe(404);
});
