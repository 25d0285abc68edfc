import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { post } from './post.ts';

const body = '{"name":"Zoë"}';
const patience = () => AbortSignal.timeout(20_000);
let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
  server = undefined;
});

/** Receives on this machine what is sent to a name that does not exist. */
async function receive(listener: RequestListener, name = 'hook.invalid') {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo; // the server listens on TCP
  return { url: new URL(`http://${name}:${port}/in?a=b`), addresses: ['127.0.0.1'] };
}

test('connects to the checked address under the host name', async () => {
  let received: unknown;
  const target = await receive(async (request, response) => {
    received = [request.method, request.url, request.headers.host, request.headers['x-a'], await text(request)];
    response.writeHead(204).end();
  });
  const reply = await post({ target, headers: { 'x-a': '1' }, body, signal: patience() });
  expect(reply).toEqual({ status: 204, retryAfter: undefined });
  expect(received).toEqual(['POST', '/in?a=b', target.url.host, '1', body]);
});

test('never resolves the host name a second time', async () => {
  const target = await receive((_request, response) => response.end(), 'localhost');
  const elsewhere = { ...target, addresses: ['127.0.0.2'] };
  await expect(post({ target: elsewhere, headers: {}, body, signal: patience() })).rejects.toThrow('127.0.0.2');
});

test('never follows a redirect', async () => {
  const paths: (string | undefined)[] = [];
  const target = await receive((request, response) => {
    paths.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect((await post({ target, headers: {}, body, signal: patience() })).status).toBe(307);
  expect(paths).toEqual(['/in?a=b']);
});

test('reads only the start of an endless response', async () => {
  const target = await receive((_request, response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(16 * 1024);
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', write);
    write();
  });
  expect((await post({ target, headers: {}, body, signal: patience() })).status).toBe(200);
});

test.each([
  ['says nothing', () => undefined],
  ['never ends', (_request, response) => void response.writeHead(200).write('a')],
] satisfies [string, RequestListener][])('gives up a receiver that %s', async (_what, listener) => {
  const giveUp = new AbortController();
  const target = await receive((request, response) => {
    listener(request, response);
    setImmediate(() => giveUp.abort());
  });
  await expect(post({ target, headers: {}, body, signal: giveUp.signal })).rejects.toThrow('abort');
});

test('returns the Retry-After header', async () => {
  const target = await receive((_request, response) => response.writeHead(503, { 'retry-after': '120' }).end());
  expect(await post({ target, headers: {}, body, signal: patience() })).toEqual({ status: 503, retryAfter: '120' });
});
