/** How much of one key runs at once, and how much may wait for it. */
export type QueueOptions = {
  readonly concurrency: number;
  /** Less than `concurrency`, so that one part of a key leaves room for the others. @default no limit of its own */
  readonly partConcurrency?: number;
  /** What comes while so many wait is refused at once. */
  readonly maxWaiting: number;
  /** What has waited for so long is refused. */
  readonly timeoutMillis: number;
  /** All that waits is refused when nothing of the same key has been done for so long: it hangs. */
  readonly stallMillis: number;
};

/** Whose turn a piece of work takes: an account's, and perhaps that of one part of it, as a host. */
export type QueueKey = { readonly key: string | number; readonly part?: string | number | undefined };

/** Runs work of the same key in order of arrival, a few at once. Rejects with `QueueFullError` what waits too long. */
export type Queue = <Result>(key: QueueKey, work: () => Promise<Result>) => Promise<Result>;

/** Too much of one key is under way already: the same may be tried again later. */
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
 * Creates a queue in this process. What belongs to one key waits behind that key alone, so that nobody else's work is
 * kept from what all share: connections, or the processor.
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

  /** Begins to wait anew for something to be done. */
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
