/** How long a slow phone takes to draw the first screen. */
const settleMillis = 1000;
/** On a page that is never idle, it runs after this at the latest. */
const longestMillis = 3000;

/** Runs something when the browser has nothing more urgent to do; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, settleMillis);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: longestMillis });
  return () => cancelIdleCallback(request);
}
