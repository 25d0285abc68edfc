import { expect, test } from 'vitest';
import { clients, connectAgent, openService } from '../testing/index.ts';
import { toolCalls } from './tool-call.testing.ts';

function agentOf(key: string, fetch: (request: Request) => Promise<Response>) {
  return connectAgent('2026', { address: 'http://localhost', key, fetch });
}

test('counts every message against the key, and tells a model when to try again', async () => {
  const limited = await openService(() => ({ mcpHosts: [], requestsPerMinute: 6 }));
  const { key } = await limited.account();
  const { call, client } = await agentOf(key, limited.fetch);
  const responses = [];
  for (let time = 0; time < 6; time += 1) responses.push(await call('get_me'));
  expect(responses.at(-1)).toMatchObject({ isError: true, text: expect.stringMatching(/Try again in \d+ seconds/) });
  await expect(client.listTools({}, { cacheMode: 'refresh' })).rejects.toThrow();
});

test.each(clients)('tells a model of a client of %s when to try again while the database is away', async (protocol) => {
  let isAway = false;
  const failing = await openService((store) => ({
    mcpHosts: [],
    store: {
      ...store,
      findCallerByKey: (use) => (isAway ? Promise.reject(new Error('away')) : store.findCallerByKey(use)),
      isUnavailable: () => true,
    },
  }));
  const { key } = await failing.account();
  const { call, client } = await connectAgent(protocol, { address: 'http://localhost', key, fetch: failing.fetch });
  isAway = true;
  const text = expect.stringContaining('Try again in 5 seconds');
  expect(await call('get_me')).toMatchObject({ isError: true, text });
  await expect(client.listPrompts()).rejects.toThrow('unavailable');
});

test.each(clients)('tells a model of a client of %s when its address may try keys again', async (protocol) => {
  const crowdedService = await openService(() => ({ mcpHosts: [] }));
  const { key } = await crowdedService.account();
  const { headers, body } = toolCalls[protocol];
  function post(message: object, sentKey = key): Promise<Response> {
    const allHeaders = { authorization: `Bearer ${sentKey}`, 'content-type': 'application/json', ...headers };
    const request = { method: 'POST', headers: allHeaders, body: JSON.stringify(message) };
    return crowdedService.fetch(new Request('http://localhost/mcp', request), { visitor: '203.0.113.9' });
  }
  for (let attempt = 0; attempt < 30; attempt += 1) expect((await post(body, `unknown ${attempt}`)).status).toBe(401);
  const response = await post(body);
  expect([response.status, await response.json()]).toEqual([
    200,
    expect.objectContaining({
      id: 1,
      result: expect.objectContaining({
        isError: true,
        content: [{ type: 'text', text: expect.stringMatching(/\nTry again in \d+ seconds\.$/) }],
      }),
    }),
  ]);
  expect((await post({ ...body, method: 'tools/list' })).status).toBe(429);
});

test('tells a model only the request id of an unexpected error', async () => {
  const failing = await openService((store) => ({
    mcpHosts: [],
    store: { ...store, listEventTypes: () => Promise.reject(new Error('secret detail')) },
  }));
  const { key } = await failing.account();
  const { text, isError } = await (await agentOf(key, failing.fetch)).call('get_me');
  expect([isError, text.includes('secret')]).toEqual([true, false]);
  expect(JSON.stringify(failing.logged)).toContain('secret detail');
  const [, requestId = 'none'] = /request id is (\S+)\./.exec(text) ?? [];
  expect(failing.logged).toEqual([expect.objectContaining({ request_id: requestId })]);
});
