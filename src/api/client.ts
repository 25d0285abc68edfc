import * as v from 'valibot';
import { type Endpoint, Failure, successOf } from '../contract/index.ts';
import { asInstant, type Instant } from '../time/index.ts';
import { buildUrl, type Query } from './build-url.ts';
import type { RequestFailure } from './request-failure.ts';

/** The address of the server, and how to send requests to it. */
export type ClientOptions = {
  /** Everything before the path of an endpoint, without a slash at its end. */
  readonly baseUrl: string;
  /** Takes a URL, not a `Request`: MooTools replaces that class with one of its own. */
  readonly fetch: (url: string, init: RequestInit & { readonly method: string }) => Promise<Response>;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the server's time, to the second, for each response with a Date header (RFC 9110, 6.6.1). */
  readonly onServerTime?: (now: Instant) => void;
};

/** The parts of a request other than its endpoint. */
export type RequestParts = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Query;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/** The result of a request: data, or why there is none. */
export type Reply<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failed: RequestFailure };

/** Sends one request to an endpoint. Always resolves, except that an aborted request rejects with its `AbortError`. */
export type Client = <E extends Endpoint>(
  endpoint: E,
  parts?: RequestParts,
) => Promise<Reply<v.InferOutput<E['data']>>>;

/** Creates a client that checks each response against the endpoint's schema and sorts the failures. */
export function createClient({ baseUrl, fetch, headers = {}, onServerTime }: ClientOptions): Client {
  return async function callEndpoint(endpoint, parts = {}) {
    const url = `${baseUrl}${buildUrl(endpoint.path, parts.params, parts.query)}`;
    const init = {
      method: endpoint.method,
      headers: {
        ...headers,
        ...parts.headers,
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(parts.signal && { signal: parts.signal }),
    };
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(url, init);
      body = await response.json().catch(onlyUnreadable);
    } catch (error) {
      if (parts.signal?.aborted) throw error;
      return { ok: false, failed: { kind: 'unreachable', cause: error } };
    }
    reportTime(response, onServerTime);
    return readReply(endpoint, response, body);
  };
}

function readReply<E extends Endpoint>(
  endpoint: E,
  response: Response,
  body: unknown,
): Reply<v.InferOutput<E['data']>> {
  if (response.ok) {
    const parsed = v.safeParse(successOf(endpoint.data), body);
    // The schema is the endpoint's own; the compiler loses it behind the generic.
    if (parsed.success) return { ok: true, data: parsed.output.data as v.InferOutput<E['data']> };
  } else {
    const parsed = v.safeParse(Failure, body);
    if (parsed.success) return { ok: false, failed: refusalOf(response, parsed.output) };
  }
  const retryAfterSeconds = retryAfterSecondsOf(response);
  const failure = { kind: 'unreadable', status: response.status } as const;
  return { ok: false, failed: retryAfterSeconds === undefined ? failure : { ...failure, retryAfterSeconds } };
}

function refusalOf(response: Response, { error, data }: Failure): RequestFailure {
  return {
    kind: 'refused',
    status: response.status,
    code: error.code,
    message: error.message,
    errors: error.errors ?? {},
    reason: error.reason,
    requestId: error.request_id,
    retryAfterSeconds: retryAfterSecondsOf(response),
    ...(data !== undefined && { current: data }),
  };
}

/** Reads Retry-After (RFC 9110, 10.2.3): seconds, or a date by the server's clock. */
function retryAfterSecondsOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? '';
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const millis = Date.parse(text) - Date.parse(headers.get('date') ?? '');
  return millis >= 0 ? Math.ceil(millis / 1000) : undefined;
}

function reportTime(response: Response, onServerTime: ClientOptions['onServerTime']): void {
  const millis = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(millis)) onServerTime?.(asInstant(millis));
}

// A body that is not JSON fails the schema. A body that ended early means an aborted request or a lost connection.
function onlyUnreadable(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
  return undefined;
}
