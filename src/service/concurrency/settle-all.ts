/**
 * Waits for work that was started together, such as statements of one transaction that are sent at once, and for what
 * follows from each. Fails with the first failure, which may have caused the others, but only after all have ended: no
 * work continues after the caller has failed.
 */
export async function settleAll<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  const all = Promise.all(work);
  await Promise.allSettled([all, ...work]);
  return all;
}
