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

type WaitingJob = { readonly part: QueueKey['part']; readonly start: () => void; readonly refuse: () => void };

type Line = {
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
  const lines = new Map<QueueKey['key'], Line>();

  function hasRoom({ running, runningByPart }: Line, part: QueueKey['part']): boolean {
    if (running >= concurrency) return false;
    return part === undefined || partConcurrency === undefined || (runningByPart.get(part) ?? 0) < partConcurrency;
  }

  function enter(line: Line, part: QueueKey['part']): Promise<void> | void {
    if (hasRoom(line, part)) return count(line, part, 1);
    if (line.waiting.size >= maxWaiting) throw new QueueFullError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { part, start, refuse };
    const timer = setTimeout(refuse, timeoutMillis);
    line.waiting.add(waiting);
    if (line.stall === undefined) watch(line);
    return promise;

    function start(): void {
      end();
      count(line, part, 1);
      resolve();
    }

    function refuse(): void {
      end();
      reject(new QueueFullError());
    }

    function end(): void {
      clearTimeout(timer);
      line.waiting.delete(waiting);
      if (line.waiting.size === 0) unwatch(line);
    }
  }

  /** Waits for a job again. */
  function watch(line: Line): void {
    unwatch(line);
    line.stall = setTimeout(() => {
      for (const waiting of line.waiting) waiting.refuse();
    }, stallMillis);
  }

  function leave(line: Line, part: QueueKey['part']): void {
    count(line, part, -1);
    for (const waiting of line.waiting) {
      if (line.running >= concurrency) return;
      if (hasRoom(line, waiting.part)) waiting.start();
    }
  }

  return async function runInQueue({ key, part }, work) {
    const line = lines.get(key) ?? { running: 0, runningByPart: new Map(), waiting: new Set(), stall: undefined };
    lines.set(key, line);
    await enter(line, part);
    try {
      const result = await work();
      if (line.waiting.size > 0) watch(line);
      return result;
    } finally {
      leave(line, part);
      if (line.running === 0) lines.delete(key);
    }
  };
}

function unwatch(line: Line): void {
  clearTimeout(line.stall);
  line.stall = undefined;
}

function count(line: Line, part: QueueKey['part'], change: 1 | -1): void {
  line.running += change;
  const running = (line.runningByPart.get(part) ?? 0) + change;
  if (running === 0) line.runningByPart.delete(part);
  else line.runningByPart.set(part, running);
}
