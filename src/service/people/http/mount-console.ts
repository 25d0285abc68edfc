import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  type ConsoleEndpointName,
  consoleEndpoints,
  type Endpoint,
  ok,
  type Result,
  refuse,
  success,
} from '../../../contract/index.ts';
import type { LiveSession } from '../../records/index.ts';
import { createUnknownKeys, type Env, readJson, readRawBody, respondWithProblem } from '../../routes/index.ts';
import type { ConsoleInput } from '../console-input.ts';
import { TooManyPasswordsError } from '../passwords/index.ts';
import type { ConsoleReply, PeopleContext, Visit } from '../people-context.ts';
import { describeDevice, findSession, isProven } from '../sessions/index.ts';
import { consoleOperations } from './console-operations.ts';
import { readCookies, writeCookies } from './cookies.ts';
import { type Fetch, forwardToApi } from './forward-to-api.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';

const retryAfterSeconds = 2;
/** How many cookies without a session one network may send in a minute. Browsers go on sending those of ended sessions. */
const maxEndedSessions = 120;
const prefix = '/console/api';

type ConsoleMount = {
  readonly peopleContext: PeopleContext;
  /** Responds to a request for `/v1` within this process. */
  readonly fetch: Fetch;
};

/** Mounts every operation of the console, and forwards requests for `/v1` with the session in place of a key. */
export function mountConsole(app: Hono<Env>, { peopleContext, fetch }: ConsoleMount): void {
  const readVisit = createVisitReader(peopleContext);
  // An object literal has no other keys.
  for (const name of Object.keys(consoleEndpoints) as ConsoleEndpointName[]) {
    const { method, path } = consoleEndpoints[name];
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), (context) =>
      respond(context, name, { readVisit, peopleContext }),
    );
  }
  app.all(`${prefix}/v1/*`, async function forward(context) {
    const result = await readVisit(context);
    if (!result.ok) return respondWithProblem(context, result.problem);
    const visit = result.data;
    const refusal = refuseCrossSite(context.req.raw, visit.origin);
    if (refusal) return respondWithProblem(context, refusal.problem);
    const session = sessionOfPage(context, visit);
    if (!session) return respondWithProblem(context, { code: 'session_required' });
    return forwardToApi(context, { session, peopleContext, fetch, prefix });
  });
}

/**
 * Names the person for whom a page was loaded, in a header or, in the address of a download, in the query. Someone else
 * may have signed in in another tab since.
 */
const personName = 'sched-person';

/** Returns the session of the browser, unless it belongs to a person other than the page's. */
function sessionOfPage(context: Context<Env>, { session }: Visit): LiveSession | undefined {
  const person = context.req.header(personName) ?? context.req.query(personName);
  return person === undefined || person === `${session?.personId}` ? session : undefined;
}

async function respond<Name extends ConsoleEndpointName>(
  context: Context<Env>,
  name: Name,
  { readVisit, peopleContext }: { readonly readVisit: ReadVisit; readonly peopleContext: PeopleContext },
): Promise<Response> {
  const visitResult = await readVisit(context);
  if (!visitResult.ok) return respondWithProblem(context, visitResult.problem);
  const visit = visitResult.data;
  const result = await operate(context, name, { visit, peopleContext });
  if (!result.ok) return respondWithProblem(context, result.problem);
  writeCookies(context, visit.origin, result.data.cookies);
  return context.json(success(result.data.data), consoleEndpoints[name].status);
}

type RequestContext = { readonly visit: Visit; readonly peopleContext: PeopleContext };

async function operate<Name extends ConsoleEndpointName>(
  context: Context<Env>,
  name: Name,
  { visit, peopleContext }: RequestContext,
): Promise<Result<ConsoleReply<unknown>>> {
  const refusal =
    refuseCrossSite(context.req.raw, visit.origin) ?? refuseUnproven(context, name, { visit, peopleContext });
  if (refusal) return refusal;
  const input = await readInput(context, name, visit);
  if (!input.ok) return input;
  try {
    return await consoleOperations[name](peopleContext, input.data);
  } catch (error) {
    if (error instanceof TooManyPasswordsError) return refuse({ code: 'unavailable', retryAfterSeconds });
    throw error;
  }
}

function refuseUnproven(context: Context<Env>, name: ConsoleEndpointName, { visit, peopleContext }: RequestContext) {
  const { needs } = consoleEndpoints[name];
  if (needs === 'nothing') return undefined;
  const session = sessionOfPage(context, visit);
  if (!session) return refuse({ code: 'session_required' });
  return needs === 'proof' && !isProven(session, peopleContext.clock())
    ? refuse({ code: 'proof_required' })
    : undefined;
}

async function readInput<Name extends ConsoleEndpointName>(
  context: Context<Env>,
  name: Name,
  visit: Visit,
): Promise<Result<ConsoleInput<Name>>> {
  const row: Endpoint & { readonly params?: v.GenericSchema; readonly body?: v.GenericSchema } = consoleEndpoints[name];
  const params = row.params && v.safeParse(row.params, context.req.param());
  if (params && !params.success) return refuse({ code: 'resource_not_found' });
  // A form of another page cannot send JSON, whatever the operation accepts.
  const isChange = context.req.method !== 'GET';
  const raw = isChange ? await readRawBody(context.req.raw) : undefined;
  if (raw?.ok === false) return raw;
  if (raw && !raw.data.isJson) return refuse({ code: 'unsupported_media_type' });
  const body = row.body && raw ? readJson(row.body, raw) : ok(undefined);
  if (!body.ok) return body;
  const input = { params: params?.output, body: body.data, visit, session: visit.session };
  // Each part was read with the schema from which `ConsoleInput` derives its type; the compiler cannot see that through
  // the name.
  return ok(input as ConsoleInput<Name>);
}

type ReadVisit = (context: Context<Env>) => Promise<Result<Visit>>;

/**
 * Creates a reader of visits. Cookies that no session has are limited as unknown keys are, so that strangers cannot
 * reach the database by making them up.
 */
function createVisitReader({ people, clock }: PeopleContext): ReadVisit {
  const unknownSecrets = createUnknownKeys(clock, { maxAttempts: maxEndedSessions });

  async function findLive(secret: string, visitor = ''): Promise<Result<LiveSession | undefined>> {
    const result = await unknownSecrets.lookUp({ visitor, key: secret }, async () => {
      const session = await findSession(people, { secret, now: clock() });
      return session ? ok(session) : refuse({ code: 'session_required' });
    });
    // A browser with the cookie of an ended session is only signed out.
    return result.ok || result.problem.code !== 'session_required' ? result : ok(undefined);
  }

  return async function readVisit(context) {
    const { req, env } = context;
    const origin = env.origin ?? new URL(req.url).origin;
    const secrets = readCookies(context, origin);
    const session = secrets.session === undefined ? ok(undefined) : await findLive(secrets.session, env.visitor);
    if (!session.ok) return session;
    const browser = { device: describeDevice(req.header('user-agent') ?? ''), secret: secrets.browser };
    return ok({ origin, visitor: env.visitor, browser, session: session.data });
  };
}
