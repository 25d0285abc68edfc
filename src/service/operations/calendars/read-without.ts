import type { Interval } from '../../../time/index.ts';
import type { BusyHost } from '../../records/index.ts';
import type { Context } from '../context.ts';

type AttendedEvent = {
  readonly host: BusyHost;
  /** The event that the host may already attend as a guest. */
  readonly eventId: string;
  readonly range: Interval;
};

/**
 * Reads when the calendars of a host are busy, apart from an event that the host may attend as a guest. Returns
 * undefined if nothing in them overlaps the range, or if they cannot be read now: then the stored times decide.
 */
export async function readCalendarsWithout(
  { records, calendars }: Context,
  { host, eventId, range }: AttendedEvent,
): Promise<Interval[] | undefined> {
  const storedTimes = await records.findForeignBusyTimes(host, range);
  if (!calendars || storedTimes.length === 0) return undefined;
  const sources = await records.listCalendarSources(host.accountId, [host.userId]);
  return calendars.readBusyExcept(sources, eventId);
}
