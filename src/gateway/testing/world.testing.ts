import { asInstant, type Instant, type LocalDate, parseInstant, parseLocalDate } from '../../time/index.ts';
import { createGatewayCore, type GatewayCoreOptions } from '../gateway-core.ts';
import type { Visit } from '../http/index.ts';
import { onlyAccountId, type UpstreamOptions } from '../upstream/index.ts';
import { CalendarServer, hourly } from './calendar-server.testing.ts';
import { secretKey } from './fake-server.testing.ts';

/** The secret with which the gateways of these tests sign. */
export const linkSecret = 'a secret to sign links with';

export const slotsOfApril = '/event-types/42/slots?start=2026-04-01&end=2026-04-30&timezone=UTC';

type BookingSent = Visit & {
  readonly key?: string;
  readonly email?: string;
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Further fields of the body. */
  readonly more?: Readonly<Record<string, unknown>>;
};

type WorldOptions = Partial<GatewayCoreOptions> &
  Pick<
    Partial<UpstreamOptions>,
    | 'headersFor'
    | 'requestsPerMinute'
    | 'findEventType'
    | 'findAllowedOrigins'
    | 'keepsIdempotencyKeys'
    | 'acceptsLocale'
  >;

/** A gateway in front of a server with a calendar, with a clock that the test sets. */
export function openWorld(options: WorldOptions = {}) {
  let now: Instant = at('2026-04-01T00:00Z');
  const clock = () => now;
  const server = new CalendarServer(clock, hourly(date('2026-04-01'), 200, [9, 10, 11]));
  const { requestsPerMinute, findEventType, findAllowedOrigins, keepsIdempotencyKeys = false, ...others } = options;
  const { headersFor = () => ({ authorization: `Bearer ${secretKey}` }), acceptsLocale = false, ...rest } = others;
  const gateway = createGatewayCore({
    upstream: {
      baseUrl: 'https://upstream.example',
      fetch: server.fetch,
      headersFor,
      ...(requestsPerMinute !== undefined && { requestsPerMinute }),
      ...(findEventType && { findEventType }),
      ...(findAllowedOrigins && { findAllowedOrigins }),
      keepsIdempotencyKeys,
      acceptsLocale,
    },
    clock,
    linkSecrets: [linkSecret],
    proofOfWork: 'never',
    ...rest,
  });
  return {
    server,
    gateway,
    clock,
    passSeconds(seconds: number) {
      now = asInstant(now + seconds * 1000);
    },
    /** Invalidates everything that the gateway has cached. */
    forget: () => gateway.invalidate({ kind: 'account', accountId: onlyAccountId }),
    get: (path: string, { headers = {}, ...visit }: Visit & { headers?: Record<string, string> } = {}) =>
      gateway.fetch(new Request(`https://book.example/embed/v1${path}`, { headers }), visit),
    /** Sends a request about an event with a manage token: GET without a body, POST with one. */
    manage(
      path: string,
      token: string | undefined,
      { body, key, ...visit }: Visit & { body?: unknown; key?: string } = {},
    ) {
      const headers = {
        ...(token !== undefined && { 'sched-manage-token': token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      };
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      return gateway.fetch(new Request(`https://book.example/embed/v1/events/${path}`, { headers, ...init }), visit);
    },
    /** Books 42 at an instant, for Ada by default. */
    book(start: string, { key, email = 'ada@example.org', more, answers, ...visit }: BookingSent = {}) {
      const draft = { event_type_id: 42, start, timezone: 'UTC', answers: { name: 'Ada', email, ...answers }, ...more };
      const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) };
      const init = { method: 'POST', headers, body: JSON.stringify(draft) };
      return gateway.fetch(new Request('https://book.example/embed/v1/events', init), visit);
    },
  };
}

export type World = ReturnType<typeof openWorld>;

/**
 * The starts a response offers.
 * @public
 */
export async function startsIn(response: Response): Promise<string[]> {
  const { data } = await response.json();
  const days: { start: string }[][] = Object.values(data.slots);
  return days.flat().map(({ start }) => start);
}

/** Waits for background work. Nothing in these tests waits for time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
}

/** @public */
export function at(text: string): Instant {
  const instant = parseInstant(text);
  if (instant === undefined) throw new Error(`Expected an instant, found ${text}`);
  return instant;
}

/** @public */
export function date(text: string): LocalDate {
  const parsed = parseLocalDate(text);
  if (!parsed) throw new Error(`Expected a date, found ${text}`);
  return parsed;
}
