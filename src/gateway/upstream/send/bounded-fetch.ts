import type { ClientOptions } from '../../../api/index.ts';
import { readAtMost } from '../../state/index.ts';

type Fetch = (request: Request) => Promise<Response>;

/** How long the server has for its whole response. */
const timeoutMillis = 10_000;
/** The largest response that is read, in bytes: enough for a month of slots every two minutes, day and night. */
const largestResponseBytes = 2 * 1024 * 1024;

/** A response exceeded the largest size. */
export class ResponseTooLarge extends Error {}

/**
 * Wraps a `fetch` so that each response arrives whole within ten seconds and two megabytes, or rejects. It follows no
 * redirects, so a key is never sent where a redirect points.
 */
export function boundedFetch(fetch: Fetch): ClientOptions['fetch'] {
  return async function fetchBounded(url, init) {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error('The server did not respond in time.'));
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
