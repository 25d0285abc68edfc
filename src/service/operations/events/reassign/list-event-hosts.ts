import {
  type Availability,
  type Event,
  type EventHost,
  fullName,
  ok,
  type Result,
  refuse,
  type User,
} from '../../../../contract/index.ts';
import { findFreeTimeInSteps } from '../../../../slots/index.ts';
import { type Interval, requireInstant, type ZoneName } from '../../../../time/index.ts';
import { settleAll } from '../../../concurrency/index.ts';
import { checkCalendars } from '../../calendars/index.ts';
import type { Context } from '../../context.ts';
import type { Input } from '../../operation.ts';
import { isUnread } from '../../slots/index.ts';
import { ownEvent, startOf } from '../own-event.ts';

/** How many hosts are checked at the same time, so that a large account leaves connections to others. */
const hostsAtOnce = 8;

/**
 * Lists the users of the account to whom an event can be given, and what prevents it, as far as that is known without
 * reading their calendars again. Hours are rules for invitees: they do not prevent it, so they are only said.
 */
export function listEventHosts(context: Context, input: Input<'listEventHosts'>): Promise<Result<EventHost[]>> {
  return context.computations.run({ operation: 'listEventHosts', records: context.records, input }, () =>
    checkHosts(context, input),
  );
}

async function checkHosts(
  context: Context,
  { caller, params: { id } }: Input<'listEventHosts'>,
): Promise<Result<EventHost[]>> {
  const { records } = context;
  const { accountId } = caller;
  const event = await ownEvent(records, caller, id);
  if (!event.ok) return event;
  const [current, users, removedUsers, sources, schedules] = await settleAll([
    records.findHostsOfEvent(accountId, id),
    records.listUsers(accountId),
    records.listRemovedUsers(accountId),
    records.listCalendarSources(accountId),
    records.listAvailabilities(accountId),
  ]);
  if (!current) return refuse({ code: 'resource_not_found' });
  const excludedIds = new Set([current.leadId, ...removedUsers.map((user) => user.id)]);
  const others = users.filter((user) => !excludedIds.has(user.id));
  const withCalendars = new Set(sources.map(({ userId }) => userId));
  const meeting = { start: startOf(event.data), end: requireInstant(event.data.end) };
  const hosts: EventHost[] = [];
  for (let first = 0; first < others.length; first += hostsAtOnce) {
    const batch = others.slice(first, first + hostsAtOnce);
    const reasons = batch.map((user) =>
      findReason(context, {
        host: { accountId, userId: user.id, hasCalendars: withCalendars.has(user.id) && !attends(user, event.data) },
        busy: current.busy,
      }),
    );
    const settledReasons = await settleAll(reasons);
    hosts.push(
      ...batch.map((user, at) => ({
        user_id: user.id,
        name: fullName(user),
        reason: settledReasons[at] ?? null,
        ...(isOutsideHours(meeting, schedulesOf(user, schedules)) && { is_outside_hours: true as const }),
      })),
    );
  }
  return ok(hosts);
}

function schedulesOf({ id }: User, schedules: readonly Availability[]): Availability[] {
  return schedules.filter(({ user_id: userId }) => userId === id);
}

/** Returns whether a meeting lies outside the hours of every schedule. Nothing is known without one. */
function isOutsideHours(meeting: Interval, schedules: readonly Availability[]): boolean {
  return schedules.length > 0 && !schedules.some((schedule) => isWithinHours(meeting, schedule));
}

function isWithinHours(meeting: Interval, { timezone, hours, overrides = [] }: Availability): boolean {
  const zone = timezone as ZoneName; // validated when it was written
  const open = [...findFreeTimeInSteps({ zone, hours, overrides, busy: [], range: meeting })].flat();
  return open.some(({ start, end }) => start <= meeting.start && meeting.end <= end);
}

/** The calendars of someone who attends the event may contain the event itself. They say nothing about other times. */
function attends({ email }: User, { invitee, guests }: Event): boolean {
  return [invitee.email, ...guests].some((address) => address.toLowerCase() === email.toLowerCase());
}

type CheckedHost = {
  readonly host: { readonly accountId: number; readonly userId: number; readonly hasCalendars: boolean };
  /** The time of the event, including buffers. */
  readonly busy: Interval;
};

async function findReason(context: Context, { host, busy }: CheckedHost): Promise<EventHost['reason']> {
  const [calendars, meetings] = await settleAll([checkCalendars(context, host), context.records.findBusy(host, busy)]);
  if (meetings.length > 0) return 'taken';
  return !calendars.ok || isUnread(busy, calendars.data) ? 'calendar_unread' : null;
}
