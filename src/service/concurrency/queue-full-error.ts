/** Too many jobs of one key are under way. The caller may try again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor() {
    super('Too much is waiting already.');
  }
}

/** Waits for queued work. If its queue is full, returns the result of `instead`. */
export async function whenFull<Result, Instead>(
  work: Promise<Result>,
  instead: () => Instead,
): Promise<Result | Instead> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof QueueFullError) return instead();
    throw error;
  }
}
