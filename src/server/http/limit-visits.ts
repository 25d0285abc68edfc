import type { Context } from 'hono';
import type { GatewayCore } from '../../gateway/index.ts';
import { clientAddressOf } from './client-address.ts';
import type { Env } from './listen.ts';

/** Returns the response to a visitor who sends too many requests; undefined if they may go on. */
export type RefuseVisit = (context: Context<Env>) => Promise<Response | undefined>;

type VisitLimit = {
  readonly gateway: Pick<GatewayCore, 'secondsToWait'>;
  /** How many proxies are trusted. */
  readonly proxies: number;
};

/**
 * Creates the limit of requests that query the database without a key or a session, such as for the page of a host.
 * They are counted together with requests for `/embed/v1`.
 */
export function limitVisits({ gateway, proxies }: VisitLimit): RefuseVisit {
  return async function refuseVisit(context) {
    const seconds = await gateway.secondsToWait(clientAddressOf(context, proxies));
    if (seconds === undefined) return undefined;
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(seconds) };
    return context.text(`Too many requests. Try again in ${seconds} seconds.`, 429, headers);
  };
}
