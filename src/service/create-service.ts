import { Hono } from 'hono';
import type { Problem } from '../contract/index.ts';
import { createBackground } from './concurrency/index.ts';
import { createContext } from './create-context.ts';
import { describeError } from './describe-error.ts';
import { mountDocs } from './docs/index.ts';
import { mountEventsCsv } from './events-csv/index.ts';
import { mountExport } from './export/index.ts';
import { createFailureTally, type Failures } from './failure-tally.ts';
import { mountFeed } from './feed/index.ts';
import type { Log } from './log.ts';
import { mountMailPreview } from './mail-preview/index.ts';
import { mountOpenapi } from './openapi/index.ts';
import { createPeopleContext, mountConsole } from './people/index.ts';
import {
  type Bindings,
  createAuthenticate,
  type Env,
  headers,
  limitRate,
  mountAll,
  mountMcp,
  requireCaller,
  respondWithProblem,
} from './routes/index.ts';
import type { ServiceOptions } from './service-options.ts';

/** The scheduling service: `/v1`, and `/mcp` for agents. */
export type Service = {
  /** Responds to a request. `env` is for callers in this process: nothing in a request can set it. */
  fetch(request: Request, env?: Bindings): Promise<Response>;
  /** Waits for background work. Call it before the store is closed. */
  settle(): Promise<void>;
};

const retryAfterSeconds = 5;

/**
 * Creates the service. It keeps no state between requests except its queues, so any number of services may share one
 * database.
 */
export function createService(options: ServiceOptions): Service {
  const { store: records, clock, log, requestsPerMinute = 60, onResult = () => undefined } = options;
  const context = createContext(options);
  const recordOutage = createFailureTally({ clock, report: (failures) => reportOutage(log, failures) });
  function problemOf(thrown: unknown, requestId?: string): Problem {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (records.isUnavailable(error)) {
      recordOutage(error);
      return { code: 'unavailable', retryAfterSeconds };
    }
    log.error({ error: describeError(error), request_id: requestId }, 'A request failed.');
    return { code: 'internal_error' };
  }
  const { inBackground, settle } = createBackground(problemOf);
  const app = new Hono<Env>();
  app.use(headers);
  mountOpenapi(app);
  mountDocs(app);
  mountFeed(app, { records, clock });
  const identifyContext = { ...context, requestsPerMinute, countKeyUse: options.countKeyUse };
  const authenticate = createAuthenticate(identifyContext);
  app.use('/v1/*', requireCaller(authenticate), limitRate({ clock, requestsPerMinute }));
  mountExport(app, { records, clock });
  mountEventsCsv(app, context);
  mountMailPreview(app, context);
  mountAll(app, { operationContext: context, onResult });
  if (options.console) {
    const { mailsLinks } = context;
    const mailsEvents = context.sendsMail && !context.keepsMail;
    const peopleContext = createPeopleContext({
      ...options.console,
      clock,
      log,
      mailsLinks,
      mailsEvents,
      inBackground,
    });
    mountConsole(app, { peopleContext, fetch: (request, env) => app.fetch(request, env) });
  }
  if (options.mcpHosts) {
    mountMcp(app, {
      operationContext: context,
      authenticate,
      onResult,
      problemOf,
      clock,
      requestsPerMinute,
      hosts: options.mcpHosts,
    });
  }
  app.notFound((context) => respondWithProblem(context, { code: 'route_not_found' }));
  app.onError((error, context) => respondWithProblem(context, problemOf(error, context.var.requestId)));
  return { fetch: async (request, env = {}) => app.fetch(request, env), settle };
}

function reportOutage(log: Log, { count, since, error }: Failures): void {
  const fields = { error: describeError(error), requests: count, since };
  const requests = count === 1 ? 'A request' : `${count} requests`;
  log.error(fields, `${requests} failed since ${since}: the database is away or busy.`);
}
