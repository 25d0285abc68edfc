/** How long all pauses take together at most, in milliseconds: others may wait for locks of the transaction. */
const maxPauseMillis = 1000;
/** The pause after a part takes this many times as long as the part. */
const pausesPerBatch = 8;

/** Does parts of some work one after the other. */
export type ThrottledBatches = (parts: readonly (() => Promise<unknown>)[]) => Promise<void>;

/**
 * Creates a worker for one transaction. If it is throttled, it pauses between two parts for eight times as long as the
 * first of them took, which leaves others eight ninths of the time. All pauses together take at most a second, evenly
 * spread over the parts.
 */
export function createThrottledBatches({ isThrottled }: { readonly isThrottled: boolean }): ThrottledBatches {
  let pauseLeftMillis = isThrottled ? maxPauseMillis : 0;

  return async function workInParts(parts) {
    for (const [index, work] of parts.entries()) {
      const from = performance.now();
      await work();
      const remainingParts = parts.length - 1 - index;
      if (remainingParts === 0) continue;
      const millis = Math.min((performance.now() - from) * pausesPerBatch, pauseLeftMillis / remainingParts);
      if (millis === 0) continue;
      pauseLeftMillis -= millis;
      await pause(millis);
    }
  };
}

function pause(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}
