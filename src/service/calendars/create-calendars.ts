import { type CalendarDraft, ok, type Result, refuse } from '../../contract/index.ts';
import type { Clock, Instant } from '../../time/index.ts';
import type { Requester } from '../outward/index.ts';
import type { CalendarSource, Records, UserKey } from '../records/index.ts';
import { CalendarError } from './calendar-error.ts';
import type { Sealer } from './encrypt-secrets.ts';
import { recordFailure } from './failures/index.ts';
import { problemSentences } from './problem-sentences.ts';
import { acceptsRequests, type BookingReader, createBookingReader } from './read-for-bookings.ts';
import { createRequestedReadings, nextReadAfterSuccess, requestedReadMillis } from './schedule/index.ts';
import { listAgain, type PreparedSource, prepareSource, type ReadOptions, readParts } from './sources/index.ts';
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
export type Calendars = BookingReader & {
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
};

/** Creates the reader of calendars. */
export function createCalendars(options: CalendarsOptions): Calendars {
  const { records, clock, random, sealer, minutes } = options;
  const readInTurn = createRequestedReadings();

  function nextReadAt(now: Instant, canBeBooked = true): Instant {
    return nextReadAfterSuccess({ minutes, canBeBooked, random: random(), now });
  }

  async function readAndKeep(source: CalendarSource, reading: Omit<ReadOptions, 'now'>): Promise<void> {
    const { accountId, id, userId } = source;
    const now = clock();
    const { contents, failure } = await readParts(options, { source, now, ...reading });
    if (failure && contents.length === 0) throw failure;
    const listResult = failure ? undefined : await listAgain(options, { source, now, ...reading });
    const nextAt = nextReadAt(now, await records.canBeBooked(source));
    const all = [...contents, ...(listResult?.contents ?? [])];
    const content = { accountId, id, userId, now, nextReadAt: nextAt, contents: all, listing: listResult?.listing };
    await records.saveReading({ ...content, isPartial: failure !== undefined, isThrottled: !isAwaited(reading) });
    if (failure) throw failure;
  }

  async function read(source: CalendarSource, reading: Omit<ReadOptions, 'now'>): Promise<void> {
    const begunAt = clock();
    try {
      await readAndKeep(source, reading);
      if (source.kind === 'caldav') await checkEntries(options, { source, now: clock(), signal: reading.signal });
    } catch (error) {
      await recordFailure(options, { source, error, begunAt, isCounted: !isAwaited(reading) });
      if (!(error instanceof CalendarError)) throw error;
    }
  }

  return {
    sealer,
    nextReadAt,

    prepare: (draft, owner) => readInTurn(owner.accountId, () => prepare(options, { draft, owner })),

    readDue: (source, signal) => read(source, { signal, lane: 'due' }),

    readNow: (source) =>
      readInTurn(source.accountId, async () => {
        if (acceptsRequests(source, clock()))
          await read(source, { signal: AbortSignal.timeout(requestedReadMillis), lane: 'connection' });
        return ok(true);
      }),

    ...createBookingReader({ ...options, readAndKeep }),
  };
}

async function prepare(
  options: CalendarsOptions,
  { draft, owner }: { readonly draft: CalendarDraft; readonly owner: UserKey },
): Promise<Result<PreparedSource>> {
  const { clock } = options;
  const signal = AbortSignal.timeout(requestedReadMillis);
  try {
    return ok(await prepareSource(options, { draft, owner, clock, signal }));
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    const errors = { [draft.kind === 'feed' ? 'url' : 'server']: [sentenceOf(error)] };
    return refuse({ code: 'validation_failed', reason: error.problem, errors });
  }
}

function sentenceOf({ problem, redirectedTo }: CalendarError): string {
  const sentence = problemSentences[problem];
  return redirectedTo === undefined
    ? sentence
    : `${sentence}. Enter the address to which it redirects, on ${redirectedTo}`;
}
