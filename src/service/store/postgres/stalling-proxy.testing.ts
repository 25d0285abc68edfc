import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** @public */
export type StallingProxy = {
  readonly databaseUrl: string;
  /** How many connections were made through it. */
  readonly connections: number;
  /** Stops passing anything on and accepting connections, like a server whose disk hangs. */
  stall(): void;
  /** Passes everything on again. */
  resume(): void;
  close(): Promise<void>;
};

/** Stands between a client and a database, and can fall silent. */
export async function openStallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isStalled = false;
  let connections = 0;
  const server = createServer((client) => {
    connections += 1;
    const upstream = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => other.write(chunk));
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (isStalled) socket.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(databaseUrl);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port); // it listens on TCP
  return {
    databaseUrl: address.href,
    get connections() {
      return connections;
    },
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
