import { createClient, type RequestFailure } from '../../api/index.ts';
import type { Budget } from '../state/index.ts';
import { hostEndpoint } from './responses/index.ts';
import { boundedFetch } from './send/index.ts';
import type { UpstreamOptions } from './upstream-options.ts';

/** A server to try out. */
export type UpstreamToCheck = Pick<UpstreamOptions, 'baseUrl' | 'fetch'> & {
  /** The API key. The gateway sends it to this server only. */
  readonly headers: Readonly<Record<string, string>>;
  readonly budget: Budget;
};

/** Whether a server accepts the key, and a sentence for the operator of the gateway. */
export type UpstreamCheck =
  | { readonly state: 'accepted' }
  /** The key is wrong. Trying again will not help. */
  | { readonly state: 'refused'; readonly sentence: string }
  /** The server is not a scheduling service, or does not respond. */
  | { readonly state: 'missing'; readonly sentence: string }
  /** The server is there, but cannot tell right now. */
  | { readonly state: 'busy'; readonly sentence: string };

/** Asks a server once whose key this is, at `/v1/users/me`. */
export async function checkUpstream(upstream: UpstreamToCheck): Promise<UpstreamCheck> {
  const { baseUrl, fetch, headers, budget } = upstream;
  // From the part reserved for bookings: visitors may have used up the rest, and then the server would seem to be down.
  const grant = await budget.take('booking');
  if (!grant.ok)
    return { state: 'busy', sentence: `The request limit for ${baseUrl} is used up. Try again in a minute.` };
  const client = createClient({ baseUrl, fetch: boundedFetch(fetch), headers });
  const reply = await client(hostEndpoint).finally(grant.done);
  return reply.ok ? { state: 'accepted' } : readFailure(reply.failed, baseUrl);
}

function readFailure(failure: RequestFailure, baseUrl: string): UpstreamCheck {
  if (failure.kind === 'unreachable') {
    return { state: 'missing', sentence: `The address may be wrong: no server responds at ${baseUrl}.` };
  }
  const { status } = failure;
  if (status === 401 || status === 403) {
    return { state: 'refused', sentence: `The key is wrong: ${baseUrl} refused it with status ${status}.` };
  }
  if (status === 429 || status >= 500) {
    return { state: 'busy', sentence: `${baseUrl} is busy: it responded with status ${status}. Try again later.` };
  }
  return {
    state: 'missing',
    sentence:
      `The address is wrong: what answers at ${baseUrl} is not a scheduling service ` +
      `(GET /v1/users/me came back with status ${status}; the address is given without /v1).`,
  };
}
