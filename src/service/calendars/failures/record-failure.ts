import type { Clock, Instant } from '../../../time/index.ts';
import type { CalendarSource, Records } from '../../records/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { nextReadAfterFailure } from '../schedule/index.ts';
import { isNotifiedOf } from './is-notified-of.ts';

type RecordingOptions = {
  readonly records: Pick<Records, 'recordReadingFailure'>;
  readonly clock: Clock;
  /** Whether hosts get mail about calendars that cannot be read. */
  readonly sendsMail: boolean;
};

type FailedReading = {
  readonly source: CalendarSource;
  readonly error: unknown;
  readonly begunAt: Instant;
  /** False for a read that a user asked for: it does not change when to read next, and the user sees that it failed. */
  readonly isCounted: boolean;
};

/** Records why a source could not be read, and when to read it next. */
export async function recordFailure(
  { records, clock, sendsMail }: RecordingOptions,
  { source, error, begunAt, isCounted }: FailedReading,
): Promise<void> {
  const { accountId, id, failures } = source;
  const now = clock();
  const { problem, notBefore } = error instanceof CalendarError ? error : new CalendarError('unreadable');
  const notifies = isCounted && sendsMail && isNotifiedOf({ source, problem, now });
  const nextReadAt = isCounted ? nextReadAfterFailure({ problem, failures, notBefore, now }) : undefined;
  await records.recordReadingFailure({ accountId, id, problem, notifies, begunAt, now, nextReadAt, notBefore });
}

/** Records that a server asks for no requests for a while, so that the next booking does not send one either. */
export async function recordPostponement(
  options: RecordingOptions,
  { source, error }: Pick<FailedReading, 'source' | 'error'>,
): Promise<void> {
  if (!(error instanceof CalendarError) || error.notBefore === undefined) return;
  await recordFailure(options, { source, error, begunAt: options.clock(), isCounted: false });
}
