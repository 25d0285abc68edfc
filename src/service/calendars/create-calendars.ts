import { type CalendarDraft, ok, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, type Clock, type Instant } from '../../time/index.ts';
import { untilAborted } from '../concurrency/index.ts';
import type { Requester } from '../outward/index.ts';
import type { CalendarSource, Records } from '../records/index.ts';
import { CalendarError } from './calendar-error.ts';
import type { Sealer } from './encrypt-secrets.ts';
import { isNotifiedOf } from './is-notified-of.ts';
import { problemSentences } from './problem-sentences.ts';
import { nextReadAfterFailure, nextReadAfterSuccess } from './reading-schedule.ts';
import { type PreparedSource, prepareSource, type ReadOptions, readSource } from './sources/index.ts';
import { isAwaited } from './threads/index.ts';
import { checkDeletions } from './writing/index.ts';

export type CalendarsOptions = {
  readonly records: Records;
  readonly clock: Clock;
  readonly random: () => number;
  readonly request: Requester;
  readonly sealer: Sealer;
  /** Minutes between two readings of a calendar. */
  readonly minutes: number;
  /** Whether hosts get mail about calendars that cannot be read. */
  readonly sendsMail: boolean;
};

/** Reads the calendars that hosts have elsewhere. */
export type Calendars = {
  /** Encrypts secrets that are shown or used again. */
  readonly sealer: Sealer;
  /** Reads a new source for the first time, or explains why it cannot be read. */
  prepare(
    draft: CalendarDraft,
    owner: { readonly accountId: number; readonly userId: number },
  ): Promise<Result<PreparedSource>>;
  /** Returns when a source is to be read next after it was read. */
  nextReadAt(now: Instant): Instant;
  /** Reads a source now and stores the result. */
  read(source: CalendarSource, signal: AbortSignal): Promise<void>;
  /** Reads again what has not been read for a minute, for as long as a booking can wait. */
  refresh(sources: readonly CalendarSource[]): Promise<void>;
};

const prepareMillis = 8000;
const refreshMillis = 2000;
const freshMinutes = 1;

export function createCalendars(options: CalendarsOptions): Calendars {
  const { records, clock, random, sealer, minutes } = options;
  const underWay = new Map<string, Promise<void>>();

  function nextReadAt(now: Instant, canBeBooked = true): Instant {
    return nextReadAfterSuccess({ minutes, canBeBooked, random: random(), now });
  }

  async function readAndKeep(source: CalendarSource, reading: Omit<ReadOptions, 'now'>): Promise<void> {
    const { accountId, id, userId } = source;
    const now = clock();
    const contents = await readSource(options, source, { now, ...reading });
    const nextAt = nextReadAt(now, await records.canBeBooked(source));
    const rests = !isAwaited(reading);
    await records.saveReading({ accountId, id, userId, now, nextReadAt: nextAt, contents, rests });
  }

  return {
    sealer,
    nextReadAt,

    async prepare(draft, owner) {
      const signal = AbortSignal.timeout(prepareMillis);
      try {
        return ok(await prepareSource(options, draft, { owner, clock, signal }));
      } catch (error) {
        if (!(error instanceof CalendarError)) throw error;
        return refuse({
          code: 'validation_failed',
          reason: error.problem,
          errors: { [draft.kind === 'feed' ? 'url' : 'server']: [problemSentences[error.problem]] },
        });
      }
    },

    async read(source, signal) {
      const { accountId, id } = source;
      try {
        await readAndKeep(source, { signal, lane: 'due' });
        if (source.kind === 'caldav') await checkDeletions(options, source, { now: clock(), signal });
      } catch (error) {
        const now = clock();
        const problem = error instanceof CalendarError ? error.problem : 'unreadable';
        const notBefore = error instanceof CalendarError ? error.notBefore : undefined;
        const notifies = options.sendsMail && isNotifiedOf({ source, problem, now });
        const nextAt = nextReadAfterFailure({ problem, failures: source.failures, notBefore, now });
        await records.noteReadingFailure({ accountId, id, problem, notifies, now, nextReadAt: nextAt });
        if (!(error instanceof CalendarError)) throw error;
      }
    },

    async refresh(sources) {
      const old = sources.filter(
        ({ readAt, isIgnored }) => !isIgnored && (readAt === null || addMinutes(readAt, freshMinutes) <= clock()),
      );
      const signal = AbortSignal.timeout(refreshMillis);
      const readings = Promise.all(
        old.map((source) => {
          const known = underWay.get(source.id);
          if (known) return known;
          // If it cannot be read in time, the known busy times still count; the worker records failures.
          const reading = readAndKeep(source, { signal, lane: 'booking' })
            .catch(() => undefined)
            .finally(() => underWay.delete(source.id));
          underWay.set(source.id, reading);
          return reading;
        }),
      );
      // Do not wait for the database any longer either.
      await untilAborted(readings, signal).catch(() => undefined);
    },
  };
}
