import type { Endpoint } from './endpoint.ts';

/** What an API key may do: read everything, change bookings, and change everything else. */
export const scopes = ['read', 'book', 'settings'] as const;

/** One of `scopes`. */
export type Scope = (typeof scopes)[number];

/** Returns the scope that an operation of `/v1` needs: `read` to read, `book` to change events, else `settings`. */
export function scopeOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): Scope {
  if (method === 'GET') return 'read';
  return path.startsWith('/v1/events') ? 'book' : 'settings';
}
