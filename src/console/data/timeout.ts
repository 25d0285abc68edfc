import { RequestError } from './request-error.ts';

/** How long to wait for a response. The server itself gives up after 20 seconds on the slowest, calendars of others. */
const timeoutMillis = 30_000;

const timeout = new DOMException('', 'TimeoutError');

/**
 * Runs a request with a signal that is aborted after 30 seconds, or with `parent`.
 *
 * @throws RequestError with the kind `unreachable` after 30 seconds
 */
export async function withTimeout<Result>(
  parent: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort(parent?.reason);
  const timer = setTimeout(() => controller.abort(timeout), timeoutMillis);
  parent?.addEventListener('abort', abort);
  if (parent?.aborted) abort();
  try {
    return await request(controller.signal);
  } catch (error) {
    throw controller.signal.reason === timeout ? new RequestError({ kind: 'unreachable', cause: timeout }) : error;
  } finally {
    clearTimeout(timer);
    parent?.removeEventListener('abort', abort);
  }
}

/** Returns whether a request failed because the server did not respond in time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof RequestError && error.failed.kind === 'unreachable' && error.failed.cause === timeout;
}
