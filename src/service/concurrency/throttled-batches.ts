/** How long all rests take together at most, in milliseconds: others may wait for locks of the transaction. */
const maxPauseMillis = 1000;
/** The rest after a part takes this many times as long as the part. */
const pausesPerBatch = 8;

/** Does parts of some work one after the other. */
export type ThrottledBatches = (parts: readonly (() => Promise<unknown>)[]) => Promise<void>;

/**
 * Creates a worker for one transaction. With rests, it pauses between two parts for eight times as long as the first
 * of them took, which leaves others eight ninths of the time. All rests together take at most a second, evenly spread
 * over the parts.
 */
export function createThrottledBatches({ rests }: { readonly rests: boolean }): ThrottledBatches {
  let restMillis = rests ? maxPauseMillis : 0;

  return async function workInParts(parts) {
    for (const [index, work] of parts.entries()) {
      const begun = performance.now();
      await work();
      const partsLeft = parts.length - 1 - index;
      if (partsLeft === 0) continue;
      const millis = Math.min((performance.now() - begun) * pausesPerBatch, restMillis / partsLeft);
      if (millis === 0) continue;
      restMillis -= millis;
      await rest(millis);
    }
  };
}

function rest(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}
