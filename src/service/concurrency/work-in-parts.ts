/**
 * Does parts of some work one after the other. With rests it pauses between two of them, as long as the one before took,
 * so that others have half of the time.
 */
export async function workInParts(
  parts: readonly (() => Promise<unknown>)[],
  { rests }: { readonly rests: boolean },
): Promise<void> {
  for (const [index, work] of parts.entries()) {
    const begun = performance.now();
    await work();
    const isLast = index === parts.length - 1;
    if (rests && !isLast) await rest(performance.now() - begun);
  }
}

function rest(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}
