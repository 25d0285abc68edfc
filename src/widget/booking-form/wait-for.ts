/** After so long a server that has not answered is asked once more. */
const patienceMillis = 30_000;

/** Resolves after so many milliseconds, or at once when the signal is aborted. */
export function waitFor(millis: number, signal: AbortSignal): Promise<void> {
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

/** Calls back once, after so many seconds or as soon as the browser is connected again; returns how to call it off. */
export function onceReady(seconds: number, callback: () => void): () => void {
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

/** Asks for something, but not for ever: what takes too long, or is not wanted any more, is aborted. */
export async function withPatience<Result>(
  leaving: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = setTimeout(giveUp, patienceMillis);
  leaving.addEventListener('abort', giveUp);
  try {
    return await ask(patience.signal);
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener('abort', giveUp);
  }
}
