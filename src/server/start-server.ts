import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type HttpBindings, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { createGateway, parseOriginRules, type VisitorLimits } from '../gateway/index.ts';
import { createService, openStore, type Store, seedDemonstration } from '../service/index.ts';
import { systemClock } from '../time/index.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Settings } from './settings.ts';
import { staticFiles } from './static-files.ts';
import { visitorAddress } from './visitor-address.ts';

export type RunningServer = {
  /** Where it listens, as `http://localhost:4242`. */
  readonly address: string;
  /** The demonstration account's key, only when this start made it. */
  readonly apiKey: string | undefined;
  /** Answers what was asked, takes no more, then closes the database. */
  stop(): Promise<void>;
};

type Env = { Bindings: HttpBindings };

const widgetFolder = fileURLToPath(new URL('../../dist', import.meta.url));

/** Starts the database, the service, the gateway and the widget's files in this process. */
export async function startServer(settings: Settings, log: Logger): Promise<RunningServer> {
  const { EVENT_TYPES: eventTypes, PUBLIC_URL, TRUST_PROXY } = settings;
  const ownOrigin = PUBLIC_URL ? new URL(PUBLIC_URL).origin : undefined;
  const allowedOrigins = parseOriginRules(settings.ALLOWED_ORIGINS, { ownOrigin });
  const database = await openDatabase(settings, log);
  const { store } = database;
  const { apiKey } = await seedDemonstration(store, settings.SCHED_API_KEY ? { apiKey: settings.SCHED_API_KEY } : {});
  const service = createService({ store, clock: systemClock, log });
  const gateway = createGateway({
    upstream: {
      baseUrl: 'http://service.internal',
      // Only this process can say so: a request from outside brings no second argument.
      fetch: (request) => service.fetch(request, { trusted: true }),
      headersFor: (eventTypeId) => ({ 'sched-acting-for': `event-types/${eventTypeId}` }),
    },
    clock: systemClock,
    allowedOrigins,
    eventTypes,
    limits: limitsIn(settings),
    onError: (err, requestId) => log.error({ err, requestId }, 'the gateway broke'),
  });

  const app = new Hono<Env>();
  app.get('/healthz', async (context) => {
    const isWell = await store.ping().then(
      () => true,
      (err) => log.warn({ err }, 'the database does not answer'),
    );
    return isWell ? context.json({ status: 'ok' }) : context.json({ status: 'unavailable' }, 503);
  });
  app.all('/embed/v1/*', (context) => {
    const address = visitorAddress(connectionOf(context), TRUST_PROXY);
    return gateway.fetch(context.req.raw, { address });
  });
  app.all('/v1/*', async (context) => {
    const answer = await service.fetch(context.req.raw);
    // Whatever an owner changes here, pages show it at once.
    if (answer.ok && context.req.method !== 'GET') await gateway.forget();
    return answer;
  });
  app.route('/', staticFiles(widgetFolder));

  const server = await listen(app, settings);
  return {
    address: addressOf(server),
    apiKey,
    async stop() {
      await drain(server);
      await database.close();
    },
  };
}

function connectionOf({ env, req }: Context<Env>) {
  return { remoteAddress: env.incoming.socket.remoteAddress, forwardedFor: req.header('x-forwarded-for') };
}

function limitsIn(settings: Settings): VisitorLimits {
  return {
    readsPerMinute: settings.VISITOR_READS_PER_MINUTE,
    bookingsPerHour: settings.VISITOR_BOOKINGS_PER_HOUR,
    emailBookingsPerHour: settings.EMAIL_BOOKINGS_PER_HOUR,
  };
}

type Database = { readonly store: Store; close(): Promise<void> };

async function openDatabase({ DATABASE_URL, DATA_DIR }: Settings, log: Logger): Promise<Database> {
  const embedded = DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: DATA_DIR, createPassword });
  let isClosing = false;
  const store = await openStore({
    databaseUrl: embedded?.databaseUrl ?? DATABASE_URL,
    onConnectionLost(lost) {
      if (isClosing) return;
      log.warn({ err: lost }, 'a connection to the database was lost');
      embedded?.revive().catch((err) => log.error({ err }, 'the database could not be started again'));
    },
  });
  await store.migrate();
  return {
    store,
    async close() {
      isClosing = true;
      await store.close();
      await embedded?.stop();
    },
  };
}

function createPassword(): string {
  return randomBytes(32).toString('base64url');
}

function listen(app: Hono<Env>, { PORT, HOST }: Settings): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, port: PORT, ...(HOST && { hostname: HOST }) };
    // Without options of its own `serve` makes a plain HTTP server.
    const server = serve(options, () => resolve(server)) as Server;
    server.once('error', reject);
  });
}

function addressOf(server: Server): string {
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : '';
  return `http://localhost:${port}`;
}

/** Stops listening and waits for the answers under way; connections that are only kept open are closed at once. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  });
}
