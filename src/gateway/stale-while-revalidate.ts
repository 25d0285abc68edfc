import type { Problem } from '../contract/index.ts';
import type { Clock, Instant, Interval } from '../time/index.ts';
import { type BackoffPeriod, createBackoff, isFailing } from './backoff.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Cache, CacheEntry, Leases, Purpose } from './parts.ts';
import { createSingleFlight } from './single-flight.ts';

/** How much longer than fresh an answer may be shown, while a newer one is being asked for or cannot be had. */
export const staleSeconds = 300;

/** On whose behalf something is asked, and what for. */
export type Requester = {
  readonly purpose: Purpose;
  /** Told of work that goes on after the answer, where the host would stop it otherwise. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
  /** Counts a question that goes to the server; refuses a visitor who has caused too many. */
  readonly admit?: (() => Promise<Outcome<undefined>>) | undefined;
};

/** What is to be known, and how the server is asked for it. */
export type Question<Data> = {
  /** What is invalidated together. */
  readonly group: string;
  readonly key: string;
  readonly freshSeconds: number;
  readonly ask: () => Promise<Outcome<Data>>;
  /** How much room the answer takes, in things of a slot's size. @default () => 1 */
  readonly weigh?: (data: Data) => number;
};

/** An answer, and how old it is. */
export type Dated<Data> = {
  readonly outcome: Outcome<Data>;
  readonly askedAt: Instant;
  /** Tells two answers to one question apart. */
  readonly version: string;
  /** Times taken since, that the data may still offer. */
  readonly taken: readonly Interval[];
};

/** Answers a question from the cache, or asks the server. */
export type FetchCached = <Data>(question: Question<Data>, requester: Requester) => Promise<Dated<Data>>;

/** What a stale-while-revalidate cache is made of. */
export type FetchCachedOptions = {
  readonly cache: Cache;
  readonly leases: Leases;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
};

/** A question on its way to the server, as of a generation of its group. */
type Asking<Data> = {
  readonly question: Question<Data>;
  readonly generation: number;
  readonly requester: Requester;
};

/**
 * Creates a cache in front of a server, stale-while-revalidate and stale-if-error (RFC 5861): an answer is fresh for a
 * while, then shown for some minutes more while it is asked again in the background, or when the server cannot be asked.
 * All who miss the same thing wait for one request. An outdated answer is shown only when the server cannot be asked, and
 * never without the times taken since.
 */
export function createFetchCached({ cache, leases, clock, onError }: FetchCachedOptions): FetchCached {
  const sendOnce = createSingleFlight();
  const backoff = createBackoff(clock);

  async function ask<Data>({ question, generation }: Asking<Data>): Promise<Dated<Data>> {
    const { key, ask, weigh = () => 1 } = question;
    const askedAt = clock();
    const outcome = await ask().catch((error: unknown): Outcome<Data> => {
      onError(error);
      return refuse({ code: 'internal_error' });
    });
    const entry = { value: outcome, askedAt, generation, weight: outcome.ok ? weigh(outcome.data) : 1 };
    const problem = transientProblemOf(outcome);
    if (problem) {
      backoff.begin(key, problem);
    } else {
      backoff.end(key);
      await cache.set(key, entry);
    }
    return datedOf(entry, []);
  }

  /** Asks, unless another gateway has asked meanwhile and its answer is there. */
  async function askWithLease<Data>(asking: Asking<Data>): Promise<Dated<Data>> {
    const { question, generation } = asking;
    const release = await leases.acquire(nameOf(asking));
    if (!release) {
      const { entry } = await cache.find(question.group, question.key);
      const isNew = entry && entry.generation >= generation && clock() - entry.askedAt < question.freshSeconds * 1000;
      return isNew ? datedOf(entry, []) : ask(asking);
    }
    try {
      return await ask(asking);
    } finally {
      await release();
    }
  }

  async function askOnce<Data>(asking: Asking<Data>): Promise<Dated<Data>> {
    const { admit } = asking.requester;
    const asked = await sendOnce({ name: nameOf(asking), admit, send: () => askWithLease(asking) });
    return asked.ok ? asked.data : { outcome: asked, askedAt: clock(), version: '', taken: [] };
  }

  function refresh<Data>(asking: Asking<Data>): void {
    const work = askOnce(asking).catch(onError);
    asking.requester.waitUntil?.(work);
  }

  return async function fetchCached<Data>(question: Question<Data>, requester: Requester): Promise<Dated<Data>> {
    const { entry, generation, taken } = await cache.find(question.group, question.key);
    const asking = { question, generation, requester };
    const ageSeconds = ageSecondsOf(entry, clock());
    const shown = ageSeconds < question.freshSeconds + staleSeconds ? entry : undefined;
    const period = backoff.find(question.key);
    if (shown?.generation === generation) {
      if (ageSeconds >= question.freshSeconds && !period) refresh(asking);
      return datedOf(shown, []);
    }
    const outdated = shown && taken && datedOf<Data>(shown, taken);
    if (period && outdated) return outdated;
    // Who only looks must not use up on a failing server what there is for when it works again.
    if (period && requester.purpose === 'reading' && isFailing(period.problem)) return failedBy(period, clock());
    const asked = await askOnce(asking);
    return outdated && transientProblemOf(asked.outcome) ? outdated : asked;
  };
}

/** Names the request: not one that began before the last time was taken, nor one that had less of the budget. */
function nameOf<Data>({ question, generation, requester }: Asking<Data>): string {
  return `${requester.purpose} ${generation} ${question.key}`;
}

function failedBy<Data>({ problem, until }: BackoffPeriod, now: Instant): Dated<Data> {
  const retryAfterSeconds = Math.ceil((until - now) / 1000);
  return { outcome: refuse({ ...problem, retryAfterSeconds }), askedAt: now, version: '', taken: [] };
}

/** Returns a problem that may have passed the next time. That there is no such thing, or that a field is wrong, is kept. */
function transientProblemOf(outcome: Outcome<unknown>): Problem | undefined {
  if (outcome.ok) return undefined;
  const { problem } = outcome;
  return problem.code === 'resource_not_found' || problem.code === 'validation_failed' ? undefined : problem;
}

function ageSecondsOf(entry: CacheEntry | undefined, now: Instant): number {
  const ageMillis = entry ? now - entry.askedAt : Number.POSITIVE_INFINITY;
  // A clock that was put back says nothing about the age.
  return ageMillis < 0 ? Number.POSITIVE_INFINITY : ageMillis / 1000;
}

function datedOf<Data>({ value, askedAt, generation }: CacheEntry, taken: readonly Interval[]): Dated<Data> {
  // Kept under the key that says what it is.
  const outcome = value as Outcome<Data>;
  return { outcome, askedAt, version: `${generation}.${askedAt}.${taken.length}`, taken };
}
