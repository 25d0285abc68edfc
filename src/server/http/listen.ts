import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { KnownCaller } from '../../service/index.ts';
import { codeOf } from '../error-code.ts';
import { localAddress, type Settings } from '../settings/index.ts';
import { limitConnections } from './limit-connections.ts';
import { serializePipelined } from './serialize-pipelined.ts';

/** The connection of a request and, set by the service, its caller. */
export type Env = { Bindings: HttpBindings; Variables: { caller?: KnownCaller; requestId?: string } };

export type ListeningServer = {
  /** The address it listens at, such as `http://localhost:4242`. */
  readonly address: string;
  /** Stops listening and waits for the responses under way, for as long as one may take. Closes idle connections. */
  drain(): Promise<void>;
};

/**
 * How long a response under way may take: a client that sends a byte now and then must not keep the server from
 * stopping. Most supervisors wait ten seconds, and the database has to be shut down in that time too.
 */
const defaultDrainMillis = 7_000;
const pollMillis = 50;

/**
 * How long the head of a request may take to arrive, and the whole request. A body has at most 256 kB, and few have
 * more than 2 kB. A client that sends a byte now and then holds a connection no longer than this.
 */
const headMillis = 15_000;
const requestMillis = 30_000;
/** How often Node looks for requests that take longer. */
const checkMillis = 5_000;
/** How long a connection may be silent while a response is under way. Longer than any response takes to compute. */
const silenceMillis = 60_000;

/** How many addresses at their limit fill the server: many people behind one address still open few pages each. */
const addressesAtLimit = 10;

/**
 * Takes the place of the Host header that HTTP/1.0 leaves out, as the health checks of load balancers do. It is not one
 * of our names.
 */
const unnamedHost = 'unnamed.invalid';

export type ListenSettings = Pick<Settings, 'PORT' | 'HOST' | 'TRUST_PROXY' | 'KEEP_ALIVE_SECONDS' | 'MAX_CONNECTIONS'>;

export type ListenTimeouts = {
  readonly drainMillis?: number;
  readonly headMillis?: number;
  readonly requestMillis?: number;
};

/** Listens where the settings say. */
export async function listen(
  app: Hono<Env>,
  settings: ListenSettings,
  timeouts: ListenTimeouts = {},
): Promise<ListeningServer> {
  const { PORT, HOST } = settings;
  const openResponses = new Set<ServerResponse>();
  const server = createServer(app, { ...settings, ...timeouts, openResponses });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, { PORT, HOST })));
    server.listen({ port: PORT, ...(HOST && { host: HOST }) }, resolve);
  });
  return {
    address: localAddress({ HOST, PORT: portOf(server) }),
    drain: () => drain(server, { openResponses, timeoutMillis: timeouts.drainMillis ?? defaultDrainMillis }),
  };
}

type ServerParts = ListenSettings & ListenTimeouts & { readonly openResponses: Set<ServerResponse> };

function createServer(app: Hono<Env>, { openResponses, ...settings }: ServerParts): Server {
  const serverOptions = {
    keepAliveTimeout: settings.KEEP_ALIVE_SECONDS * 1000,
    headersTimeout: settings.headMillis ?? headMillis,
    requestTimeout: settings.requestMillis ?? requestMillis,
    connectionsCheckingInterval: Math.min(checkMillis, settings.requestMillis ?? requestMillis),
  };
  const handle = getRequestListener(app.fetch, { hostname: unnamedHost });
  const handleSerialized = serializePipelined((request, response) => {
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
    void handle(request, response);
  });
  const server = createHttpServer(serverOptions, handleSerialized);
  server.timeout = silenceMillis;
  limitConnections(server, {
    max: settings.MAX_CONNECTIONS,
    maxPerAddress: settings.TRUST_PROXY > 0 ? undefined : Math.ceil(settings.MAX_CONNECTIONS / addressesAtLimit),
  });
  return server;
}

/** Returns an error that names the wrong setting, for which the machine has only a code. */
function explain(cause: Error, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Error {
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return new Error(`Another program uses port ${PORT}. Stop it, or set PORT to another one.`, { cause });
    case 'EACCES':
      return new Error(`Port ${PORT} needs more rights than this process has. Set PORT to 1024 or higher.`, { cause });
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new Error(`HOST must be an address of this machine, found "${HOST}".`, { cause });
    default:
      return cause;
  }
}

/** Returns the port, which the system has picked for `PORT=0`. */
function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}

type DrainOptions = { readonly openResponses: ReadonlySet<ServerResponse>; readonly timeoutMillis: number };

/**
 * Stops listening and waits for the open responses. Node itself waits for every connection, even one without a request:
 * browsers connect ahead.
 */
function drain(server: Server, { openResponses, timeoutMillis }: DrainOptions): Promise<void> {
  const closeAll = () => server.closeAllConnections();
  const drainTimer = setTimeout(closeAll, timeoutMillis);
  const idleCheck = setInterval(() => openResponses.size === 0 && closeAll(), pollMillis);
  return new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  }).finally(() => {
    clearTimeout(drainTimer);
    clearInterval(idleCheck);
  });
}
