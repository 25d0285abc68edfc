import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system assigned no free port.');
  return address.port;
}
