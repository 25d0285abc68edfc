import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { connectTo } from './send-mail.ts';

/** Less than the server would be waited for if nobody gave up. */
const timeout = 8000;

test('stops sending a mail when its attempt is aborted', { timeout }, async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has one
  const connected = once(server, 'connection');
  const giveUp = new AbortController();
  const send = connectTo({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Bookings <bookings@example.com>' });
  const tried = send({ to: 'ada@example.com', subject: 'Confirmed', text: 'Hello' }, giveUp.signal);
  const [socket] = await connected;
  const closed = once(socket.resume(), 'close');
  giveUp.abort();
  expect(await tried).toEqual({ kind: 'refused', responseStatus: null });
  await closed;
  await new Promise((resolve) => server.close(resolve));
});
