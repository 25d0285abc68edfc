import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { textOf } from './blocks.ts';
import { createRequester, type OutwardRequest } from './create-requester.ts';
import type { Method, Send, SendRequest } from './send.ts';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const outside = '93.184.215.14';
const addresses: Record<string, string[]> = { 'inside.example': ['10.0.0.7'], 'nowhere.example': [] };

/** Creates a requester without a network: addresses in the table redirect, and all others respond. */
function redirecting(redirects: Record<string, string>) {
  const sent: SendRequest[] = [];
  const send: Send = async (request) => {
    sent.push(request);
    const location = redirects[request.target.url.href];
    const status = location === undefined ? 200 : 302;
    return { status, headers: { location }, body: [Buffer.from('answer')], isWhole: true };
  };
  const resolveFor = async (_accountId: number, name: string) => addresses[name] ?? [outside];
  const request = createRequester({ resolveFor, rulesFor: () => ({ allowsPrivate: false }), send });
  return { sent, get: (url: string, more: Partial<OutwardRequest> = {}) => request({ ...asking(url), ...more }) };
}

function asking(url: string): OutwardRequest {
  return { accountId: 1, url, method: 'GET', signal: AbortSignal.timeout(20_000), maxBytes: 1000 };
}

/** Sends a request to a server on this machine, with private addresses allowed. */
async function request(listener: RequestListener, more: Partial<OutwardRequest> = {}) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo; // the server listens on TCP
  const request = createRequester({
    resolveFor: async () => ['127.0.0.1'],
    rulesFor: () => ({ allowsPrivate: true }),
  });
  return request({ ...asking(`http://calendar.invalid:${port}/`), ...more });
}

test('follows redirects and returns the final address', async () => {
  const { get } = redirecting({ 'https://a.example/': '/b', 'https://a.example/b': 'https://c.example/' });
  expect(await get('https://a.example/')).toMatchObject({ status: 200, url: 'https://c.example/' });
});

test.each([
  ['a private address', 'https://127.0.0.1/', 'refused_address'],
  ['a name of a private network', 'https://inside.example/', 'refused_address'],
  ['plain http', 'http://a.example/', 'refused_address'],
  ['no address at all', 'https://', 'refused_address'],
  ['a name without an address', 'https://nowhere.example/', 'unreachable'],
])('refuses a redirect to %s before it is sent', async (_what, location, failure) => {
  const { sent, get } = redirecting({ 'https://a.example/': location });
  await expect(get('https://a.example/')).rejects.toMatchObject({ failure });
  expect(sent).toHaveLength(1);
});

test('ends a loop of redirects, and says how many it followed', async () => {
  const { sent, get } = redirecting({ 'https://a.example/': 'https://a.example/' });
  await expect(get('https://a.example/')).rejects.toMatchObject({
    failure: 'too_many_redirects',
    message: 'There are more than 3 redirects.',
  });
  expect(sent).toHaveLength(4);
});

test('never sends credentials to another origin', async () => {
  const { sent, get } = redirecting({
    'https://a.example/': '/b',
    'https://a.example/b': 'https://c.example/',
    'https://c.example/': 'https://a.example/last',
  });
  await get('https://a.example/', { authorization: 'Basic c2VjcmV0' });
  expect(sent.map(({ headers }) => headers.authorization)).toEqual([
    'Basic c2VjcmV0',
    'Basic c2VjcmV0',
    undefined,
    undefined,
  ]);
});

test.each<Method>(['PUT', 'DELETE', 'POST'])('never repeats %s elsewhere', async (method) => {
  const { get } = redirecting({ 'https://a.example/': 'https://c.example/' });
  expect(await get('https://a.example/', { method })).toMatchObject({ status: 302, url: 'https://a.example/' });
});

test('sends the methods of WebDAV with their bodies', async () => {
  const { body } = await request((request, response) => void request.pipe(response), {
    method: 'REPORT',
    body: '<a/>',
  });
  expect(textOf(body)).toBe('<a/>');
});

test('decompresses a compressed response', async () => {
  const { body } = await request((_request, response) => {
    response.setHeader('content-encoding', 'gzip').end(gzipSync('BEGIN:VCALENDAR'));
  });
  expect(textOf(body)).toBe('BEGIN:VCALENDAR');
});

test.each([200, 201, 204, 304])('reads a response of no bytes that is marked as compressed: %i', async (status) => {
  const { body, ...response } = await request((_request, served) => {
    served.writeHead(status, { 'content-encoding': 'gzip' }).end();
  });
  expect([response.status, textOf(body)]).toEqual([status, '']);
});

test.each([
  ['breaks off', gzipSync('BEGIN:VCALENDAR').subarray(0, 12)],
  ['is none', Buffer.from('BEGIN:VCALENDAR')],
])('refuses a compressed response that %s', async (_what, bytes) => {
  const pending = request((_request, served) => void served.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes));
  await expect(pending).rejects.toMatchObject({ failure: 'unreachable' });
});

test('refuses a compressed response whose connection breaks before its first byte', async () => {
  const pending = request((_request, served) => {
    served.writeHead(200, { 'content-encoding': 'gzip', 'content-length': 9 }).flushHeaders();
    setImmediate(() => served.destroy());
  });
  await expect(pending).rejects.toMatchObject({ failure: 'unreachable' });
});

test('stops reading a response that is too large once decompressed', async () => {
  const bomb = gzipSync(Buffer.alloc(5_000_000));
  const pending = request((_request, response) => void response.setHeader('content-encoding', 'gzip').end(bomb));
  await expect(pending).rejects.toMatchObject({ failure: 'too_large' });
});

test('refuses a response longer than the limit', async () => {
  const pending = request((_request, response) => void response.end('a'.repeat(1001)));
  await expect(pending).rejects.toMatchObject({ failure: 'too_large' });
});

test('stops reading a response that trickles in', async () => {
  const giveUp = new AbortController();
  const pending = request(
    (_request, response) => {
      response.writeHead(200).write('a');
      setImmediate(() => giveUp.abort());
    },
    { signal: giveUp.signal },
  );
  await expect(pending).rejects.toMatchObject({ failure: 'timeout' });
});

test('never names an address in its errors', async () => {
  const { get } = redirecting({});
  await expect(get('https://inside.example/secret')).rejects.toThrow(
    /^The address is refused: the name leads to a private network\.$/,
  );
});
