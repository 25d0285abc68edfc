/** One origin, or all its subdomains, which do not include the origin itself. */
export type OriginPattern = {
  /** Scheme, host and port as browsers write them (RFC 6454, 6.2), without a wildcard. */
  readonly origin: string;
  readonly anySubdomain: boolean;
};

/** Reads an allowed origin: `https://example.com`, or `https://*.example.com` for every subdomain. Checks nothing. */
export function readOriginPattern(text: string): OriginPattern {
  return { origin: text.replace('://*.', '://'), anySubdomain: text.includes('://*.') };
}

/** Returns whether a pattern allows the origin of a page, as browsers write it (RFC 6454, 6.2). */
export function matchesOrigin({ origin, anySubdomain }: OriginPattern, pageOrigin: string): boolean {
  if (!anySubdomain) return pageOrigin === origin;
  const hostAt = origin.indexOf('://') + '://'.length;
  // The dot matters: `evilexample.com` ends in `example.com` but is not a subdomain of it.
  return pageOrigin.startsWith(origin.slice(0, hostAt)) && pageOrigin.endsWith(`.${origin.slice(hostAt)}`);
}
