import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type Env, type ListeningServer, type ListenSettings, type ListenTimeouts, listen } from './listen.ts';

const settings = { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: 0, KEEP_ALIVE_SECONDS: 75, MAX_CONNECTIONS: 100 };

function listenWithTimeouts(
  app = new Hono<Env>(),
  { patience = {}, ...others }: Partial<ListenSettings> & { patience?: ListenTimeouts } = {},
): Promise<ListeningServer> {
  return listen(app, { ...settings, ...others }, { drainMillis: 300, ...patience });
}

async function connectTo({ address }: ListeningServer, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

test.each([
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['half a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'],
])('stops although a client has connected and sent %s', async (_, text) => {
  const app = new Hono<Env>().post('/', async (context) => context.text(await context.req.text().catch(() => '')));
  const listening = await listenWithTimeouts(app);
  const socket = await connectTo(listening, text);
  const closing = once(socket, 'close');
  await listening.drain();
  await closing;
  expect(socket.destroyed).toBe(true);
});

test('waits for a response under way', async () => {
  const [arrival, answering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const app = new Hono<Env>().get('/', async (context) => {
    arrival.resolve();
    await answering.promise;
    return context.text('answered');
  });
  const listening = await listenWithTimeouts(app, { patience: { drainMillis: 60_000 } });
  const response = fetch(listening.address.replace('localhost', '127.0.0.1'));
  await arrival.promise;
  const draining = listening.drain();
  answering.resolve();
  expect(await (await response).text()).toBe('answered');
  await draining;
});

/** Reads everything from a connection until it is closed. */
async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

const greeting = new Hono<Env>().get('/', (context) => context.text('hello'));

test('responds to HTTP/1.0 without a Host header', async () => {
  const listening = await listenWithTimeouts(greeting);
  const socket = await connectTo(listening, 'GET / HTTP/1.0\r\n\r\n');
  expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*hello$/);
  await listening.drain();
});

test('keeps an idle connection for as long as the setting says', async () => {
  const listening = await listenWithTimeouts(greeting);
  const { headers } = await fetch(listening.address.replace('localhost', '127.0.0.1'));
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', 'timeout=75']);
  await listening.drain();
});

test('closes idle connections as soon as it stops', async () => {
  const listening = await listenWithTimeouts(greeting, { patience: { drainMillis: 60_000 } });
  const socket = await connectTo(listening, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  const closing = once(socket, 'close');
  await listening.drain();
  await closing;
  expect(socket.destroyed).toBe(true);
});

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{'],
])('closes a connection whose %s trickles in', async (_, text) => {
  const app = new Hono<Env>().post('/', async (context) => context.text(await context.req.text().catch(() => '')));
  const patience = { headMillis: 100, requestMillis: 200, drainMillis: 60_000 };
  const listening = await listenWithTimeouts(app, { patience });
  const socket = await connectTo(listening, text);
  const drip = setInterval(() => socket.write('a'), 10);
  socket.on('error', () => undefined); // the server may close the connection while it drips
  expect(await readToEnd(socket).catch(() => '')).toMatch(/^(HTTP\/1\.1 408 |$)/);
  clearInterval(drip);
  await listening.drain();
});

test.each([
  ['a tenth of the connections for one address', { MAX_CONNECTIONS: 20 }, 2],
  ['all of the connections for a proxy', { MAX_CONNECTIONS: 10, TRUST_PROXY: 1 }, 10],
])('leaves open %s', async (_, bounds, max) => {
  const listening = await listenWithTimeouts(greeting, bounds);
  const within = await Promise.all(Array.from({ length: max }, () => connectTo(listening, '')));
  const beyond = await connectTo(listening, '');
  beyond.on('error', () => undefined);
  await once(beyond.resume(), 'close');
  expect(within.map(({ closed }) => closed)).toEqual(Array(max).fill(false));
  // A closed connection makes room.
  within[0]?.destroy();
  await expect.poll(() => answeredBy(listening)).toContain('hello');
  await listening.drain();
});

async function answeredBy(listening: ListeningServer): Promise<string> {
  const socket = await connectTo(listening, 'GET / HTTP/1.0\r\n\r\n');
  return readToEnd(socket).catch(() => '');
}

/** macOS and Windows may not have set up 127.0.0.2. */
const linux = process.platform === 'linux';

test.runIf(linux)('names the address that it listens at if localhost does not reach it', async () => {
  const listening = await listenWithTimeouts(greeting, { HOST: '127.0.0.2' });
  expect(await (await fetch(listening.address)).text()).toBe('hello');
  await listening.drain();
});

test('handles pipelined requests one by one, and stops while the client reads nothing', async () => {
  let requestCount = 0;
  const large = 'x'.repeat(8_000_000);
  const app = new Hono<Env>().get('/', (context) => {
    requestCount += 1;
    return context.text(large);
  });
  const listening = await listenWithTimeouts(app);
  const socket = await connectTo(listening, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
  socket.pause();
  await expect.poll(() => requestCount).toBeGreaterThan(0);
  // A response on another connection comes after everything that was read from the one above.
  const others = await connectTo(listening, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect((await readToEnd(others)).length).toBeGreaterThan(large.length);
  expect(requestCount).toBe(2);
  socket.destroy();
  await listening.drain();
});

test('responds to pipelined requests in their order', async () => {
  const app = new Hono<Env>().post('/:name', async (context) =>
    context.text(`<${context.req.param('name')} ${await context.req.text()}>`),
  );
  const listening = await listenWithTimeouts(app);
  const post = (name: string, more = '') =>
    `POST /${name} HTTP/1.1\r\nHost: localhost\r\n${more}Content-Length: 2\r\n\r\nhi`;
  const socket = await connectTo(listening, `${post('one')}${post('two')}${post('three', 'Connection: close\r\n')}`);
  expect((await readToEnd(socket)).match(/<.*?>/g)).toEqual(['<one hi>', '<two hi>', '<three hi>']);
  await listening.drain();
});
