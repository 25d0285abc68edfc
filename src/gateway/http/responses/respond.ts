import type { Context } from 'hono';
import {
  type FormToken,
  failure,
  type ManagedEvent,
  type Problem,
  type PublicEvent,
  problems,
  success,
} from '../../../contract/index.ts';
import { type Clock, formatHttpDate, type Instant } from '../../../time/index.ts';
import { staleSeconds } from '../../cache/index.ts';
import type { ManageTokens } from '../../tokens/index.ts';
import { onlyAccountId } from '../../upstream/index.ts';
import type { Env } from '../env.ts';
import { crossOriginHeaders, type OriginRules, preflightHeaders } from '../origins/index.ts';
import { allowanceHeaders } from './rate-limit-headers.ts';
import type { WrittenBody } from './write-body.ts';

type ResponseOptions = {
  readonly status: number;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly vary?: string | undefined;
};

/** The body of a representation, and how long a page may keep it. */
export type CacheableBody = WrittenBody & {
  readonly requestedAt: Instant;
  readonly freshSeconds: number;
  /** The request headers on which the response depends. */
  readonly vary: string | undefined;
  /** The response is only for this visitor and must not be cached. */
  readonly isPrivate: boolean;
};

/** An event to send to its invitee. */
export type BookingResult = {
  readonly event: PublicEvent;
  /** The account it belongs to. */
  readonly accountId: string;
  readonly eventTypePublicId?: string | undefined;
  readonly status: 200 | 201;
  readonly isReplay: boolean;
};

/** Writes every response of the gateway with its headers, in one place. */
export type Respond = {
  read(context: Context<Env>, cacheable: CacheableBody): Response;
  /** Adds the token that opens the event. */
  event(context: Context<Env>, booking: BookingResult): Promise<Response>;
  token(context: Context<Env>, token: FormToken): Response;
  /** `id` is the id of the request, if it has already been reported. */
  problem(context: Context<Env>, problem: Problem, id?: string): Response;
  preflight(context: Context<Env>): Response;
};

/** What the response writer is built from. */
export type RespondOptions = {
  readonly clock: Clock;
  readonly allowedOrigins: OriginRules;
  readonly tokens: ManageTokens;
};

const json = { 'Content-Type': 'application/json' };
const unkept = { 'Cache-Control': 'no-store' };

/** Creates the response writer. `Date` is the gateway's own time, and `Age` counts back from it. */
export function createRespond({ clock, allowedOrigins, tokens }: RespondOptions): Respond {
  const dateAt = createDateWriter();

  function send(
    context: Context<Env>,
    { status, body, headers, vary }: ResponseOptions,
    now = clock(),
    id = idOf(context),
  ): Response {
    const origin = context.req.header('origin');
    return new Response(body, {
      status,
      headers: {
        Date: dateAt(now),
        'X-Request-Id': id,
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        ...allowanceHeaders(context.get('allowance')),
        ...crossOriginHeaders([allowedOrigins, context.get('accountOrigins') ?? '*'], { origin, vary }),
        ...headers,
      },
    });
  }

  return {
    read(context, { body, etag, coding, requestedAt, freshSeconds, vary, isPrivate }) {
      const now = clock();
      const Age = String(Math.max(0, Math.floor((now - requestedAt) / 1000)));
      const content = { ...json, ...(coding && { 'Content-Encoding': coding }) };
      if (isPrivate) return send(context, { status: 200, body, headers: { Age, ...unkept, ...content }, vary }, now);
      const headers = {
        ETag: etag,
        Age,
        'Cache-Control': `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`,
      };
      if (isKnown(context.req.header('if-none-match'), etag))
        return send(context, { status: 304, body: null, headers, vary }, now);
      return send(context, { status: 200, body, headers: { ...headers, ...content }, vary }, now);
    },
    async event(context, { event, accountId, eventTypePublicId: event_type_public_id, status, isReplay }) {
      const openedEvent = { id: event.id, ...(accountId !== onlyAccountId && { accountId }) };
      const data: ManagedEvent = { ...event, manage_token: await tokens.issue(openedEvent), event_type_public_id };
      const headers = { ...json, ...unkept, ...(isReplay && { 'Idempotent-Replayed': 'true' }) };
      return send(context, { status, body: JSON.stringify(success(data)), headers });
    },
    token: (context, token) =>
      send(context, { status: 200, body: JSON.stringify(success(token)), headers: { ...json, ...unkept } }),
    problem(context, problem, id = idOf(context)) {
      const { retryAfterSeconds } = problem;
      const headers = {
        ...json,
        ...unkept,
        ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
      };
      const { status } = problems[problem.code];
      return send(context, { status, body: JSON.stringify(failure(problem, id)), headers }, clock(), id);
    },
    preflight: (context) => send(context, { status: 204, body: null, headers: { ...preflightHeaders, ...unkept } }),
  };
}

/** Returns the id of a request: the one the host assigned, if there is one. */
function idOf({ env }: Context<Env>): string {
  return env.requestId ?? crypto.randomUUID();
}

/** Formats the Date header, at most once a second. */
function createDateWriter(): (now: Instant) => string {
  let second = Number.NaN;
  let text = '';
  return function dateAt(now) {
    const current = Math.floor(now / 1000);
    if (current !== second) [second, text] = [current, formatHttpDate(now)];
    return text;
  };
}

/** Compares as RFC 9110 says for If-None-Match: weakly, and `*` matches anything. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
