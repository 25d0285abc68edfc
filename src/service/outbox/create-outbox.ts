import { addMinutes, type Instant } from '../../time/index.ts';
import { createPolling } from '../concurrency/index.ts';
import { type AttemptsOptions, createAttempts } from './attempts.ts';

export type OutboxOptions = AttemptsOptions & {
  /** Lets go of what `deliver` holds, when all attempts have ended. */
  readonly release?: (() => void) | undefined;
  /** How long a stop waits for attempts under way before it cuts them short, in milliseconds. @default 5000 */
  readonly graceMillis?: number;
  /** How often is looked for what is due, in milliseconds. @default 1000 */
  readonly pollMillis?: number;
};

/** Sends what is due: any number of processes may, on one database. */
export type Outbox = {
  /** Begins to look for what is due, now and then. */
  start(): void;
  /** Ends the attempts under way and begins no more. What is cut short is attempted again, by this or another process. */
  stop(): Promise<void>;
  /** Attempts what is due now and waits for what comes of it; returns how many there were. */
  runDue(): Promise<number>;
  /** Counts what is due or under way, over all processes. */
  countDue(): Promise<number>;
};

const keptDays = 30;
const journalDays = 400;
/** How often is tidied up, the first time at the start. */
const tidyMinutes = 10;

/** Creates the outbox: it keeps nothing itself but what is under way. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { records, clock, log, pollMillis = 1000, graceMillis = 5000 } = options;
  const attempts = createAttempts(options);
  let tidiedAt: Instant | undefined;

  async function work(): Promise<void> {
    // There is room again when one ends, and perhaps more to do for the same webhook.
    for (const attempt of await attempts.begin()) void attempt.then(polling.soon);
    const now = clock();
    if (tidiedAt !== undefined && now < addMinutes(tidiedAt, tidyMinutes)) return;
    // Some at a time, one time after the other, so that no number of them keeps what is due waiting.
    const deliveries = await records.removeDeliveriesBefore(addMinutes(now, -keptDays * 24 * 60));
    const responses = await records.removeExpiredResponses(now);
    const changes = await records.removeJournalBefore(addMinutes(now, -journalDays * 24 * 60));
    if (deliveries + responses + changes > 0) return;
    // The next time comes before what is due later.
    await records.findForgotten(addMinutes(now, 2 * tidyMinutes));
    tidiedAt = now;
  }

  const polling = createPolling(work, { pollMillis, log, failureMessage: 'The outbox cannot be read.' });
  return {
    start: polling.now,
    async stop() {
      await polling.stop();
      await attempts.end(graceMillis);
      options.release?.();
    },
    async runDue() {
      const begun = await attempts.begin();
      await Promise.all(begun);
      return begun.length;
    },
    countDue: () => records.countDue(clock()),
  };
}
