import type { Clock } from '../../time/index.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import type { Channel, ClaimedDelivery, IdempotencyRecords, JournalRecords, OutboxRecords } from '../records/index.ts';
import { type AttemptResult, deliveryUpdate } from './delivery-update.ts';
import { keepClaim } from './keep-claim.ts';
import { createRefusalWatch } from './refused-mail.ts';

export type AttemptsOptions = {
  readonly records: OutboxRecords &
    Pick<IdempotencyRecords, 'removeExpiredResponses'> &
    Pick<JournalRecords, 'removeJournalBefore'>;
  readonly clock: Clock;
  readonly log: Log;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Attempts one delivery once, until the signal aborts it. */
  readonly deliver: (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<AttemptResult>;
  /** Whether `deliver` can send mail. Other processes take what it cannot send. */
  readonly sendsMail: boolean;
  /**
   * How long a receiver has to respond, from the lookup of its name to the last byte, in milliseconds.
   * @default 15000 for a webhook, 60000 for a mail server
   */
  readonly attemptMillis?: number;
  /** Called after each attempt. */
  readonly onDelivery?: ((report: DeliveryReport) => void) | undefined;
};

/** The result of an attempt: `retried` will be attempted again, `failed` will not, and `skipped` was out of date. */
export type DeliveryReport = {
  readonly kind: Channel;
  readonly outcome: 'succeeded' | 'retried' | 'failed' | 'skipped';
};

/** The attempts this process has under way. */
export type Attempts = {
  /** Claims as many due deliveries as there is room for, and starts to attempt them. */
  begin(): Promise<readonly Promise<void>[]>;
  /** Waits for the attempts under way, and aborts those that take longer. */
  end(graceMillis: number): Promise<void>;
};

/**
 * How many attempts one process has under way. A mail server that does not respond never delays webhooks, nor the
 * reverse.
 */
const places: Readonly<Record<Channel, number>> = { webhook: 32, mail: 8 };

/**
 * A mail server may scan an email before it confirms it. Giving up early would send that email twice (RFC 5321,
 * 4.5.3.2.6).
 */
const longestAttemptMillis: Readonly<Record<Channel, number>> = { webhook: 15_000, mail: 60_000 };

/**
 * How long a claim lasts unless it is renewed. The claims of a dead process are not renewed, so other processes soon
 * attempt what it was sending.
 */
const claimSeconds = 20;

/** Creates the attempts of one process. */
export function createAttempts(options: AttemptsOptions): Attempts {
  const { records, clock, log, random, sendsMail, attemptMillis } = options;
  const underWay = { webhook: new Set<Promise<void>>(), mail: new Set<Promise<void>>() };
  const ending = new AbortController();
  const recordMail = createRefusalWatch({ clock, log });

  async function beginChannel(channel: Channel): Promise<readonly Promise<void>[]> {
    const limit = places[channel] - underWay[channel].size;
    if (limit === 0) return [];
    const askedAt = performance.now();
    const deliveries = await records.claimDue({ channel, now: clock(), limit, claimSeconds, random });
    const leftMillis = Math.max(0, claimSeconds * 1000 - (performance.now() - askedAt));
    return deliveries.map((each) => beginAttempt(each, { channel, leftMillis }));
  }

  function beginAttempt(delivery: ClaimedDelivery, { channel, leftMillis }: BeginOptions): Promise<void> {
    const renew = () => records.renewClaim({ delivery, claimSeconds });
    const claim = keepClaim(renew, { claimMillis: claimSeconds * 1000, leftMillis });
    const tooLong = AbortSignal.timeout(attemptMillis ?? longestAttemptMillis[channel]);
    const aborting = AbortSignal.any([ending.signal, claim.lossSignal]);
    const signal = AbortSignal.any([aborting, tooLong]);
    const attempt = attemptOnce({ ...options, recordMail }, { delivery, signal, aborting })
      .catch((error) =>
        log.error(
          { error: describeError(error), delivery: delivery.id },
          'The result of an attempt could not be stored.',
        ),
      )
      .finally(() => {
        claim.end();
        underWay[channel].delete(attempt);
      });
    underWay[channel].add(attempt);
    return attempt;
  }

  return {
    async begin() {
      const webhookAttempts = await beginChannel('webhook');
      return sendsMail ? [...webhookAttempts, ...(await beginChannel('mail'))] : webhookAttempts;
    },
    async end(graceMillis) {
      const cutShort = setTimeout(() => ending.abort(), graceMillis);
      await Promise.all([...underWay.webhook, ...underWay.mail]);
      clearTimeout(cutShort);
    },
  };
}

type BeginOptions = { readonly channel: Channel; readonly leftMillis: number };

type Attempt = {
  readonly delivery: ClaimedDelivery;
  /** Aborted also if the receiver takes too long. */
  readonly signal: AbortSignal;
  /** Aborted if the process stops or loses the claim. */
  readonly aborting: AbortSignal;
};

type AttemptOptions = AttemptsOptions & { readonly recordMail: ReturnType<typeof createRefusalWatch> };

async function attemptOnce(options: AttemptOptions, { delivery, signal, aborting }: Attempt): Promise<void> {
  const { records, clock, log, random, deliver, onDelivery, recordMail } = options;
  const attempt = await deliver(delivery, signal).catch((error): AttemptResult => {
    log.error({ error: describeError(error), delivery: delivery.id }, 'A delivery broke.');
    return { kind: 'refused', responseStatus: null };
  });
  // A signal keeps the reason of what came first: a receiver may have taken too long before the process stopped.
  const isAborted = aborting.aborted && signal.reason === aborting.reason;
  const update = deliveryUpdate({ delivery, attempt, isAborted, now: clock(), random: random() });
  await records.finishAttempt(update);
  const outcome = update.status === 'pending' ? 'retried' : update.status;
  const kind = delivery.recipient.kind === 'webhook' ? 'webhook' : 'mail';
  const isRefused = attempt.kind === 'undeliverable' || attempt.kind === 'rejected';
  if (kind === 'mail' && (outcome === 'succeeded' || isRefused)) recordMail({ isRefused });
  onDelivery?.({ kind, outcome });
}
