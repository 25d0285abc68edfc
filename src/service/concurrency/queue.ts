/** How much work of one key runs at once, and how much may wait. */
export type QueueOptions = {
  readonly concurrency: number;
  /** Less than `concurrency`, so that one part of a key leaves room for the others. @default no separate limit */
  readonly partConcurrency?: number;
  /** When this many jobs wait, further jobs are refused immediately. */
  readonly maxWaiting: number;
  /** A job that has waited for this long is refused. */
  readonly timeoutMillis: number;
  /** If no job of a key has ended for this long, the key hangs and all its waiting jobs are refused. */
  readonly stallMillis: number;
};

/** The key of a job: an account, and possibly a part of it, such as a host. */
export type QueueKey = { readonly key: string | number; readonly part?: string | number | undefined };

/**
 * Runs jobs of the same key in order of arrival, a few at once. Rejects with `QueueFullError` when a job waits too
 * long.
 */
export type Queue = <Result>(key: QueueKey, work: () => Promise<Result>) => Promise<Result>;

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

type WaitingJob = { readonly part: QueueKey['part']; readonly start: () => void; readonly refuse: () => void };

type KeyQueue = {
  running: number;
  readonly runningByPart: Map<QueueKey['part'], number>;
  readonly waiting: Set<WaitingJob>;
  /** Runs while anything waits. */
  stall: ReturnType<typeof setTimeout> | undefined;
};

/**
 * Creates a queue in this process. A job waits only for jobs of the same key, so that one account cannot keep others
 * from connections or the processor.
 */
export function createQueue(options: QueueOptions): Queue {
  const { concurrency, partConcurrency, maxWaiting, timeoutMillis, stallMillis } = options;
  const keyQueues = new Map<QueueKey['key'], KeyQueue>();

  function hasRoom({ running, runningByPart }: KeyQueue, part: QueueKey['part']): boolean {
    if (running >= concurrency) return false;
    return part === undefined || partConcurrency === undefined || (runningByPart.get(part) ?? 0) < partConcurrency;
  }

  function enter(keyQueue: KeyQueue, part: QueueKey['part']): Promise<void> | void {
    if (hasRoom(keyQueue, part)) return count(keyQueue, part, 1);
    if (keyQueue.waiting.size >= maxWaiting) throw new QueueFullError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { part, start, refuse };
    const timer = setTimeout(refuse, timeoutMillis);
    keyQueue.waiting.add(waiting);
    if (keyQueue.stall === undefined) restartStallTimer(keyQueue);
    return promise;

    function start(): void {
      end();
      count(keyQueue, part, 1);
      resolve();
    }

    function refuse(): void {
      end();
      reject(new QueueFullError());
    }

    function end(): void {
      clearTimeout(timer);
      keyQueue.waiting.delete(waiting);
      if (keyQueue.waiting.size === 0) stopStallTimer(keyQueue);
    }
  }

  /** Starts the stall timer of a key again. When it ends, all waiting jobs are refused. */
  function restartStallTimer(keyQueue: KeyQueue): void {
    stopStallTimer(keyQueue);
    keyQueue.stall = setTimeout(() => {
      for (const waiting of keyQueue.waiting) waiting.refuse();
    }, stallMillis);
  }

  function leave(keyQueue: KeyQueue, part: QueueKey['part']): void {
    count(keyQueue, part, -1);
    for (const waiting of keyQueue.waiting) {
      if (keyQueue.running >= concurrency) return;
      if (hasRoom(keyQueue, waiting.part)) waiting.start();
    }
  }

  return async function runInQueue({ key, part }, work) {
    const keyQueue = keyQueues.get(key) ?? {
      running: 0,
      runningByPart: new Map(),
      waiting: new Set(),
      stall: undefined,
    };
    keyQueues.set(key, keyQueue);
    await enter(keyQueue, part);
    try {
      const result = await work();
      if (keyQueue.waiting.size > 0) restartStallTimer(keyQueue);
      return result;
    } finally {
      leave(keyQueue, part);
      if (keyQueue.running === 0) keyQueues.delete(key);
    }
  };
}

function stopStallTimer(keyQueue: KeyQueue): void {
  clearTimeout(keyQueue.stall);
  keyQueue.stall = undefined;
}

function count(keyQueue: KeyQueue, part: QueueKey['part'], change: 1 | -1): void {
  keyQueue.running += change;
  const running = (keyQueue.runningByPart.get(part) ?? 0) + change;
  if (running === 0) keyQueue.runningByPart.delete(part);
  else keyQueue.runningByPart.set(part, running);
}
