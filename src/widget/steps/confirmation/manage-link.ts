import { parseUrl } from '../../parse-url.ts';

/**
 * Returns the address of the page on which a booking can be rescheduled or canceled, at the gateway's own origin. The
 * token follows the `#`: that part of an address is never sent to a server or logged.
 */
export function manageLink(apiBase: string, { id, token }: { id: string; token: string }): string | undefined {
  const base = parseUrl(apiBase, location.href);
  if (token === '' || !base || !/^https?:$/.test(base.protocol)) return undefined;
  const address = new URL('/manage', base);
  address.searchParams.set('event', id);
  address.hash = token;
  return address.href;
}
