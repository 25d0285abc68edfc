/** How long a slow phone takes to draw the first screen. */
const settleMillis = 1000;
/** On a page that is never idle, run after this at the latest. */
const longestMillis = 3000;

/** Runs something when the browser has nothing more urgent to do; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') return later(run);
  const request = requestIdleCallback(run, { timeout: longestMillis });
  return () => cancelIdleCallback(request);
}

/**
 * Runs something once the first screen is drawn and the browser is idle; returns a function that cancels it. Waits
 * first, because a browser also reports that it is idle between two steps of drawing.
 */
export function whenSettled(run: () => void): () => void {
  let cancel = later(() => {
    cancel = whenIdle(run);
  });
  return () => cancel();
}

function later(run: () => void): () => void {
  const timer = setTimeout(run, settleMillis);
  return () => clearTimeout(timer);
}
