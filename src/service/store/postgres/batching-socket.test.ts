import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { BatchingSocket } from './batching-socket.ts';

const packets: string[] = [];
const server = createServer((socket) => socket.on('data', (data) => packets.push(data.toString())));
server.listen(0, '127.0.0.1');
await once(server, 'listening');

afterAll(() => server.close());

test('sends all writes of one turn of the event loop together', async () => {
  const address = server.address();
  const socket = new BatchingSocket().connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  await once(socket, 'connect');
  for (const message of ['first ', 'second ', 'third']) {
    socket.cork();
    socket.write(message);
    socket.uncork();
    await Promise.resolve();
  }
  const waiting = socket.writableLength;
  socket.end();
  await once(socket, 'close');
  expect([waiting, packets]).toEqual(['first second third'.length, ['first second third']]);
});
