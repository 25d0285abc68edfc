/** The longest time that all rests of one work take, in milliseconds: it may hold locks that others wait for. */
const mostRestMillis = 1000;
/** How many times as long as a part the rest after it is. */
const restsPerPart = 4;

/**
 * Does parts of some work one after the other. With rests it pauses between two of them, four times as long as the one
 * before took, so that others have four fifths of the time, until it has rested for a second.
 */
export async function workInParts(
  parts: readonly (() => Promise<unknown>)[],
  { rests }: { readonly rests: boolean },
): Promise<void> {
  let restMillis = rests ? mostRestMillis : 0;
  for (const [index, work] of parts.entries()) {
    const begun = performance.now();
    await work();
    const millis = Math.min((performance.now() - begun) * restsPerPart, restMillis);
    restMillis -= millis;
    if (millis > 0 && index < parts.length - 1) await rest(millis);
  }
}

function rest(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}
