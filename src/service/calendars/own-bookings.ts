import { mergeIntervals, type PackedIntervals, packIntervals, unpackIntervals } from '../../time/index.ts';
import type { OwnBusyTime, OwnTime } from '../records/index.ts';

/** Our own bookings have this kind of UID in the calendars of attendees. */
const ownUid = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@sched-booking$/i;

/** The content of a calendar: the times of foreign entries, and the times of our own bookings. */
export type ReadTimes = { readonly foreign: PackedIntervals; readonly own: readonly OwnBusyTime[] };

/** Returns the ids of our own bookings among the entries of a calendar. */
export function idsOfOwnBookings({ own }: Pick<ReadTimes, 'own'>): string[] {
  return [...new Set(own.flatMap(({ uid }) => idOfOwnBooking(uid) ?? []))];
}

/**
 * Leaves out our own bookings of the user, which calendars return: otherwise an event could not be rescheduled to a
 * time it overlaps, and a canceled one would block until the calendar forgets it. A booking that the host has moved
 * blocks at its new time. So does a colleague's booking that the user attends: only their calendar shows it. The travel
 * time before a booking blocks too, unless the booking was canceled.
 */
export function withoutOwnBookings({ foreign, own }: ReadTimes, ownTimes: readonly OwnTime[]): PackedIntervals {
  if (own.length === 0) return foreign;
  const timesById = Map.groupBy(ownTimes, ({ id }) => id);
  const blocking = own.filter(
    (time) => !(timesById.get(idOfOwnBooking(time.uid) ?? '') ?? []).some((each) => isBookingItself(time, each)),
  );
  return packIntervals(mergeIntervals([...unpackIntervals(foreign), ...blocking]));
}

/** A calendar that has not received the last change yet shows a former time. */
function isBookingItself({ start, end, sequence, isTravel = false }: OwnBusyTime, own: OwnTime): boolean {
  if (sequence < own.sequence) return true;
  return isTravel ? own.isCanceled : own.isAccountedFor && start >= own.start && end <= own.end;
}

/** Returns the id in the UID of one of our bookings; undefined for any other. */
export function idOfOwnBooking(uid: string): string | undefined {
  return ownUid.exec(uid)?.[1]?.toLowerCase();
}
