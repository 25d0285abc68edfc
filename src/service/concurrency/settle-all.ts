/**
 * Waits until all promises have settled, then returns their values or throws the first failure, which may have caused
 * the others. Unlike with `Promise.all`, no work continues after the caller has failed.
 */
export async function settleAll<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  const all = Promise.all(work);
  await Promise.allSettled([all, ...work]);
  return all;
}
