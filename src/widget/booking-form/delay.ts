/** Resolves after the given milliseconds, or immediately when the signal is aborted. */
export function delay(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(end, millis);
    signal.addEventListener('abort', end);
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}

/**
 * Calls back once, after the given seconds or as soon as the browser is online again. Returns a function that cancels
 * it.
 */
export function afterDelayOrOnline(seconds: number, callback: () => void): () => void {
  const timer = setTimeout(ready, seconds * 1000);
  window.addEventListener('online', ready);
  function cancel(): void {
    clearTimeout(timer);
    window.removeEventListener('online', ready);
  }
  function ready(): void {
    cancel();
    callback();
  }
  return cancel;
}
