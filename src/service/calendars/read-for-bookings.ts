import { addMinutes, type Clock, type Instant, type Interval } from '../../time/index.ts';
import { untilAborted } from '../concurrency/index.ts';
import { type CalendarSource, canBlock, type Records } from '../records/index.ts';
import { recordPostponement } from './failures/index.ts';
import { createBookingReadings } from './schedule/index.ts';
import { type ReadOptions, readBusyExcept, type SourceReader } from './sources/index.ts';

export type BookingReaderOptions = SourceReader & {
  readonly records: Pick<Records, 'recordReadingFailure'>;
  readonly clock: Clock;
  /** Whether hosts get mail about calendars that cannot be read. */
  readonly sendsMail: boolean;
  /** How long a booking waits for the calendars of its hosts to be read, in milliseconds. */
  readonly refreshMillis: number;
  /** Reads a source, and stores what was read. */
  readonly readAndKeep: (source: CalendarSource, reading: Omit<ReadOptions, 'now'>) => Promise<void>;
};

export type BookingReader = {
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

/** The part of the wait that is left for storing what was read until then. */
const storingShare = 0.15;

/** Creates the reader for bookings. Those that need the same source at the same time share one reading of it. */
export function createBookingReader(options: BookingReaderOptions): BookingReader {
  const { clock, refreshMillis, readAndKeep } = options;
  const readInTurn = createBookingReadings(refreshMillis);
  const shareReading = createSharing<void>();
  const shareTimes = createSharing<Interval[] | undefined>();

  return {
    async refresh(sources) {
      const now = clock();
      const old = sources.filter((source) => isUsed(source) && isOld(source, now) && acceptsRequests(source, now));
      const signal = AbortSignal.timeout(refreshMillis);
      const readingSignal = AbortSignal.timeout(Math.round(refreshMillis * (1 - storingShare)));
      const readings = old.map((source) =>
        shareReading(source.id, () => {
          const turn = { accountId: source.accountId, signal: readingSignal };
          const reading = { signal: readingSignal, lane: 'booking' } as const;
          const result = readInTurn(turn, (nextStep) => readAndKeep(source, { ...reading, nextStep }));
          // The known times of a source that cannot be read in time still count; the worker records most failures.
          return result.catch((error) => recordPostponement(options, { source, error }));
        }),
      );
      // Do not wait for the database any longer either.
      await untilAborted(Promise.all(readings), signal).catch(() => undefined);
    },

    async readBusyExcept(sources, eventId) {
      const now = clock();
      const usedSources = sources.filter(isUsed);
      if (!usedSources.every((source) => acceptsRequests(source, now))) return undefined;
      const signal = AbortSignal.timeout(refreshMillis);
      const reading = { now, signal, lane: 'booking', eventId } as const;
      const readings = usedSources.map((source) =>
        shareTimes(`${source.id} ${eventId}`, () =>
          readInTurn({ accountId: source.accountId, signal }, (nextStep) =>
            readBusyExcept(options, { ...reading, source, nextStep }),
          ),
        ),
      );
      // The worker records why a source cannot be read.
      const times: (Interval[] | undefined)[] = await untilAborted(Promise.all(readings), signal).catch(() => [
        undefined,
      ]);
      const knownTimes = times.filter((each) => each !== undefined);
      return knownTimes.length === times.length ? knownTimes.flat() : undefined;
    },
  };
}

/** Creates a function that shares work under way among all callers that request it by the same name. */
function createSharing<Result>() {
  const underWay = new Map<string, Promise<Result>>();
  return function share(name: string, begin: () => Promise<Result>): Promise<Result> {
    const current = underWay.get(name);
    if (current) return current;
    const work = begin().finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  };
}

function isUsed({ isIgnored, calendars }: CalendarSource): boolean {
  return !isIgnored && calendars.some(canBlock);
}

function isOld({ readAt }: CalendarSource, now: Instant): boolean {
  return readAt === null || addMinutes(readAt, freshMinutes) <= now;
}

/** Returns whether the server of a source wants requests now. */
export function acceptsRequests({ notBefore }: CalendarSource, now: Instant): boolean {
  return notBefore === null || notBefore <= now;
}
