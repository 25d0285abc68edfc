import type { Context } from 'hono';
import type { Env } from './listen.ts';

/** Most proxies add one of these when they forward a request from another machine. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Returns whether a proxy has visibly forwarded a request. nginx before 1.29.7 uses HTTP/1.0 and leaves no other trace,
 * and no browser or reader of metrics uses that version. A proxy can also leave no trace at all.
 */
export function isForwarded({ env, req }: Context<Env>): boolean {
  return env.incoming.httpVersion === '1.0' || forwardingHeaders.some((name) => req.header(name) !== undefined);
}
