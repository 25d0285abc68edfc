import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { failure, problems } from '../../../contract/index.ts';
import type { Settings } from '../../settings/index.ts';
import { clientAddressOf, isLoopback } from '../client-address.ts';
import type { Env } from '../listen.ts';
import { headersOfData } from '../secure-headers.ts';

type Trust = Pick<Settings, 'TRUST_PROXY'>;

const oneYearSeconds = 365 * 24 * 60 * 60;

/** Paths that carry keys, visitors' names and addresses, passwords, or the bookings of a host. */
const guardedPaths = /^\/((embed\/)?v1|mcp|console\/api|calendars)(\/|$)/;

/**
 * Refuses plain HTTP if others could read anything of value on the way, and makes browsers that came over HTTPS stay
 * with it. Traffic within the machine cannot be read by others, and a health check reveals nothing.
 */
export function requireHttps({ TRUST_PROXY }: Trust) {
  return createMiddleware<Env>(async function requireHttps(context, next) {
    if (isHttps(context, TRUST_PROXY)) {
      await next();
      context.header('Strict-Transport-Security', `max-age=${oneYearSeconds}`);
    } else if (guardedPaths.test(context.req.path) && !isWithinMachine(context, TRUST_PROXY)) {
      context.res = refuse(context);
    } else await next();
  });
}

/** Returns whether a page that was requested in this way may book: its requests take the same route. */
export function acceptsBookings(context: Context<Env>, proxies: number): boolean {
  return isHttps(context, proxies) || isWithinMachine(context, proxies) || isPublishedPort(context, proxies);
}

/**
 * Returns whether a request came over HTTPS. Trusts only the header of trusted proxies, and only the value from the one
 * nearest to the visitor.
 */
export function isHttps({ req }: Context<Env>, proxies: number): boolean {
  if (proxies === 0) return false; // this server never terminates HTTPS
  const schemes = (req.header('x-forwarded-proto') ?? '').split(',').map((scheme) => scheme.trim().toLowerCase());
  return (schemes.at(-proxies) ?? schemes[0]) === 'https';
}

function isWithinMachine(context: Context<Env>, proxies: number): boolean {
  const { env, req } = context;
  const { remoteAddress, localAddress } = env.incoming.socket;
  // The visitor could have made up the header, and the nearest proxy may be on this machine.
  if (isLoopback(remoteAddress) && isLoopback(clientAddressOf(context, proxies))) return true;
  // HOST may be an address of a network: what this machine sends there has the same address at both ends.
  if (proxies === 0 && remoteAddress !== undefined && remoteAddress === localAddress) return true;
  return /^\/(embed|console|calendars)\//.test(req.path) && isPublishedPort(context, proxies); // no key travels that way
}

/** Returns whether a page opened at localhost reached a container through a published port. */
function isPublishedPort({ req }: Context<Env>, proxies: number): boolean {
  return proxies === 0 && isLocalName(new URL(req.url).hostname);
}

/** Returns whether a host name in an address means the machine itself. */
export function isLocalName(name: string): boolean {
  return name === 'localhost' || isLoopback(name.replace(/^\[(.*)\]$/, '$1'));
}

/** For a developer in the console of a page, and for a program in the response. */
const message =
  'This server takes requests only over HTTPS, or from the computer that it runs on. Behind a proxy that provides HTTPS, set TRUST_PROXY.';

function refuse(context: Context<Env>): Response {
  const requestId = randomUUID();
  const headers = { ...headersOfData, 'X-Request-Id': requestId, 'Cache-Control': 'no-store' };
  const problem = { code: 'https_required', message } as const;
  return context.json(failure(problem, requestId), problems[problem.code].status, headers);
}
