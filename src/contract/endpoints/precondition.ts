import type { Endpoint } from './endpoint.ts';

/**
 * Returns whether a request may name the version that it changes (If-Match, RFC 9110, 13.1.1): a PUT of a resource with
 * `updated_at`.
 */
export function takesIfMatch({ method, data }: Pick<Endpoint, 'method' | 'data'>): boolean {
  // The schema of an object holds the schemas of its keys here.
  return method === 'PUT' && 'entries' in data && 'updated_at' in (data.entries as object);
}
