import { type CalendarDraft, ok, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, type Clock, type Instant, type Interval } from '../../time/index.ts';
import { untilAborted } from '../concurrency/index.ts';
import type { Requester } from '../outward/index.ts';
import type { CalendarSource, Records, UserKey } from '../records/index.ts';
import { CalendarError } from './calendar-error.ts';
import type { Sealer } from './encrypt-secrets.ts';
import { problemSentences } from './problem-sentences.ts';
import { recordFailure, recordPostponement } from './record-failure.ts';
import { createRequestedReadings, nextReadAfterSuccess, requestedReadMillis } from './schedule/index.ts';
import { type PreparedSource, prepareSource, type ReadOptions, readBusyExcept, readSource } from './sources/index.ts';
import { isAwaited } from './threads/index.ts';
import { checkEntries } from './writing/index.ts';

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
  /** How long a booking waits for the calendars of its hosts to be read, in milliseconds. */
  readonly refreshMillis: number;
};

/** Reads the calendars that hosts have elsewhere. */
export type Calendars = {
  /** Encrypts secrets that are shown or used again. */
  readonly sealer: Sealer;
  /** Reads a new source for the first time, or explains why it cannot be read. */
  prepare(draft: CalendarDraft, owner: UserKey): Promise<Result<PreparedSource>>;
  /** Returns when to read a source again after a success. */
  nextReadAt(now: Instant): Instant;
  /** Reads a source that is due, and stores the result. */
  readDue(source: CalendarSource, signal: AbortSignal): Promise<void>;
  /**
   * Reads a source now, because a user asked for it, and stores the result, or why it cannot be read. Refuses if too
   * many reads of its account are in progress.
   */
  readNow(source: CalendarSource): Promise<Result<true>>;
  /** Rereads the sources that have not been read for a minute, for as long as a booking can wait. */
  refresh(sources: readonly CalendarSource[]): Promise<void>;
  /**
   * Reads all sources of a user as a whole, for as long as a booking can wait, and stores nothing. Returns when they
   * are busy apart from one of our events; undefined if not everything can be read.
   */
  readBusyExcept(sources: readonly CalendarSource[], eventId: string): Promise<Interval[] | undefined>;
};

/** How old the last read of a source may be for a booking. */
const freshMinutes = 1;

/** Creates the reader of calendars. Bookings that need the same source at the same time share one reading of it. */
export function createCalendars(options: CalendarsOptions): Calendars {
  const { records, clock, random, sealer, minutes, refreshMillis } = options;
  const underWay = new Map<string, Promise<void>>();
  const readInTurn = createRequestedReadings();

  function nextReadAt(now: Instant, canBeBooked = true): Instant {
    return nextReadAfterSuccess({ minutes, canBeBooked, random: random(), now });
  }

  async function readAndKeep(source: CalendarSource, reading: Omit<ReadOptions, 'now'>): Promise<void> {
    const { accountId, id, userId } = source;
    const now = clock();
    const contents = await readSource(options, source, { now, ...reading });
    const nextAt = nextReadAt(now, await records.canBeBooked(source));
    const isThrottled = !isAwaited(reading);
    await records.saveReading({ accountId, id, userId, now, nextReadAt: nextAt, contents, isThrottled });
  }

  async function read(source: CalendarSource, reading: Omit<ReadOptions, 'now'>): Promise<void> {
    const begunAt = clock();
    try {
      await readAndKeep(source, reading);
      if (source.kind === 'caldav') await checkEntries(options, source, { now: clock(), signal: reading.signal });
    } catch (error) {
      const isCounted = !isAwaited(reading);
      await recordFailure(options, source, { error, begunAt, isCounted });
      if (!(error instanceof CalendarError)) throw error;
    }
  }

  return {
    sealer,
    nextReadAt,

    prepare: (draft, owner) => readInTurn(owner.accountId, () => prepare(options, draft, owner)),

    readDue: (source, signal) => read(source, { signal, lane: 'due' }),

    readNow: (source) =>
      readInTurn(source.accountId, async () => {
        if (acceptsRequests(source, clock()))
          await read(source, { signal: AbortSignal.timeout(requestedReadMillis), lane: 'connection' });
        return ok(true);
      }),

    async refresh(sources) {
      const now = clock();
      const old = sources.filter((source) => !source.isIgnored && isOld(source, now) && acceptsRequests(source, now));
      const signal = AbortSignal.timeout(refreshMillis);
      const readings = Promise.all(
        old.map((source) => {
          const known = underWay.get(source.id);
          if (known) return known;
          // If it cannot be read in time, the known busy times still count; the worker records most failures.
          const reading = readAndKeep(source, { signal, lane: 'booking' })
            .catch((error) => recordPostponement(options, source, error))
            .finally(() => underWay.delete(source.id));
          underWay.set(source.id, reading);
          return reading;
        }),
      );
      // Do not wait for the database any longer either.
      await untilAborted(readings, signal).catch(() => undefined);
    },

    readBusyExcept: (sources, eventId) => readAllWithout(options, sources, eventId),
  };
}

async function prepare(
  options: CalendarsOptions,
  draft: CalendarDraft,
  owner: UserKey,
): Promise<Result<PreparedSource>> {
  const { clock } = options;
  const signal = AbortSignal.timeout(requestedReadMillis);
  try {
    return ok(await prepareSource(options, draft, { owner, clock, signal }));
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    const errors = { [draft.kind === 'feed' ? 'url' : 'server']: [problemSentences[error.problem]] };
    return refuse({ code: 'validation_failed', reason: error.problem, errors });
  }
}

async function readAllWithout(
  options: CalendarsOptions,
  sources: readonly CalendarSource[],
  eventId: string,
): Promise<Interval[] | undefined> {
  const { clock, refreshMillis } = options;
  const now = clock();
  const used = sources.filter((source) => !source.isIgnored);
  if (!used.every((source) => acceptsRequests(source, now))) return undefined;
  const signal = AbortSignal.timeout(refreshMillis);
  const reading = { now, signal, lane: 'booking', eventId } as const;
  const readings = Promise.all(used.map((source) => readBusyExcept(options, source, reading)));
  // The worker records why a source cannot be read.
  const times: (Interval[] | undefined)[] = await untilAborted(readings, signal).catch(() => [undefined]);
  const known = times.filter((each) => each !== undefined);
  return known.length === times.length ? known.flat() : undefined;
}

function isOld({ readAt }: CalendarSource, now: Instant): boolean {
  return readAt === null || addMinutes(readAt, freshMinutes) <= now;
}

function acceptsRequests({ notBefore }: CalendarSource, now: Instant): boolean {
  return notBefore === null || notBefore <= now;
}
