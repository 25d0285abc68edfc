import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Env } from '../../routes/index.ts';
import type { ConsoleReply } from '../people-context.ts';
import { browserSeconds, sessionSeconds } from '../sessions/index.ts';

/** The cookies of a browser: the secret of its session, and the secret by which it is recognized. */
export type BrowserSecrets = { readonly session: string | undefined; readonly browser: string | undefined };

const emptyCookies = { secret: '', browserSecret: undefined };

export function readCookies(context: Context<Env>, origin: string): BrowserSecrets {
  const { session, browser } = namesAt(origin);
  return { session: getCookie(context, session), browser: secretOrNone(getCookie(context, browser)) };
}

/** Sets the cookies that a response changes. */
export function writeCookies(context: Context<Env>, origin: string, cookies: ConsoleReply<unknown>['cookies']): void {
  if (cookies === undefined) return;
  const { session, browser } = namesAt(origin);
  const { secret, browserSecret: value } =
    cookies === 'removed' ? emptyCookies : { browserSecret: undefined, ...cookies };
  set(context, { origin, name: session, value: secret, seconds: cookies === 'removed' ? 0 : sessionSeconds });
  if (value !== undefined) set(context, { origin, name: browser, value, seconds: browserSeconds });
}

/**
 * A name with `__Host-` keeps other hosts of the domain from setting the cookie (RFC 6265bis, 4.1.3.2). It requires
 * HTTPS, which localhost does not need.
 */
function namesAt(origin: string): { readonly session: string; readonly browser: string } {
  const prefix = isSecure(origin) ? '__Host-' : '';
  return { session: `${prefix}sched`, browser: `${prefix}sched-browser` };
}

type Cookie = { readonly origin: string; readonly name: string; readonly value: string; readonly seconds: number };

function set(context: Context<Env>, { origin, name, value, seconds }: Cookie): void {
  const secure = isSecure(origin);
  setCookie(context, name, value, { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge: seconds });
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}

/** Any other value of that cookie was not created here. */
function secretOrNone(value: string | undefined): string | undefined {
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined;
}
