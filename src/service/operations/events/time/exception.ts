import { ok, type Result, refuse, refuseField } from '../../../../contract/index.ts';
import {
  asInstant,
  earlierOf,
  formatInstant,
  type Instant,
  type Interval,
  laterOf,
  minuteMillis,
  overlaps,
} from '../../../../time/index.ts';
import type { BusyMeeting, Caller, ForeignBusyTime } from '../../../records/index.ts';
import { isUnread, refusalOutOfBounds } from '../../slots/index.ts';
import { busyTime, type CandidateTime, refuseStart } from './check-time.ts';

type Exception = { readonly start: Instant; readonly ignore_rules?: boolean | undefined };

/**
 * Returns whether a host makes an exception. Refuses one from a page, and one that starts between two minutes: the grid
 * keeps every other start on a whole minute, and calendar files have no milliseconds.
 */
export function checkException(
  caller: Caller,
  { start, ignore_rules: ignoresRules = false }: Exception,
): Result<boolean> {
  if (!ignoresRules) return ok(false);
  if (caller.via === 'gateway')
    return refuse({ code: 'access_denied', message: 'Only the host can ignore their rules.' });
  if (start % minuteMillis === 0) return ok(true);
  const sentence = `must be on a whole minute, found ${formatInstant(start, 0)}`;
  return refuseField('start', sentence);
}

/**
 * Reserves a time with only two conditions: it is in the future, and the host is known to be free. Buffers give way:
 * the buffer of a neighboring meeting is cut where the new one begins or ends, and its own are cut to the free time.
 */
export async function reserveByException(candidate: CandidateTime): Promise<Result<Interval>> {
  const { hostRecords, hostedType, time, now, knownUntil, exceptEventId } = candidate;
  const outOfBounds = refusalOutOfBounds(time.start, now);
  if (outOfBounds) return refuseStart(outOfBounds);
  if (isUnread(time, knownUntil)) return refuseStart('taken');
  const withBuffers = busyTime(hostedType, time);
  const bookings = await hostRecords.findBookingsInDetail(
    hostedType,
    { busy: withBuffers, starts: undefined },
    exceptEventId,
  );
  const occupiedTimes = bookings.busy.map(occupiedTimeOf);
  if (occupiedTimes.some(({ own }) => overlaps(own, time))) return refuseStart('taken');
  await hostRecords.shortenBuffers(hostedType.host, time);
  return ok(fitBuffers({ time, withBuffers, occupiedTimes }));
}

type OccupiedTime = { readonly own: Interval; readonly withBuffers: Interval };
function occupiedTimeOf(busy: BusyMeeting | ForeignBusyTime): OccupiedTime {
  return { own: 'calendarId' in busy ? busy : busy.time, withBuffers: busy };
}

type FitOptions = Pick<OccupiedTime, 'withBuffers'> & {
  readonly time: Interval;
  readonly occupiedTimes: readonly OccupiedTime[];
};

/** Returns a time with as much of its buffers as neighboring meetings leave free. */
function fitBuffers({ time, withBuffers, occupiedTimes }: FitOptions): Interval {
  const before = occupiedTimes.filter(({ own }) => own.end <= time.start).map((neighbor) => neighbor.withBuffers.end);
  const after = occupiedTimes.filter(({ own }) => own.start >= time.end).map((neighbor) => neighbor.withBuffers.start);
  return {
    start: earlierOf(time.start, asInstant(Math.max(withBuffers.start, ...before))),
    end: laterOf(time.end, asInstant(Math.min(withBuffers.end, ...after))),
  };
}
