import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { type EmbedEndpointName, embedEndpoints, failure, type Problem, problems, success } from '../contract/index.ts';
import { type Clock, formatHttpDate } from '../time/index.ts';
import { book, listFields, listSlots, showEventType } from './acts.ts';
import { isAllowedOrigin, type OriginRules } from './origins.ts';
import type { Outcome } from './outcome.ts';
import { readDraft, readId, readSlotsQuestion } from './read-request.ts';
import { createUpstream, type UpstreamOptions } from './upstream.ts';

export type GatewayOptions = {
  readonly upstream: UpstreamOptions;
  /** Tells pages the time, whose own clocks may be off. */
  readonly clock: Clock;
  /** Whose pages may use it. @default '*' */
  readonly allowedOrigins?: OriginRules;
  /** Told what broke, with the id the visitor was given; never told an answer of a form. */
  readonly onError?: (error: unknown, requestId: string) => void;
};

/** The keyless edge that pages talk to, below `/embed/v1`. */
export type Gateway = { fetch(request: Request): Promise<Response> };

type Env = { Variables: { requestId: string } };

const longestBodyBytes = 16 * 1024;
const preflightSeconds = 24 * 60 * 60;

/**
 * Creates the gateway: a fixed table of routes (those of `embedEndpoints`, all else is 404) in front of a server that
 * speaks the interface. No header, address or path of a visitor reaches that server, and nothing it answers passes
 * unless it is named in `public-shapes.ts`.
 */
export function createGateway({ upstream: options, clock, allowedOrigins = '*', onError }: GatewayOptions): Gateway {
  const upstream = createUpstream(options);
  const app = new Hono<Env>().basePath('/embed/v1');

  app.use(withHeaders(clock));
  app.use(crossOrigin(allowedOrigins));
  app.use(onlyAllowedPagesWrite(allowedOrigins));
  app.use(
    bodyLimit({ maxSize: longestBodyBytes, onError: (context) => answerProblem(context, { code: 'body_too_large' }) }),
  );

  app.get(routeOf('getEventType'), async (context) => {
    const id = readId(context);
    return answer(context, id.ok ? await showEventType(upstream, id.data) : id, 'getEventType');
  });
  app.get(routeOf('listBookingFormFields'), async (context) => {
    const id = readId(context);
    return answer(context, id.ok ? await listFields(upstream, id.data) : id, 'listBookingFormFields');
  });
  app.get(routeOf('getSlots'), async (context) => {
    const id = readId(context);
    if (!id.ok) return answer(context, id, 'getSlots');
    const question = readSlotsQuestion(context);
    return answer(context, question.ok ? await listSlots(upstream, id.data, question.data) : question, 'getSlots');
  });
  app.post(routeOf('createEvent'), async (context) => {
    const draft = await readDraft(context);
    return answer(context, draft.ok ? await book(upstream, draft.data) : draft, 'createEvent');
  });

  app.notFound((context) => answerProblem(context, { code: 'route_not_found' }));
  app.onError((error, context) => {
    onError?.(error, context.var.requestId);
    return answerProblem(context, { code: 'internal_error' });
  });
  return { fetch: async (request) => app.fetch(request) };
}

function withHeaders(clock: Clock) {
  return createMiddleware<Env>(async function withHeaders(context, next) {
    const requestId = crypto.randomUUID();
    context.set('requestId', requestId);
    await next();
    context.header('Date', formatHttpDate(clock()));
    context.header('X-Request-Id', requestId);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Content-Security-Policy', "default-src 'none'");
    context.header('Cache-Control', 'no-store');
  });
}

function crossOrigin(rules: OriginRules) {
  return cors({
    origin: rules === '*' ? '*' : (origin) => (isAllowedOrigin(rules, origin) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type'],
    // Date tells the widget the time where the page's own clock is off or mocked.
    exposeHeaders: ['Date', 'Retry-After', 'X-Request-Id'],
    maxAge: preflightSeconds,
  });
}

/** CORS only hides answers; a booking must not even be made for a page that is not on the list. */
function onlyAllowedPagesWrite(rules: OriginRules) {
  return createMiddleware<Env>(async function onlyAllowedPagesWrite(context, next) {
    if (context.req.method === 'POST' && !isAllowedOrigin(rules, context.req.header('origin') ?? '')) {
      return answerProblem(context, { code: 'origin_not_allowed' });
    }
    await next();
    return undefined;
  });
}

/** Returns the path of an endpoint in Hono's spelling, `:id` for `{id}`. */
function routeOf(name: EmbedEndpointName): string {
  return embedEndpoints[name].path.replace(/\{(\w+)\}/g, ':$1');
}

function answer(context: Context<Env>, outcome: Outcome<unknown>, name: EmbedEndpointName): Response {
  if (!outcome.ok) return answerProblem(context, outcome.problem);
  return context.json(success(outcome.data), embedEndpoints[name].status);
}

function answerProblem(context: Context<Env>, problem: Problem): Response {
  if (problem.retryAfterSeconds !== undefined) context.header('Retry-After', String(problem.retryAfterSeconds));
  return context.json(failure(problem, context.var.requestId), problems[problem.code].status);
}
