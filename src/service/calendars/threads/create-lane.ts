/** The account of a job, and the signal that ends it. */
export type Turn = { readonly accountId: number; readonly signal: AbortSignal };

/** Does jobs one after the other. A job that is aborted, while it waits or runs, has no result. */
export type Lane<Job> = (job: Job, turn: Turn) => Promise<unknown>;

export type LaneOptions<Job> = {
  /** Does a job until the signal ends it. */
  readonly work: (job: Job, signal: AbortSignal) => Promise<unknown>;
  /** How long one job may take, in milliseconds. */
  readonly jobMillis: number;
};

type WaitingJob<Job> = { readonly job: Job; readonly turn: Turn; readonly settle: (result: unknown) => void };

/**
 * Creates a lane. Among the accounts that wait, the one that has used it least is next, so that none waits for two jobs
 * of another.
 */
export function createLane<Job>({ work, jobMillis }: LaneOptions<Job>): Lane<Job> {
  const waiting = new Set<WaitingJob<Job>>();
  const usedMillis = new Map<number, number>();
  let isWorking = false;

  async function workOn(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = takeNext(); next; next = takeNext()) {
      const begun = performance.now();
      await doJob(next);
      usedMillis.set(next.turn.accountId, usedOf(next) + performance.now() - begun);
    }
    usedMillis.clear();
    isWorking = false;
  }

  async function doJob({ job, turn, settle }: WaitingJob<Job>): Promise<void> {
    const signal = AbortSignal.any([turn.signal, AbortSignal.timeout(jobMillis)]);
    // A job that throws has no result, and the next one is done.
    settle(await work(job, signal).catch(() => undefined));
  }

  function takeNext(): WaitingJob<Job> | undefined {
    let next: WaitingJob<Job> | undefined;
    for (const each of waiting) if (!next || usedOf(each) < usedOf(next)) next = each;
    if (next) waiting.delete(next);
    return next;
  }

  function usedOf({ turn }: WaitingJob<Job>): number {
    return usedMillis.get(turn.accountId) ?? 0;
  }

  return function run(job, turn) {
    if (turn.signal.aborted) return Promise.resolve(undefined);
    const done = new Promise((settle) => {
      const place = { job, turn, settle };
      waiting.add(place);
      const leave = () => waiting.delete(place) && settle(undefined);
      turn.signal.addEventListener('abort', leave, { once: true });
    });
    void workOn();
    return done;
  };
}
