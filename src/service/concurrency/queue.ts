/** How much work of one key runs at once, and how much may wait. */
export type QueueOptions = {
  readonly concurrency: number;
  /** Less than `concurrency`, so that one part of a key leaves room for the others. @default no limit of its own */
  readonly partConcurrency?: number;
  /** While so many wait, further work is refused at once. */
  readonly maxWaiting: number;
  /** Work that has waited for this long is refused. */
  readonly timeoutMillis: number;
  /** If no work of a key has ended for this long, it hangs, and all that waits for it is refused. */
  readonly stallMillis: number;
};

/** Whose turn some work takes: that of an account and perhaps of a part of it, such as a host. */
export type QueueKey = { readonly key: string | number; readonly part?: string | number | undefined };

/** Runs work of the same key in order of arrival, a few at once. Rejects with `QueueFullError` what waits too long. */
export type Queue = <Result>(key: QueueKey, work: () => Promise<Result>) => Promise<Result>;

/** Too much work of one key is under way; the caller may try again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor() {
    super('Too much is waiting already.');
  }
}

type Waiting = { readonly part: QueueKey['part']; readonly start: () => void; readonly refuse: () => void };

type Line = {
  running: number;
  readonly runningByPart: Map<QueueKey['part'], number>;
  readonly waiting: Set<Waiting>;
  /** Runs while something waits. */
  stall: ReturnType<typeof setTimeout> | undefined;
};

/**
 * Creates a queue in this process. Work waits only for work of the same key, so that one account cannot keep the others from
 * connections or the processor.
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

  /** Begins to wait for work again. */
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
