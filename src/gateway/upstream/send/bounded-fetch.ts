import type { ClientOptions } from '../../../api/index.ts';
import { readAtMost } from '../../state/index.ts';

type Fetch = (request: Request) => Promise<Response>;

/** How long the server has for its whole response. */
const timeoutMillis = 10_000;
/** The largest response that is read: a month of slots every two minutes, day and night, fits. */
const largestResponseBytes = 2 * 1024 * 1024;

/** A response was larger than any that is read. */
export class ResponseTooLarge extends Error {}

/**
 * Wraps a `fetch` so that each response is here whole within ten seconds and two megabytes, or else rejects; and so that
 * a key is never carried where a redirect points.
 */
export function boundedFetch(fetch: Fetch): ClientOptions['fetch'] {
  return async function fetchBounded(url, init) {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error('The server did not answer in time.'));
        abort.abort();
      }, timeoutMillis);
    });
    try {
      const bounded = new Request(url, { ...init, redirect: 'manual', signal: abort.signal });
      return await Promise.race([fetchWhole(fetch, bounded), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}

async function fetchWhole(fetch: Fetch, request: Request): Promise<Response> {
  const { body, status, headers } = await fetch(request);
  if (!body) return new Response(null, { status, headers });
  const bytes = await readAtMost(body, largestResponseBytes);
  if (!bytes) throw new ResponseTooLarge();
  return new Response(bytes, { status, headers });
}
