import type { Problem } from '../contract/index.ts';
import type { Clock, Instant, Interval } from '../time/index.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Cache, CacheEntry, CacheLookup, Leases, Purpose } from './parts.ts';
import { createRests, isFailing, type Rest } from './rests.ts';
import { createSingleFlight } from './single-flight.ts';

/** How much longer than fresh an answer may be shown, while a newer one is being asked for or cannot be had. */
export const staleSeconds = 300;

/** On whose behalf something is asked. */
export type Errand = {
  readonly purpose: Purpose;
  /** Told of work that goes on after the answer, where the host would stop it otherwise. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
  /** Counts a question that goes to the server; refuses a visitor who has caused too many. */
  readonly admit?: (() => Promise<Outcome<undefined>>) | undefined;
};

/** What is to be known, and how it is asked. */
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

/** Answers a question from what is remembered, or asks it. */
export type Remember = <Data>(question: Question<Data>, errand: Errand) => Promise<Dated<Data>>;

/** What is remembered with. */
export type RememberOptions = {
  readonly cache: Cache;
  readonly leases: Leases;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
};

/**
 * Creates a memory in front of a server: an answer is fresh for a while, then shown for some minutes more while it is
 * asked again in the background, or when the server cannot be asked. Whoever misses the same thing waits for one and
 * the same request. What is outdated is shown only when the server cannot be asked, and never without the times taken
 * since.
 */
export function createRemember({ cache, leases, clock, onError }: RememberOptions): Remember {
  const sendOnce = createSingleFlight();
  const rests = createRests(clock);

  async function ask<Data>(question: Question<Data>, generation: number): Promise<Dated<Data>> {
    const { key, ask, weigh = () => 1 } = question;
    const askedAt = clock();
    const outcome = await ask().catch((error: unknown): Outcome<Data> => {
      onError(error);
      return refuse({ code: 'internal_error' });
    });
    const entry = { value: outcome, askedAt, generation, weight: outcome.ok ? weigh(outcome.data) : 1 };
    const trouble = troubleOf({ outcome });
    if (trouble) {
      rests.begin(key, trouble);
    } else {
      rests.end(key);
      await cache.set(key, entry);
    }
    return datedOf(entry, []);
  }

  /** Asks, unless another gateway has asked meanwhile and its answer is there. */
  async function askWithLease<Data>(question: Question<Data>, generation: number, name: string): Promise<Dated<Data>> {
    const release = await leases.acquire(name);
    if (!release) {
      const { entry } = await cache.find(question.group, question.key);
      const isNew = entry && entry.generation >= generation && clock() - entry.askedAt < question.freshSeconds * 1000;
      return isNew ? datedOf(entry, []) : ask(question, generation);
    }
    try {
      return await ask(question, generation);
    } finally {
      await release();
    }
  }

  async function askOnce<Data>(question: Question<Data>, generation: number, errand: Errand): Promise<Dated<Data>> {
    // Not one that began before the last time was taken, nor one that had less of the budget.
    const name = `${errand.purpose} ${generation} ${question.key}`;
    const send = () => askWithLease(question, generation, name);
    const asked = await sendOnce({ name, admit: errand.admit, send });
    return asked.ok ? asked.data : { outcome: asked, askedAt: clock(), version: '', taken: [] };
  }

  function refresh<Data>(question: Question<Data>, generation: number, errand: Errand): void {
    const work = askOnce(question, generation, errand).catch(onError);
    errand.waitUntil?.(work);
  }

  return async function remember<Data>(question: Question<Data>, errand: Errand): Promise<Dated<Data>> {
    const found = await cache.find(question.group, question.key);
    const ageSeconds = ageOf(found, clock());
    const isShowable = ageSeconds < question.freshSeconds + staleSeconds;
    const rest = rests.find(question.key);
    if (found.entry && isShowable && found.entry.generation === found.generation) {
      if (ageSeconds >= question.freshSeconds && !rest) refresh(question, found.generation, errand);
      return datedOf(found.entry, []);
    }
    if (rest && found.entry && isShowable && found.taken) return datedOf(found.entry, found.taken);
    // Who only looks must not use up on a failing server what there is for when it works again.
    if (rest && errand.purpose === 'reading' && isFailing(rest.problem)) return failedBy(rest, clock());
    const asked = await askOnce(question, found.generation, errand);
    const isSecondBest = found.entry && isShowable && found.taken && troubleOf(asked);
    return isSecondBest ? datedOf(found.entry, found.taken) : asked;
  };
}

function failedBy<Data>({ problem, until }: Rest, now: Instant): Dated<Data> {
  const retryAfterSeconds = Math.ceil((until - now) / 1000);
  return { outcome: refuse({ ...problem, retryAfterSeconds }), askedAt: now, version: '', taken: [] };
}

/** Returns what is not worth keeping: what may be otherwise the next time. That there is nothing stays as it is. */
function troubleOf({ outcome }: Pick<Dated<unknown>, 'outcome'>): Problem | undefined {
  if (outcome.ok) return undefined;
  const { problem } = outcome;
  return problem.code === 'resource_not_found' || problem.code === 'validation_failed' ? undefined : problem;
}

function ageOf({ entry }: CacheLookup, now: Instant): number {
  const ageMillis = entry ? now - entry.askedAt : Number.POSITIVE_INFINITY;
  // A clock that was put back says nothing about the age.
  return ageMillis < 0 ? Number.POSITIVE_INFINITY : ageMillis / 1000;
}

function datedOf<Data>({ value, askedAt, generation }: CacheEntry, taken: readonly Interval[]): Dated<Data> {
  // Kept under the key that says what it is.
  const outcome = value as Outcome<Data>;
  return { outcome, askedAt, version: `${generation}.${askedAt}.${taken.length}`, taken };
}
