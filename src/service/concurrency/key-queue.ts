import { QueueFullError } from './queue-full-error.ts';

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

/** A part of a key, such as a host of an account. */
export type QueuePart = string | number | undefined;

/** The queue of one key. */
export type KeyQueue = {
  /** Waits until a job of this part may start. Rejects with `QueueFullError` if it waits too long. */
  enter(part: QueuePart): Promise<void>;
  /** Records that a job has succeeded: the key does not hang. */
  recordSuccess(): void;
  /** Ends a job, and starts those that waited for its place. */
  leave(part: QueuePart): void;
  /** Returns whether no job runs. */
  isIdle(): boolean;
};

type WaitingJob = { readonly part: QueuePart; readonly start: () => void; readonly refuse: () => void };

/** Creates the queue of one key. Its jobs start in order of arrival, as far as their parts leave room. */
export function createKeyQueue(options: QueueOptions): KeyQueue {
  const { concurrency, partConcurrency = concurrency, maxWaiting, timeoutMillis, stallMillis } = options;
  let running = 0;
  const runningByPart = new Map<QueuePart, number>();
  const waitingJobs = new Set<WaitingJob>();
  /** Runs while anything waits. When it ends, all waiting jobs are refused. */
  const stallTimer = createTimer(() => {
    for (const job of waitingJobs) job.refuse();
  }, stallMillis);

  function hasRoom(part: QueuePart): boolean {
    return running < concurrency && (part === undefined || (runningByPart.get(part) ?? 0) < partConcurrency);
  }

  function count(part: QueuePart, change: 1 | -1): void {
    running += change;
    const runningOfPart = (runningByPart.get(part) ?? 0) + change;
    if (runningOfPart === 0) runningByPart.delete(part);
    else runningByPart.set(part, runningOfPart);
  }

  function wait(part: QueuePart): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const job = { part, start, refuse };
    const timer = setTimeout(refuse, timeoutMillis);
    waitingJobs.add(job);
    if (!stallTimer.isRunning()) stallTimer.restart();
    return promise;

    function start(): void {
      end();
      count(part, 1);
      resolve();
    }

    function refuse(): void {
      end();
      reject(new QueueFullError());
    }

    function end(): void {
      clearTimeout(timer);
      waitingJobs.delete(job);
      if (waitingJobs.size === 0) stallTimer.stop();
    }
  }

  return {
    async enter(part) {
      if (hasRoom(part)) return count(part, 1);
      if (waitingJobs.size >= maxWaiting) throw new QueueFullError();
      return wait(part);
    },
    recordSuccess() {
      if (waitingJobs.size > 0) stallTimer.restart();
    },
    leave(part) {
      count(part, -1);
      for (const job of waitingJobs) {
        if (running >= concurrency) return;
        if (hasRoom(job.part)) job.start();
      }
    },
    isIdle: () => running === 0,
  };
}

function createTimer(onEnd: () => void, millis: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  return {
    isRunning: () => timer !== undefined,
    stop,
    restart() {
      stop();
      timer = setTimeout(onEnd, millis);
    },
  };
}
