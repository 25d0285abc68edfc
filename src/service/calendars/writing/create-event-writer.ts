import { addMinutes, asInstant, type Instant } from '../../../time/index.ts';
import { describeError } from '../../describe-error.ts';
import type { Log } from '../../log.ts';
import { type ClaimedWrite, lastMailKind, type Records, type WriteResult } from '../../records/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { isHost, type WriteContext, writeEvent } from './write-event.ts';

export type EventWriterOptions = WriteContext & {
  readonly records: Pick<Records, 'finishWrite' | 'listEventChanges'>;
  readonly log: Log;
  /** Whether hosts can be mailed events that could not be written. */
  readonly sendsMail: boolean;
};

/** Attempts once to write an event into a calendar, and stores the result. */
export type EventWriter = (claimedWrite: ClaimedWrite, signal: AbortSignal) => Promise<void>;

/** Minutes to wait after the first attempt that failed, the second, and so on: seven hours in all. */
const pausesMinutes = [5 / 60, 1, 5, 15, 30, 60, 120, 180];

/** Creates the writer of events. It repeats no attempt itself: the worker does, when the next one is due. */
export function createEventWriter(options: EventWriterOptions): EventWriter {
  const { records, clock, log, sendsMail } = options;

  async function attempt(claimedWrite: ClaimedWrite, signal: AbortSignal): Promise<CalendarError | undefined> {
    try {
      await writeEvent(options, { claimedWrite, signal });
      return undefined;
    } catch (error) {
      if (error instanceof CalendarError) return error;
      if (!(error instanceof Error)) throw error;
      log.error(
        { error: describeError(error), event: claimedWrite.eventId },
        'A booking could not be written into a calendar.',
      );
      return new CalendarError('unexpected_status');
    }
  }

  return async function write(claimedWrite, signal) {
    const error = await attempt(claimedWrite, signal);
    const now = clock();
    const nextAttemptAt = error ? nextAttemptAfter(error, { attempts: claimedWrite.attempts, now }) : null;
    const status: WriteResult['status'] = !error ? 'succeeded' : nextAttemptAt === null ? 'failed' : 'pending';
    const mail = status === 'failed' && sendsMail ? await findMail(records, claimedWrite) : null;
    await records.finishWrite({
      write: claimedWrite,
      status,
      problem: error?.problem ?? null,
      nextAttemptAt,
      mail,
      now,
    });
  };
}

type Failure = { readonly attempts: number; readonly now: Instant };

function nextAttemptAfter({ notBefore }: CalendarError, { attempts, now }: Failure): Instant | null {
  const pause = pausesMinutes[attempts - 1];
  if (pause === undefined) return null;
  const next = addMinutes(now, pause);
  return asInstant(Math.ceil(Math.max(next, notBefore ?? next)));
}

/** Finds what to mail the host about an event; null for a former host. */
async function findMail(
  records: EventWriterOptions['records'],
  claimedWrite: ClaimedWrite,
): Promise<WriteResult['mail']> {
  const { accountId, eventId } = claimedWrite;
  const event = await records.findEvent(accountId, eventId);
  if (!event || !(await isHost(records, claimedWrite))) return null;
  return { event, kind: lastMailKind(event, await records.listEventChanges(accountId, eventId)) };
}
