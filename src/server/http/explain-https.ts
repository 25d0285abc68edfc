import type { Context, MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/index.ts';
import type { Env } from './listen.ts';
import { acceptsBookings } from './require-https.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/**
 * Answers a page that cannot book, because it was opened over plain HTTP from another device, with the reason and what to
 * do. The widget itself could tell an invitee only that it cannot book here.
 */
export function explainHttps({ TRUST_PROXY }: Pick<Settings, 'TRUST_PROXY'>): MiddlewareHandler<Env> {
  return async function explainHttps(context, next) {
    if (acceptsBookings(context, TRUST_PROXY)) return next();
    return context.html(explanation(context), 403, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
  };
}

function explanation({ req }: Context<Env>): string {
  const { port } = new URL(req.url);
  const local = `http://localhost${/^\d+$/.test(port) ? `:${port}` : ''}/`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Booking needs HTTPS</title>
<style>body { max-width: 36em; margin: 3em auto; padding: 0 1.25em; font: 16px/1.55 system-ui, sans-serif }</style>
</head>
<body>
<h1>Booking needs HTTPS</h1>
<p>You opened this page over plain HTTP from another device. On that way others in the network could read names and email
addresses, so this server takes bookings only over HTTPS, or from the computer that it runs on.</p>
<ul>
<li>On the computer that runs the server, open <code>${local}</code>.</li>
<li>To try it on this device, put a proxy or a tunnel that provides HTTPS in front of the server, start the server with
<code>TRUST_PROXY=1</code>, and open the HTTPS address here.</li>
</ul>
</body>
</html>
`;
}
