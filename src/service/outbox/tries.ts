import { addMinutes, type Clock } from '../../time/index.ts';
import type { ClaimedDelivery, OutboxRecords } from '../acts/index.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { finishedTry, type Tried } from './finished-try.ts';

export type TriesOptions = {
  readonly records: OutboxRecords;
  readonly clock: Clock;
  readonly log: Log;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Tries one delivery once, for as long as the signal lets it. */
  readonly deliver: (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<Tried>;
  /** Whether `deliver` can send mail: what it cannot is left to others. */
  readonly sendsMail: boolean;
  /** Told of every try. */
  readonly onDelivery?: ((seen: DeliverySeen) => void) | undefined;
};

/** What came of a try: `retried` will be tried again, `failed` will not. */
export type DeliverySeen = {
  readonly kind: 'webhook' | 'mail';
  readonly outcome: 'succeeded' | 'retried' | 'failed';
};

/** The tries this process has under way. */
export type Tries = {
  /** Claims what is due, as much as there is room for, and begins to try it. */
  begin(): Promise<readonly Promise<void>[]>;
  /** Waits for what is under way, and cuts short what takes longer. */
  end(graceMillis: number): Promise<void>;
};

const mostAtOnce = 20;
/** How long a receiver has to answer. */
const tryMillis = 15_000;
/** Longer than any try with all around it: a claim that runs out belongs to a process that died. */
const claimMinutes = 1;

/** Creates the tries of one process. */
export function createTries(options: TriesOptions): Tries {
  const { records, clock, log, sendsMail } = options;
  const underWay = new Set<Promise<void>>();
  const ending = new AbortController();

  function beginTry(claimed: ClaimedDelivery): Promise<void> {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(tryMillis)]);
    const trying = tryOnce(options, claimed, signal)
      .catch((error) => log.error({ error: describeError(error), delivery: claimed.id }, 'A try could not be noted.'))
      .finally(() => underWay.delete(trying));
    underWay.add(trying);
    return trying;
  }

  return {
    async begin() {
      const [now, limit] = [clock(), mostAtOnce - underWay.size];
      if (limit === 0) return [];
      const claimedUntil = addMinutes(now, claimMinutes);
      return (await records.claimDue({ now, limit, sendsMail, claimedUntil })).map(beginTry);
    },
    async end(graceMillis) {
      const cutShort = setTimeout(() => ending.abort(), graceMillis);
      await Promise.all(underWay);
      clearTimeout(cutShort);
    },
  };
}

async function tryOnce(options: TriesOptions, claimed: ClaimedDelivery, signal: AbortSignal): Promise<void> {
  const { records, clock, log, random, deliver, onDelivery } = options;
  const tried = await deliver(claimed, signal).catch((error): Tried => {
    log.error({ error: describeError(error), delivery: claimed.id }, 'A delivery broke.');
    return { kind: 'refused', responseStatus: null };
  });
  const finished = finishedTry({ claimed, tried, now: clock(), random: random() });
  await records.finishTry(finished);
  const outcome = finished.status === 'pending' ? 'retried' : finished.status;
  onDelivery?.({ kind: claimed.recipient.kind === 'webhook' ? 'webhook' : 'mail', outcome });
}
