/**
 * Waits for work that was begun at once, such as statements of one transaction that are sent in one go, and for whatever
 * follows from each. Fails by what failed first, which may be why the rest did, and not before all have ended: nothing of
 * it goes on when the caller has failed.
 */
export async function together<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  const all = Promise.all(work);
  await Promise.allSettled([all, ...work]);
  return all;
}
