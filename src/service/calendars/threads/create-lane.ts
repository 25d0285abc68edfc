/** The account of a job, and the signal that ends it. */
export type QueueTicket = { readonly accountId: number; readonly signal: AbortSignal };

/** Does jobs one after the other. A job that is aborted, while it waits or runs, has no result. */
export type Lane<Job> = (job: Job, ticket: QueueTicket) => Promise<unknown>;

export type LaneOptions<Job> = {
  /** Does a job until the signal ends it. */
  readonly work: (job: Job, signal: AbortSignal) => Promise<unknown>;
  /** How long one job may take, in milliseconds. */
  readonly jobMillis: number;
};

type WaitingJob<Job> = { readonly job: Job; readonly ticket: QueueTicket; readonly settle: (result: unknown) => void };

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
      const from = performance.now();
      await doJob(next);
      usedMillis.set(next.ticket.accountId, usedOf(next) + performance.now() - from);
    }
    usedMillis.clear();
    isWorking = false;
  }

  async function doJob({ job, ticket, settle }: WaitingJob<Job>): Promise<void> {
    const signal = AbortSignal.any([ticket.signal, AbortSignal.timeout(jobMillis)]);
    // A job that throws has no result, and the next one is done.
    settle(await work(job, signal).catch(() => undefined));
  }

  function takeNext(): WaitingJob<Job> | undefined {
    let next: WaitingJob<Job> | undefined;
    for (const each of waiting) if (!next || usedOf(each) < usedOf(next)) next = each;
    if (next) waiting.delete(next);
    return next;
  }

  function usedOf({ ticket }: WaitingJob<Job>): number {
    return usedMillis.get(ticket.accountId) ?? 0;
  }

  return function run(job, ticket) {
    if (ticket.signal.aborted) return Promise.resolve(undefined);
    const result = new Promise((settle) => {
      const place = { job, ticket, settle };
      waiting.add(place);
      const leave = () => waiting.delete(place) && settle(undefined);
      ticket.signal.addEventListener('abort', leave, { once: true });
    });
    void workOn();
    return result;
  };
}
