import { ok, type Result, refuse } from '../../../contract/index.ts';
import { asInstant, type Instant } from '../../../time/index.ts';
import { settleAll } from '../../concurrency/index.ts';
import {
  type BusyHost,
  type HostsOfAccount,
  hasNotBeenReadFor,
  type SourceCoverage,
  unreachableMinutes,
} from '../../records/index.ts';
import type { Context } from '../context.ts';

const retryAfterSeconds = 300;

/**
 * Returns until when the busy times of a host are known; undefined if there is no such limit. Refuses if one of their
 * calendars has been unreadable for hours: a time that is not known to be free is not free.
 */
export async function checkCalendars(
  { records, clock }: Context,
  host: BusyHost,
): Promise<Result<Instant | undefined>> {
  if (host.hasCalendars === false) return ok(undefined);
  return knownUntil(await records.findSourceCoverage(host), clock());
}

/** Does the same after reading the calendars again, for as long as a booking can wait. */
export async function checkCalendarsNow(context: Context, host: BusyHost): Promise<Result<Instant | undefined>> {
  const { records, calendars } = context;
  if (host.hasCalendars === false) return ok(undefined);
  const sources = await records.listCalendarSources(host.accountId, host.userId);
  if (sources.length === 0) return ok(undefined);
  await calendars?.refresh(sources);
  return checkCalendars(context, host);
}

/** Does the same for several hosts: returns until when the busy times of all are known. */
export async function checkCalendarsOfAllNow(
  context: Context,
  { accountId, userIds }: HostsOfAccount,
): Promise<Result<Instant | undefined>> {
  // All at the same time: a booking waits no longer for many hosts than for one.
  const known = await settleAll(userIds.map((userId) => checkCalendarsNow(context, { accountId, userId })));
  let least: Instant | undefined;
  for (const each of known) {
    if (!each.ok) return each;
    if (each.data !== undefined && (least === undefined || each.data < least)) least = each.data;
  }
  return ok(least);
}

function knownUntil(sources: readonly SourceCoverage[], now: Instant): Result<Instant | undefined> {
  const isClosed = sources.some(
    (source) => source.whenUnreachable === 'close' && hasNotBeenReadFor(source, { minutes: unreachableMinutes, now }),
  );
  if (isClosed) return refuse({ code: 'calendar_unreachable', retryAfterSeconds });
  const covered = sources.flatMap(({ coveredUntil }) => coveredUntil ?? []);
  return ok(covered.length === 0 ? undefined : asInstant(Math.min(...covered)));
}
