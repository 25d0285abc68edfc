import type { Endpoint } from './endpoint.ts';

/**
 * Returns whether a request may say which version it changes (If-Match, RFC 9110, 13.1.1): a PUT of what tells when it
 * was last updated.
 */
export function takesIfMatch({ method, data }: Pick<Endpoint, 'method' | 'data'>): boolean {
  // An object's schema carries the schemas of its parts there.
  return method === 'PUT' && 'entries' in data && 'updated_at' in (data.entries as object);
}
