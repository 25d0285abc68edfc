import { randomUUID } from 'node:crypto';
import { type CalendarDraft, type CalendarProblem, ok, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, asInstant, type Clock, type Instant } from '../../time/index.ts';
import type { Requester } from '../outward/index.ts';
import type { CalendarContent, CalendarSource, NewSource, Records } from '../records/index.ts';
import { CalendarError } from './calendar-error.ts';
import { feedAddress } from './fetch-feed.ts';
import { problemSentences } from './problem-sentences.ts';
import { readSource } from './read-source.ts';
import type { Sealer } from './seal.ts';

export type CalendarsOptions = {
  readonly records: Records;
  readonly clock: Clock;
  readonly random: () => number;
  readonly request: Requester;
  readonly sealer: Sealer;
  /** Minutes between two readings of a calendar. */
  readonly minutes: number;
};

/** A source that was read once and can be kept. */
export type PreparedSource = { readonly source: NewSource; readonly contents: readonly CalendarContent[] };

/** Reads the calendars that hosts have elsewhere. */
export type Calendars = {
  /** Reads a new source for the first time, or says in words what stands against it. */
  prepare(
    draft: CalendarDraft,
    owner: { readonly accountId: number; readonly userId: number },
  ): Promise<Result<PreparedSource>>;
  /** Returns when a source is to be read next after it was read. */
  nextReadAt(now: Instant): Instant;
  /** Reads a source now and keeps what came of it. */
  read(source: CalendarSource, signal: AbortSignal): Promise<void>;
  /** Reads again what has not been read for a minute, for as long as somebody who books can wait. */
  refresh(sources: readonly CalendarSource[]): Promise<void>;
};

const prepareMillis = 8000;
const refreshMillis = 2000;
const freshMinutes = 1;

/** How long is waited after one failure, two, and so on, in minutes. */
const pausesMinutes = [1, 2, 5, 10, 20, 30];
/** When a calendar that was emptied at once is looked at again. */
const emptiedMinutes = 5;

export function createCalendars(options: CalendarsOptions): Calendars {
  const { records, clock, random, sealer, minutes } = options;
  const underWay = new Map<string, Promise<void>>();

  /** A fifth more or less, so that those that were connected together are not read together for good. */
  function nextReadAt(now: Instant): Instant {
    return asInstant(Math.round(addMinutes(now, minutes * (0.8 + random() * 0.4))));
  }

  async function readAndKeep(source: CalendarSource, signal: AbortSignal): Promise<void> {
    const { accountId, id, userId } = source;
    const now = clock();
    const contents = await readSource(options, source, { now, signal });
    await records.saveReading({ accountId, id, userId, now, nextReadAt: nextReadAt(now), contents });
  }

  return {
    nextReadAt,

    async prepare(draft, owner) {
      const source = newSource(draft, { ...owner, now: clock() }, sealer);
      const signal = AbortSignal.timeout(prepareMillis);
      try {
        const contents = await readSource(options, unreadSource(source), { now: source.now, signal });
        return ok({ source, contents });
      } catch (error) {
        if (!(error instanceof CalendarError)) throw error;
        return refuse({
          code: 'validation_failed',
          errors: { url: [problemSentences[error.problem]] },
        });
      }
    },

    async read(source, signal) {
      const { accountId, id } = source;
      try {
        await readAndKeep(source, signal);
      } catch (error) {
        const now = clock();
        const problem = error instanceof CalendarError ? error.problem : 'unreadable';
        const notBefore = error instanceof CalendarError ? error.notBefore : undefined;
        const nextAt = nextTryAt({ problem, failures: source.failures, notBefore, now });
        await records.noteReadingFailure({ accountId, id, problem, now, nextReadAt: nextAt });
        if (!(error instanceof CalendarError)) throw error;
      }
    },

    async refresh(sources) {
      const old = sources.filter(
        ({ readAt, isIgnored }) => !isIgnored && (readAt === null || addMinutes(readAt, freshMinutes) <= clock()),
      );
      const signal = AbortSignal.timeout(refreshMillis);
      await Promise.all(
        old.map((source) => {
          const known = underWay.get(source.id);
          if (known) return known;
          // What is known goes on counting when it cannot be read in time; the background takes note of failures.
          const reading = readAndKeep(source, signal)
            .catch(() => undefined)
            .finally(() => underWay.delete(source.id));
          underWay.set(source.id, reading);
          return reading;
        }),
      );
    },
  };
}

type Failure = {
  readonly problem: CalendarProblem;
  readonly failures: number;
  readonly notBefore: Instant | undefined;
  readonly now: Instant;
};

function nextTryAt({ problem, failures, notBefore, now }: Failure): Instant {
  const pause = pausesMinutes[Math.min(failures, pausesMinutes.length - 1)] ?? 1;
  const next = addMinutes(now, problem === 'emptied' ? emptiedMinutes : pause);
  return asInstant(Math.max(next, notBefore ?? next));
}

type Owner = { readonly accountId: number; readonly userId: number; readonly now: Instant };

function newSource(draft: CalendarDraft, { accountId, userId, now }: Owner, sealer: Sealer): NewSource {
  const id = randomUUID();
  const address = feedAddress(draft.url);
  const server = URL.parse(address)?.host ?? '';
  const secret = sealer.seal(address, { accountId, userId, id });
  const name = draft.name ?? server;
  const hrefDigest = Buffer.alloc(0);
  const calendars = [{ id: randomUUID(), name, hrefDigest, sealedHref: null }];
  return { accountId, id, userId, kind: draft.kind, name, server, secret, calendars, now };
}

/** A source as it is before it was ever read. */
function unreadSource({ calendars, now, ...source }: NewSource): CalendarSource {
  const unread = { blocks: 'busy', etag: null, lastModified: null, syncToken: null, bodyDigest: null } as const;
  return {
    ...source,
    ...{ whenUnreachable: 'close', isIgnored: false, failures: 0, readAt: null, problem: null, problemSince: null },
    ...{ createdAt: now, updatedAt: now },
    calendars: calendars.map(({ id, name, sealedHref }) => ({
      ...{ id, name, sealedHref, ...unread },
      ...{ wholeReadAt: null, coveredUntil: null, unreadable: 0, doubtful: 0 },
    })),
  };
}
