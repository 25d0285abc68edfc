import { createKeyQueue, type KeyQueue, type QueueOptions, type QueuePart } from './key-queue.ts';

/** The key of a job: an account, and possibly a part of it, such as a host. */
export type QueueKey = { readonly key: string | number; readonly part?: QueuePart };

/**
 * Runs jobs of the same key in order of arrival, a few at once. Rejects with `QueueFullError` when a job waits too
 * long.
 */
export type Queue = <Result>(key: QueueKey, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue in this process. A job waits only for jobs of the same key, so that one account cannot keep others
 * from connections or the processor.
 */
export function createQueue(options: QueueOptions): Queue {
  const keyQueues = new Map<QueueKey['key'], KeyQueue>();
  return async function runInQueue({ key, part }, work) {
    const keyQueue = keyQueues.get(key) ?? createKeyQueue(options);
    keyQueues.set(key, keyQueue);
    await keyQueue.enter(part);
    try {
      const result = await work();
      keyQueue.recordSuccess();
      return result;
    } finally {
      keyQueue.leave(part);
      if (keyQueue.isIdle()) keyQueues.delete(key);
    }
  };
}
