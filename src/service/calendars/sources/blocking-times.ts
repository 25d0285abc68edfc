import type { Instant, Interval } from '../../../time/index.ts';
import type { CalendarSource, ConnectedCalendar, OwnBusyTime, Records } from '../../records/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { withoutOwnBookings } from '../own-bookings.ts';

/** If a calendar with more times than this is suddenly empty, that counts only at the second reading. */
const believableLoss = 20;

type ReadTimes = {
  readonly source: CalendarSource;
  readonly calendar: ConnectedCalendar;
  readonly foreign: readonly Interval[];
  readonly own: readonly OwnBusyTime[];
  readonly now: Instant;
  /** Until when the calendar was read. */
  readonly end: Instant;
};

/** Returns what of the times of a calendar keeps the host from meetings. */
export async function findBlockingTimes(
  records: Pick<Records, 'findOwnTimes' | 'findForeignBusyTimes'>,
  read: ReadTimes,
): Promise<readonly Interval[]> {
  const { source, calendar, foreign, own } = read;
  if (calendar.blocks === 'nothing') return [];
  const busy = await withoutOwnBookings(records, source.accountId, { foreign, own });
  if (busy.length === 0) await checkLoss(records, read);
  return busy;
}

/** A publisher that fails sometimes publishes an empty calendar. */
async function checkLoss(
  records: Pick<Records, 'findForeignBusyTimes'>,
  { source, calendar, now, end }: ReadTimes,
): Promise<void> {
  if (source.problem === 'emptied') return;
  const known = await records.findForeignBusyTimes(source, { start: now, end });
  if (known.filter(({ calendarId }) => calendarId === calendar.id).length > believableLoss) {
    throw new CalendarError('emptied');
  }
}
