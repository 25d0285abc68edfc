type Work<Item, Result> = {
  /** How many items are worked on at once. */
  readonly limit: number;
  readonly work: (item: Item) => Promise<Result>;
};

/** The results in the order of their items, and the first failure. */
export type WorkDone<Result> = { readonly results: Result[]; readonly failure: unknown };

/**
 * Works on items, a few at once. After a failure it begins no further item, and returns what it has when those that it
 * has begun have ended.
 */
export async function workAtOnce<Item, Result>(
  items: readonly Item[],
  { limit, work }: Work<Item, Result>,
): Promise<WorkDone<Result>> {
  const results = new Map<number, Result>();
  const failures: unknown[] = [];
  const waiting = items.entries();

  async function workOn(): Promise<void> {
    for (const [index, item] of waiting) {
      await work(item).then(
        (result) => results.set(index, result),
        (error) => failures.push(error),
      );
      if (failures.length > 0) return;
    }
  }

  await Promise.all(Array.from({ length: limit }, workOn));
  const inOrder = [...results].toSorted(([one], [other]) => one - other);
  return { results: inOrder.map(([, result]) => result), failure: failures[0] };
}
