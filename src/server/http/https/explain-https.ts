import type { Context, MiddlewareHandler } from 'hono';
import { writeHttpsPage } from '../../pages/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { Env } from '../listen.ts';
import { localizedPageHeaders } from '../page-headers.ts';
import { acceptsBookings } from './require-https.ts';

/**
 * Responds to a page that cannot book, because it was opened over plain HTTP from another device, with the reason and
 * what to do. The widget itself could only say that booking is not possible.
 */
export function explainHttps({ TRUST_PROXY }: Pick<Settings, 'TRUST_PROXY'>): MiddlewareHandler<Env> {
  return async function explainHttps(context, next) {
    if (acceptsBookings(context, TRUST_PROXY)) return next();
    const page = writeHttpsPage(context, localAddress(context));
    return context.html(page, 403, { ...localizedPageHeaders, 'Cache-Control': 'no-store' });
  };
}

/** Returns the address of the demonstration on the machine that runs the server. */
function localAddress({ req }: Context<Env>): string {
  const { port } = new URL(req.url);
  return `http://localhost${/^\d+$/.test(port) ? `:${port}` : ''}/`;
}
