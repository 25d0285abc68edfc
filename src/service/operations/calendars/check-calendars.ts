import { ok, type Result, refuse } from '../../../contract/index.ts';
import { asInstant, type Instant } from '../../../time/index.ts';
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
  { accountId, userId, hasCalendars }: BusyHost,
): Promise<Result<Instant | undefined>> {
  if (hasCalendars === false) return ok(undefined);
  return knownUntil(await records.findSourceCoverage({ accountId, userIds: [userId] }), clock());
}

/** Does the same after reading the calendars again, for as long as a booking can wait. */
export async function checkCalendarsNow(
  context: Context,
  { accountId, userId, hasCalendars }: BusyHost,
): Promise<Result<Instant | undefined>> {
  if (hasCalendars === false) return ok(undefined);
  const knownCalendars = await checkCalendarsOfEachNow(context, { accountId, userIds: [userId] });
  return knownCalendars.get(userId) ?? ok(undefined);
}

/** Until when the busy times of each host are known, undefined if there is no such limit; refused if they are not. */
export type KnownCalendars = ReadonlyMap<number, Result<Instant | undefined>>;

/**
 * Does the same for each of several hosts. All are read at the same time and by the same statements, so a booking waits
 * hardly longer for many hosts than for one.
 */
export async function checkCalendarsOfEachNow(
  { records, calendars, clock }: Context,
  { accountId, userIds }: HostsOfAccount,
): Promise<KnownCalendars> {
  const sources = userIds.length === 0 ? [] : await records.listCalendarSources(accountId, userIds);
  if (sources.length === 0) return new Map(userIds.map((userId) => [userId, ok(undefined)]));
  await calendars?.refresh(sources);
  const coverage = await records.findSourceCoverage({ accountId, userIds });
  const now = clock();
  return new Map(
    userIds.map((userId) => {
      const own = coverage.filter((source) => source.userId === userId);
      return [userId, knownUntil(own, now)];
    }),
  );
}

/** Does the same for several hosts: returns until when the busy times of all are known. */
export async function checkCalendarsOfAllNow(
  context: Context,
  hosts: HostsOfAccount,
): Promise<Result<Instant | undefined>> {
  const knownCalendars = await checkCalendarsOfEachNow(context, hosts);
  let least: Instant | undefined;
  for (const each of knownCalendars.values()) {
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
  const ends = sources.flatMap(({ coveredUntil }) => coveredUntil ?? []);
  return ok(ends.length === 0 ? undefined : asInstant(Math.min(...ends)));
}
