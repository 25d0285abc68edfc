import { isAllowedByAll, type OriginRules } from './allowed-origins.ts';

type Headers = Readonly<Record<string, string>>;

const preflightSeconds = 24 * 60 * 60;

// Date tells the widget the time where the page's own clock is off or mocked.
const exposed = {
  'Access-Control-Expose-Headers': 'Age,Date,Idempotent-Replayed,RateLimit,RateLimit-Policy,Retry-After,X-Request-Id',
};

/** The headers of the response to a browser's preflight request. */
export const preflightHeaders: Headers = {
  'Access-Control-Allow-Methods': 'GET,POST',
  // Pages add headers of their own to whatever is fetched in them, as tracing does; nothing here heeds those.
  'Access-Control-Allow-Headers': 'Content-Type,Idempotency-Key,Sched-Manage-Token,*',
  'Access-Control-Max-Age': String(preflightSeconds),
};

/**
 * Returns the headers by which a browser lets a page of this origin read the response, where all rules take it. Never
 * with credentials. `vary` is another header of the request that makes the response what it is.
 */
export function crossOriginHeaders(
  rules: readonly OriginRules[],
  { origin, vary }: { readonly origin: string | undefined; readonly vary: string | undefined },
): Headers {
  if (rules.every((rule) => rule === '*'))
    return { ...exposed, 'Access-Control-Allow-Origin': '*', ...(vary && { Vary: vary }) };
  // The response differs by origin even when it is not allowed, or a shared cache would mix them up.
  const Vary = vary ? `Origin, ${vary}` : 'Origin';
  if (origin === undefined || !isAllowedByAll(rules, origin)) return { Vary };
  return { ...exposed, 'Access-Control-Allow-Origin': origin, Vary };
}
