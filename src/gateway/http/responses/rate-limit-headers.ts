import type { Allowance } from '../../limits/index.ts';

/** Returns the headers that say how many requests a visitor has left: draft-ietf-httpapi-ratelimit-headers. */
export function allowanceHeaders(allowance: Allowance | undefined): Readonly<Record<string, string>> {
  if (!allowance) return {};
  const { limit, state } = allowance;
  return {
    'RateLimit-Policy': `"visitor";q=${limit.max};w=${limit.windowSeconds}`,
    RateLimit: `"visitor";r=${state.left};t=${state.resetSeconds}`,
  };
}
