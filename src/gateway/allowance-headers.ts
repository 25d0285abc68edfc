import type { Allowance } from './guard.ts';

/** Returns the headers that tell a visitor how much is left of what may be asked: draft-ietf-httpapi-ratelimit-headers. */
export function allowanceHeaders(allowance: Allowance | undefined): Readonly<Record<string, string>> {
  if (!allowance) return {};
  const { most, perSeconds, left, resetSeconds } = allowance;
  return {
    'RateLimit-Policy': `"visitor";q=${most};w=${perSeconds}`,
    RateLimit: `"visitor";r=${left};t=${resetSeconds}`,
  };
}
