import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { isInterrupted } from './is-interrupted.ts';
import { withClient } from './with-client.ts';

const urlAt = (port: number) => `postgres://sched@127.0.0.1:${port}/sched`;

function connectTo(port: number): Promise<unknown> {
  return withClient(urlAt(port), async () => undefined).catch((error) => error);
}

test('recognizes a server that closes the connection before it responds', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.end()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const error = await connectTo(typeof address === 'object' && address ? address.port : 0);
  server.close();
  expect(isInterrupted(error)).toBe(true);
});

test('recognizes a server that no longer listens', async () => {
  expect(isInterrupted(await connectTo(await freePort()))).toBe(true);
});

test.each([
  ['57P01', true],
  ['57P03', true],
  ['28P01', false],
  ['42601', false],
])('treats the code %s as an interruption: %j', (code, expected) => {
  expect(isInterrupted(Object.assign(new Error('x'), { code }))).toBe(expected);
});
