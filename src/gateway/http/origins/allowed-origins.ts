import { matchesOrigin, type OriginPattern, readOriginPattern } from '../../../contract/index.ts';

/** Which pages may use the gateway: all pages, or those whose origin matches a rule. */
export type OriginRules = '*' | readonly OriginRule[];

/** The origin of files and of sandboxed frames. Any page can have it. */
const opaqueOrigin = 'null';

/** One origin, all subdomains of one, or `null`. */
export type OriginRule = OriginPattern | typeof opaqueOrigin;

type OwnOrigin = {
  /** The gateway's own public origin. Its pages may always use the gateway. */
  readonly ownOrigin?: string | undefined;
};

/**
 * Reads `ALLOWED_ORIGINS`: `*`, or origins separated by commas or spaces, each exact (`https://example.com`), for every
 * subdomain (`https://*.example.com`, which does not include `https://example.com` itself), or `null`. Throws an error
 * for an invalid origin that says what was found and what was expected.
 */
export function parseOriginRules(text: string, { ownOrigin }: OwnOrigin = {}): OriginRules {
  const entries = text.split(/[\s,]+/).filter(Boolean);
  if (entries.includes('*')) return '*';
  return [...entries, ...(ownOrigin === undefined ? [] : [ownOrigin])].map(parseOriginRule);
}

/** Returns the rules as text, each as an account could list it; null if all pages are allowed. */
export function listOrigins(rules: OriginRules): string[] | null {
  if (rules === '*') return null;
  return rules.map((rule) => {
    if (rule === opaqueOrigin) return rule;
    return rule.anySubdomain ? rule.origin.replace('://', '://*.') : rule.origin;
  });
}

/** Reads the origins of an account. Leaves out any text that no browser would send as an origin. */
export function readAccountOrigins(entries: readonly string[], { ownOrigin }: OwnOrigin = {}): OriginRules {
  const all = [...entries, ...(ownOrigin === undefined ? [] : [ownOrigin])];
  return all.filter(isOriginRule).map(parseOriginRule);
}

/**
 * Returns whether a page with this Origin header (RFC 6454) may use the gateway. `null` is allowed only if a rule names
 * it.
 */
export function isAllowedOrigin(rules: OriginRules, origin: string): boolean {
  if (rules === '*') return true;
  if (origin === opaqueOrigin) return rules.includes(opaqueOrigin);
  const url = parseOrigin(origin);
  return url !== undefined && rules.some((rule) => rule !== opaqueOrigin && matchesOrigin(rule, url.origin));
}

/** Returns whether every list of rules allows a page with this Origin header. */
export function isAllowedByAll(lists: readonly OriginRules[], origin: string): boolean {
  return lists.every((rules) => isAllowedOrigin(rules, origin));
}

function parseOriginRule(entry: string): OriginRule {
  if (entry === opaqueOrigin) return opaqueOrigin;
  const { origin, anySubdomain } = readOriginPattern(entry);
  const url = parseOrigin(origin);
  if (!url) {
    throw new Error(
      `An allowed origin is "${entry}"; expected * or origins like https://example.com or https://*.example.com`,
    );
  }
  return { origin: url.origin, anySubdomain };
}

function isOriginRule(entry: string): boolean {
  return entry !== opaqueOrigin && parseOrigin(readOriginPattern(entry).origin) !== undefined;
}

/** Parses a bare origin: scheme, host and port, without a path, a query or a user. */
function parseOrigin(text: string): URL | undefined {
  if (!/^https?:\/\/[^*]+$/.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.origin === text.replace(/\/$/, '').toLowerCase() ? url : undefined;
}
