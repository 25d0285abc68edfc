/** How long to wait for a response before trying again. */
const timeoutMillis = 30_000;

/** Runs a request with a signal that is aborted after 30 seconds, or with `parent`. Throws if it already is. */
export async function withTimeout<Result>(
  parent: AbortSignal,
  request: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  parent.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMillis);
  parent.addEventListener('abort', abort);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
    parent.removeEventListener('abort', abort);
  }
}
