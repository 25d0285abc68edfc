/** The longest time that all rests take, in milliseconds: the transaction may hold locks that others wait for. */
const mostRestMillis = 1000;
/** The rest after a part takes this many times as long as the part. */
const restsPerPart = 8;

/** Does parts of some work one after the other. */
export type PartWorker = (parts: readonly (() => Promise<unknown>)[]) => Promise<void>;

/**
 * Creates a worker for one transaction. With rests, it pauses between two parts for eight times as long as the first
 * of them took, which leaves others eight ninths of the time, until it has rested for a second.
 */
export function createPartWorker({ rests }: { readonly rests: boolean }): PartWorker {
  let restMillis = rests ? mostRestMillis : 0;

  return async function workInParts(parts) {
    for (const [index, work] of parts.entries()) {
      const begun = performance.now();
      await work();
      const millis = Math.min((performance.now() - begun) * restsPerPart, restMillis);
      if (millis === 0 || index === parts.length - 1) continue;
      restMillis -= millis;
      await rest(millis);
    }
  };
}

function rest(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}
