/** How long a slow phone takes to draw the first screen. */
const settleMillis = 1000;
/** On a page that is never idle, run after this at the latest. */
const longestMillis = 3000;

/**
 * Runs something once the first screen is drawn and the browser has nothing more urgent to do; returns a function that
 * cancels it.
 */
export function whenIdle(run: () => void): () => void {
  let cancel = () => clearTimeout(timer);
  // A browser that waits for the next step of drawing takes itself for idle.
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') return run();
    const request = requestIdleCallback(run, { timeout: longestMillis });
    cancel = () => cancelIdleCallback(request);
  }, settleMillis);
  return () => cancel();
}
