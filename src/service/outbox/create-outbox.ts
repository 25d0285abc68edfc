import { addMinutes, type Instant } from '../../time/index.ts';
import { createPolling } from '../concurrency/index.ts';
import { type AttemptsOptions, createAttempts } from './attempts.ts';

export type OutboxOptions = AttemptsOptions & {
  /** Releases the resources of `deliver` when all attempts have ended. */
  readonly release?: (() => void) | undefined;
  /** How long to wait for attempts under way before aborting them, in milliseconds. @default 5000 */
  readonly graceMillis?: number;
  /** How often to look for due deliveries, in milliseconds. @default 1000 */
  readonly pollMillis?: number;
};

/** Sends what is due. Any number of processes may do so on one database. */
export type Outbox = {
  /** Starts to look for due deliveries from time to time. */
  start(): void;
  /** Ends the attempts under way and starts no more. An aborted attempt is repeated, by this or another process. */
  stop(): Promise<void>;
  /** Attempts what is due now and waits for the results. Returns the number of attempts. */
  runDue(): Promise<number>;
  /** Counts what is due or under way, over all processes. */
  countDue(): Promise<number>;
};

const keptDays = 30;
const journalDays = 400;
/** How often to clean up, the first time at the start. */
const tidyMinutes = 10;

/** Creates the outbox. It keeps no state except the attempts under way. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { records, clock, log, pollMillis = 1000, graceMillis = 5000 } = options;
  const attempts = createAttempts(options);
  let tidiedAt: Instant | undefined;
  let markedAt: Instant | undefined;

  async function work(): Promise<void> {
    // When an attempt ends, there is room again, and the same webhook may have more to deliver.
    for (const attempt of await attempts.begin()) void attempt.then(polling.soon);
    const now = clock();
    if (markedAt === undefined || now >= addMinutes(markedAt, tidyMinutes)) {
      // Look far enough ahead that nothing falls due before the next call.
      await records.markForgottenAccounts(addMinutes(now, 2 * tidyMinutes));
      markedAt = now;
    }
    if (tidiedAt !== undefined && now < addMinutes(tidiedAt, tidyMinutes)) return;
    // A few at a time, so that cleaning up never delays what is due.
    const deliveries = await records.removeDeliveriesBefore(addMinutes(now, -keptDays * 24 * 60));
    // Older ones have been removed with all deliveries of that age.
    const erasures = await records.removeErasedDeliveries({
      erasedSince: addMinutes(now, -2 * keptDays * 24 * 60),
      now,
    });
    const responses = await records.removeExpiredResponses(now);
    const changes = await records.removeJournalBefore(addMinutes(now, -journalDays * 24 * 60));
    if (deliveries + erasures + responses + changes > 0) return;
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
      const running = await attempts.begin();
      await Promise.all(running);
      return running.length;
    },
    countDue: () => records.countDue(clock()),
  };
}
