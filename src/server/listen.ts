import type { Server, ServerResponse } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { KnownCaller } from '../service/index.ts';
import type { Settings } from './settings.ts';

/** What an app is told of the connection a request came by, and by the service of who asks. */
export type Env = { Bindings: HttpBindings; Variables: { caller?: KnownCaller; requestId?: string } };

export type Listening = {
  /** Where it listens, as `http://localhost:4242`. */
  readonly address: string;
  /**
   * Stops listening and waits for the answers under way, for as long as one may take. Connections by which nothing is
   * asked, or not yet, are closed.
   */
  drain(): Promise<void>;
};

/**
 * How long an answer under way may take: who sends a byte now and then must not keep the server from stopping. Most that
 * stop a server wait ten seconds, and the database is to be left in order too.
 */
const longestMillis = 7_000;
const pollMillis = 50;

/** Listens where the settings say. */
export async function listen(
  app: Hono<Env>,
  { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>,
  patienceMillis = longestMillis,
): Promise<Listening> {
  const server = await new Promise<Server>((resolve, reject) => {
    const options = { fetch: app.fetch, port: PORT, ...(HOST && { hostname: HOST }) };
    // Without options of its own `serve` makes a plain HTTP server.
    const starting = serve(options, () => resolve(starting)) as Server;
    starting.once('error', (error) => reject(explain(error, { PORT, HOST })));
  });
  const underWay = new Set<ServerResponse>();
  server.on('request', (_, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return { address: addressOf(server), drain: () => drain(server, { underWay, patienceMillis }) };
}

/** Says which setting is wrong where the machine has only a code for it. */
function explain(cause: Error, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Error {
  switch ('code' in cause && cause.code) {
    case 'EADDRINUSE':
      return new Error(`PORT must be free, found ${PORT} taken by another program.`, { cause });
    case 'EACCES':
      return new Error(`PORT must be one that may be listened at, found ${PORT}, which takes more rights.`, { cause });
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new Error(`HOST must be an address of this machine, found "${HOST}".`, { cause });
    default:
      return cause;
  }
}

function addressOf(server: Server): string {
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : '';
  return `http://localhost:${port}`;
}

type Draining = { readonly underWay: ReadonlySet<ServerResponse>; readonly patienceMillis: number };

/** Node itself waits for whoever has connected, even if they never ask anything: browsers connect ahead. */
function drain(server: Server, { underWay, patienceMillis }: Draining): Promise<void> {
  const cutShort = () => server.closeAllConnections();
  const patience = setTimeout(cutShort, patienceMillis);
  const watch = setInterval(() => underWay.size === 0 && cutShort(), pollMillis);
  return new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  }).finally(() => {
    clearTimeout(patience);
    clearInterval(watch);
  });
}
