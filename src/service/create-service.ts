import { Hono } from 'hono';
import type { Problem } from '../contract/index.ts';
import type { Clock } from '../time/index.ts';
import type { Calendars } from './calendars/index.ts';
import { describeError } from './describe-error.ts';
import { mountDocs } from './docs/index.ts';
import { createFailureTally, type Failures } from './failure-tally.ts';
import type { Log } from './log.ts';
import { senderAddress } from './mail/index.ts';
import { describeInterface, mountOpenapi } from './openapi/index.ts';
import { type Context, createComputations, type OperationResult } from './operations/index.ts';
import { refuseTarget } from './outward/index.ts';
import { type AttemptLimits, createPeopleContext, mountConsole } from './people/index.ts';
import type { CountKeyUse, PeopleRecords, Records } from './records/index.ts';
import {
  authenticate,
  type Bindings,
  type Env,
  headers,
  limitRate,
  mountAll,
  mountMcp,
  respondWithProblem,
} from './routes/index.ts';

/** The scheduling service: `/v1`, and `/mcp` for agents. */
export type Service = {
  /** Answers a request. `env` is for callers in this process, and nothing a request brings can reach it. */
  fetch(request: Request, env?: Bindings): Promise<Response>;
};

export type ServiceOptions = {
  readonly store: Records;
  readonly clock: Clock;
  readonly log: Log;
  /** How often one key may ask, over all replicas. @default 60 */
  readonly requestsPerMinute?: number;
  /** Counts the uses of keys, in place of the database. */
  readonly countKeyUse?: CountKeyUse | undefined;
  /** Tells invitees and hosts by mail; an outbox that can must run beside. @default false */
  readonly sendsMail?: boolean;
  /** Whom that mail is from, as `Bookings <bookings@example.com>`: calendars know the address as the organizer's. */
  readonly mailFrom?: string | undefined;
  /** Reads the calendars that hosts have elsewhere; a worker must run beside. @default nobody can connect one */
  readonly calendars?: Calendars | undefined;
  /** Lets webhooks lead to plain http and into private networks: for development. @default false */
  readonly allowsPrivateWebhooks?: boolean;
  /** Serves `/console/api`. @default nobody can sign in */
  readonly console?: ConsoleOptions | undefined;
  /**
   * Answers agents at `/mcp`, under these host names and those of this machine. @default no agent is answered
   */
  readonly mcpHosts?: readonly string[] | undefined;
  /** Told what each operation came to, for whoever counts. */
  readonly onResult?: (result: OperationResult) => void;
};

/** What the console needs beside the service: who can sign in, and where wrong attempts are counted. */
export type ConsoleOptions = {
  readonly people: PeopleRecords;
  readonly limits: AttemptLimits;
  /** Hashes addresses in the keys of limits; the same in every process that counts with this one. */
  readonly limitSecret: string;
};

const retryAfterSeconds = 5;

/** Creates the service. It keeps nothing between requests but who waits: any number may work on one database. */
export function createService(options: ServiceOptions): Service {
  const { store: records, clock, log, requestsPerMinute = 60, onResult = () => undefined } = options;
  const context = contextOf(options);
  const noteOutage = createFailureTally({ clock, report: (failures) => reportOutage(log, failures) });
  const app = new Hono<Env>();
  app.use(headers);
  const document = describeInterface();
  mountOpenapi(app, document);
  mountDocs(app, document);
  const identifying = { ...context, requestsPerMinute, countKeyUse: options.countKeyUse };
  const authentication = authenticate(identifying);
  app.use('/v1/*', authentication, limitRate({ clock, requestsPerMinute }));
  mountAll(app, context, onResult);
  if (options.console) {
    const peopleContext = createPeopleContext({ ...options.console, clock, log });
    mountConsole(app, peopleContext, (request, env) => app.fetch(request, env));
  }
  function problemOf(thrown: unknown, requestId?: string): Problem {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (records.isUnavailable(error)) {
      noteOutage(error);
      return { code: 'unavailable', retryAfterSeconds };
    }
    log.error({ error: describeError(error), request_id: requestId }, 'A request failed.');
    return { code: 'internal_error' };
  }
  if (options.mcpHosts) {
    const parts = { operationContext: context, authenticate: authentication, onResult, problemOf };
    mountMcp(app, { ...parts, clock, requestsPerMinute, hosts: options.mcpHosts });
  }
  app.notFound((context) => respondWithProblem(context, { code: 'route_not_found' }));
  app.onError((error, context) => respondWithProblem(context, problemOf(error, context.var.requestId)));
  return { fetch: async (request, env = {}) => app.fetch(request, env) };
}

function reportOutage(log: Log, { count, since, error }: Failures): void {
  const fields = { error: describeError(error), requests: count, since };
  const requests = count === 1 ? 'A request' : `${count} requests`;
  log.error(fields, `${requests} failed since ${since}: the database is away or busy.`);
}

function contextOf({
  store: records,
  clock,
  sendsMail = false,
  mailFrom,
  allowsPrivateWebhooks = false,
  calendars,
}: ServiceOptions): Context {
  const refuse = (url: string) => refuseTarget(url, { allowsPrivate: allowsPrivateWebhooks });
  const mailAddress = mailFrom ? senderAddress(mailFrom) : undefined;
  const computations = createComputations();
  return { records, clock, sendsMail, mailAddress, refuseTarget: refuse, computations, calendars };
}
