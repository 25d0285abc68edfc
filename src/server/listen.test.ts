import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type Env, type Listening, listen } from './listen.ts';

const patienceMillis = 300;

function listenPatiently(app = new Hono<Env>()): Promise<Listening> {
  return listen(app, { PORT: 0, HOST: '127.0.0.1' }, patienceMillis);
}

async function connectTo({ address }: Listening, sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

test.each([
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['half a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'],
])('stops though somebody has connected and sent %s', async (_, sent) => {
  const app = new Hono<Env>().post('/', async (context) => context.text(await context.req.text().catch(() => '')));
  const listening = await listenPatiently(app);
  const socket = await connectTo(listening, sent);
  const closed = once(socket, 'close');
  await listening.drain();
  await closed;
  expect(socket.destroyed).toBe(true);
});

test('waits for an answer under way', async () => {
  const [asked, answering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const app = new Hono<Env>().get('/', async (context) => {
    asked.resolve();
    await answering.promise;
    return context.text('answered');
  });
  const listening = await listenPatiently(app);
  const answer = fetch(listening.address.replace('localhost', '127.0.0.1'));
  await asked.promise;
  const drained = listening.drain();
  answering.resolve();
  expect(await (await answer).text()).toBe('answered');
  await drained;
});
