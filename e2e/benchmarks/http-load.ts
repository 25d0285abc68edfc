import { connect, type Socket } from 'node:net';

/** The result of a load: responses per second, and the median and 99th percentile of their times. */
export type LoadResult = { readonly perSecond: number; readonly medianMillis: number; readonly p99Millis: number };

export type Load = {
  /** Such as `http://localhost:4242`. */
  readonly address: string;
  /** Returns the next request as HTTP/1.1 writes it; undefined if none is left. */
  readonly nextRequest: () => string | undefined;
  readonly connections: number;
  readonly millis: number;
};

type RequestParts = {
  readonly method?: string;
  readonly path: string;
  readonly key: string;
  readonly body?: unknown;
};

/** Writes a request as it goes over the wire. */
export function writeRequest({ method = 'GET', path, key, body }: RequestParts): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = [`${method} ${path} HTTP/1.1`, 'host: localhost', `authorization: Bearer ${key}`];
  if (text) headers.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
  return `${headers.join('\r\n')}\r\n\r\n${text}`;
}

/**
 * Keeps the given number of connections busy, each with one request at a time. It uses HTTP over bare sockets, because
 * client and server share a machine and the client must leave as much of it as possible to the server.
 */
export async function putLoadOn({ address, nextRequest, connections, millis }: Load): Promise<LoadResult> {
  const times: number[] = [];
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = await open(address);
      while (performance.now() < begin + millis) {
        const request = nextRequest();
        if (request === undefined) break;
        const sentAt = performance.now();
        const status = await exchange(socket, request);
        if (status >= 300) throw new Error(`The server responded with ${status} to:\n${request}`);
        times.push(performance.now() - sentAt);
      }
      socket.destroy();
    }),
  );
  const perSecond = (1000 * times.length) / (performance.now() - begin);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond, medianMillis: at(0.5), p99Millis: at(0.99) };
}

function open(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => resolve(socket));
  socket.on('error', reject);
  return promise;
}

/** Sends a request and waits for the end of its response. Returns the status. */
function exchange(socket: Socket, request: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let response = '';
  const end = (result: () => void) => {
    socket.off('data', read).off('close', lose);
    result();
  };
  const lose = () => end(() => reject(new Error('The server closed the connection.')));
  const read = (bytes: Buffer) => {
    response += bytes.toString('latin1');
    if (isComplete(response)) end(() => resolve(Number(response.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))));
  };
  socket.on('data', read).on('close', lose);
  socket.write(request);
  return promise;
}

/** Returns whether a response is complete: it has the length in its headers, or its last chunk is empty. */
function isComplete(response: string): boolean {
  const headersEnd = response.indexOf('\r\n\r\n');
  if (headersEnd < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(response.slice(0, headersEnd))?.[1];
  if (length === undefined) return response.endsWith('\r\n0\r\n\r\n');
  return response.length >= headersEnd + 4 + Number(length);
}
