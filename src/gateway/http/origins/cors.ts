import { isAllowedByAll, type OriginRules } from './allowed-origins.ts';

type Headers = Readonly<Record<string, string>>;

const preflightSeconds = 24 * 60 * 60;

// Date tells the widget the time when the page's own clock is wrong or mocked.
const exposed = {
  'Access-Control-Expose-Headers': 'Age,Date,Idempotent-Replayed,RateLimit,RateLimit-Policy,Retry-After,X-Request-Id',
};

/** The headers of the response to a browser's preflight request. */
export const preflightHeaders: Headers = {
  'Access-Control-Allow-Methods': 'GET,POST',
  // Some pages add headers to every request, for tracing for example. The gateway ignores them.
  'Access-Control-Allow-Headers': 'Content-Type,Idempotency-Key,Sched-Manage-Token,*',
  'Access-Control-Max-Age': String(preflightSeconds),
};

/**
 * Returns the headers that let a page of this origin read the response, if all rules allow it. Never allows
 * credentials. `vary` names another request header that the response depends on.
 */
export function crossOriginHeaders(
  rules: readonly OriginRules[],
  { origin, vary }: { readonly origin: string | undefined; readonly vary: string | undefined },
): Headers {
  if (rules.every((rule) => rule === '*'))
    return { ...exposed, 'Access-Control-Allow-Origin': '*', ...(vary && { Vary: vary }) };
  // Send it for a refused origin too, or a shared cache would mix the responses up.
  const Vary = vary ? `Origin, ${vary}` : 'Origin';
  if (origin === undefined || !isAllowedByAll(rules, origin)) return { Vary };
  return { ...exposed, 'Access-Control-Allow-Origin': origin, Vary };
}
