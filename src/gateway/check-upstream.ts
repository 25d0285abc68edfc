import { createClient, type Failed } from '../api/index.ts';
import { endpoints } from '../contract/index.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { Budget } from './parts.ts';
import type { UpstreamOptions } from './upstream.ts';

/** A server to try out at the start. */
export type UpstreamToCheck = Pick<UpstreamOptions, 'baseUrl' | 'fetch'> & {
  /** What proves the gateway's right to ask: a key. It is told to nobody. */
  readonly headers: Readonly<Record<string, string>>;
  readonly budget: Budget;
};

/**
 * Asks a server once who the key belongs to, at `/v1/users/me`. Returns a sentence for whoever starts the gateway when
 * the address or the key is wrong; undefined when all is well, or when the server is only too busy to say.
 */
export async function checkUpstream(upstream: UpstreamToCheck): Promise<string | undefined> {
  const { baseUrl, fetch, headers, budget } = upstream;
  const grant = await budget.take('reading');
  if (!grant.ok) return undefined;
  const ask = createClient({ baseUrl, fetch: boundedFetch(fetch), headers });
  const reply = await ask(endpoints.getCurrentUser).finally(grant.done);
  return reply.ok ? undefined : sentenceOf(reply.failed, baseUrl);
}

function sentenceOf(failed: Failed, baseUrl: string): string | undefined {
  if (failed.kind === 'unreachable') return `The address may be wrong: nothing answers at ${baseUrl}.`;
  const { status } = failed;
  if (status === 401 || status === 403) return `The key is wrong: ${baseUrl} refused it with status ${status}.`;
  if (status === 429 || status >= 500) return undefined;
  return (
    `The address is wrong: what answers at ${baseUrl} is not a scheduling service ` +
    `(GET /v1/users/me came back with status ${status}; the address is given without /v1).`
  );
}
