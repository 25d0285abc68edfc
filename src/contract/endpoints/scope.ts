import type { Scope } from '../scopes.ts';
import type { Endpoint } from './endpoint.ts';

/** Returns the scope that an operation of `/v1` needs: `read` to read, `book` to change events, else `settings`. */
export function scopeOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): Scope {
  if (method === 'GET') return 'read';
  return /^\/v1\/(events|mails\/\{)/.test(path) ? 'book' : 'settings';
}
