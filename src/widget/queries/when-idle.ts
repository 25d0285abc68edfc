/** As long as the first screen takes to be drawn on a slow phone. */
const settleMillis = 1000;
/** A page that never rests must not keep it for good. */
const longestMillis = 3000;

/** Runs something when the browser has nothing more urgent to do; returns how to keep it from it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, settleMillis);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: longestMillis });
  return () => cancelIdleCallback(request);
}
