import * as v from 'valibot';
import { expect, test } from 'vitest';
import { failure, success } from '../contract/index.ts';
import { asInstant, type Instant } from '../time/index.ts';
import { createClient } from './client.ts';

const endpoint = {
  method: 'POST',
  path: '/things/{id}',
  data: v.object({ name: v.string() }),
  status: 201,
  summary: 'Makes a thing',
} as const;

function clientAnswering(response: Response | Error, requests: Request[] = []) {
  return createClient({
    baseUrl: 'https://example.org/api',
    headers: { 'x-one': '1' },
    async fetch(url, init) {
      requests.push(new Request(url, init));
      if (response instanceof Error) throw response;
      return response;
    },
  });
}

test('sends the path, query, headers and body of a request', async () => {
  const requests: Request[] = [];
  await clientAnswering(Response.json(success({ name: 'a' })), requests)(endpoint, {
    params: { id: 'a/b' },
    query: { zone: 'Europe/Berlin', none: undefined },
    body: { a: [1] },
    headers: { 'x-two': '2' },
  });
  const [request] = requests;
  expect(request?.url).toBe('https://example.org/api/things/a%2Fb?zone=Europe%2FBerlin');
  expect([request?.method, request?.headers.get('x-one'), request?.headers.get('x-two')]).toEqual(['POST', '1', '2']);
  expect(await request?.json()).toEqual({ a: [1] });
});

test('drops data that the schema does not name', async () => {
  const request = clientAnswering(Response.json(success({ name: 'a', secret: 's' })));
  expect(await request(endpoint)).toEqual({ ok: true, data: { name: 'a' } });
});

test('returns a failure with its code, errors, request id and Retry-After', async () => {
  const body = failure({ code: 'validation_failed', errors: { name: ['is required'] } }, 'r-1');
  const request = clientAnswering(Response.json(body, { status: 422, headers: { 'retry-after': '7' } }));
  expect(await request(endpoint)).toMatchObject({
    ok: false,
    failed: {
      kind: 'refused',
      status: 422,
      code: 'validation_failed',
      errors: { name: ['is required'] },
      requestId: 'r-1',
      retryAfterSeconds: 7,
    },
  });
});

test.each([
  ['HTML', new Response('<h1>502</h1>', { status: 502 })],
  ['no body', new Response(null, { status: 204 })],
  ['another shape', Response.json({ success: true, data: { name: 5 } })],
  ['an envelope cut short', new Response('{"success":true,"da', { status: 200 })],
])('reports a response of %s as unreadable', async (_what, response) => {
  expect(await clientAnswering(response)(endpoint)).toEqual({
    ok: false,
    failed: { kind: 'unreadable', status: response.status },
  });
});

test('returns Retry-After from an unreadable response', async () => {
  const request = clientAnswering(new Response('slow down', { status: 429, headers: { 'retry-after': '7' } }));
  expect(await request(endpoint)).toEqual({
    ok: false,
    failed: { kind: 'unreadable', status: 429, retryAfterSeconds: 7 },
  });
});

test.each([
  ['Sun, 06 Nov 1994 08:51:37 GMT', 120],
  ['Sun, 06 Nov 1994 08:49:00 GMT', undefined],
  ['soon', undefined],
])("reads a date in Retry-After by the server's clock: %s", async (until, seconds) => {
  const headers = { 'retry-after': until, date: 'Sun, 06 Nov 1994 08:49:37 GMT' };
  const reply = await clientAnswering(new Response('', { status: 503, headers }))(endpoint);
  expect(!reply.ok && 'retryAfterSeconds' in reply.failed ? reply.failed.retryAfterSeconds : undefined).toBe(seconds);
});

test('reports a server that does not respond as unreachable', async () => {
  const cause = new TypeError('Failed to fetch');
  expect(await clientAnswering(cause)(endpoint)).toEqual({ ok: false, failed: { kind: 'unreachable', cause } });
});

test('reports a response that ended early as unreachable', async () => {
  const cause = new TypeError('terminated');
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success": tr'));
      controller.error(cause);
    },
  });
  const reply = await clientAnswering(new Response(body))(endpoint);
  expect(reply).toEqual({ ok: false, failed: { kind: 'unreachable', cause } });
});

test('reports a response that is not JSON as unreadable', async () => {
  const reply = await clientAnswering(new Response('<html>', { status: 502 }))(endpoint);
  expect(reply).toEqual({ ok: false, failed: { kind: 'unreadable', status: 502 } });
});

test('rejects when the caller aborts', async () => {
  const abort = new AbortController();
  abort.abort();
  await expect(
    clientAnswering(new DOMException('', 'AbortError'))(endpoint, { signal: abort.signal }),
  ).rejects.toThrow();
});

test('reports the server time of each response', async () => {
  const times: Instant[] = [];
  const request = createClient({
    baseUrl: 'https://example.org',
    fetch: async () => Response.json(success({ name: 'a' }), { headers: { date: 'Sun, 06 Nov 1994 08:49:37 GMT' } }),
    onServerTime: (now) => times.push(now),
  });
  await request(endpoint);
  expect(times).toEqual([asInstant(784_111_777_000)]);
});
