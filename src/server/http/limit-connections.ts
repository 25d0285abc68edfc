import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { visitorCountedAs } from '../../gateway/index.ts';

export type ConnectionLimits = {
  /** Concurrent connections. */
  readonly max: number;
  /** How many of them one network address may hold; undefined if proxies hold the connections of many visitors. */
  readonly maxPerAddress: number | undefined;
};

/** Closes a new connection above the limits immediately. Existing ones are not affected. */
export function limitConnections(server: Server, { max, maxPerAddress = max }: ConnectionLimits): void {
  // Node closes the connections above this number itself.
  server.maxConnections = max;
  const countByVisitor = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const visitor = visitorCountedAs(socket.remoteAddress ?? '');
    const count = countByVisitor.get(visitor) ?? 0;
    if (count >= maxPerAddress) {
      socket.destroy();
      return;
    }
    countByVisitor.set(visitor, count + 1);
    socket.once('close', () => {
      const remaining = (countByVisitor.get(visitor) ?? 1) - 1;
      if (remaining > 0) countByVisitor.set(visitor, remaining);
      else countByVisitor.delete(visitor);
    });
  });
}
