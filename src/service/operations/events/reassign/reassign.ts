import {
  type Event,
  fullName,
  ok,
  type Problem,
  type Result,
  refuse,
  refuseField,
  unchanged,
} from '../../../../contract/index.ts';
import { type Instant, overlaps } from '../../../../time/index.ts';
import type { HostedEventType, HostRecords, HostsOfEvent } from '../../../records/index.ts';
import { checkCalendarsNow, readCalendarsWithout } from '../../calendars/index.ts';
import type { Context } from '../../context.ts';
import type { Input } from '../../operation.ts';
import { isUnread } from '../../slots/index.ts';
import { changeWithinMailLimits, planReminders, withMailedTo } from '../mail/index.ts';
import { startOf, withPreparedEventLocked } from '../own-event.ts';
import { refuseStart } from '../time/index.ts';

/**
 * Gives an event to another host at its current time. Hours and notice are rules for invitees, so only the meetings and
 * busy times that the new host already has then, including buffers, can prevent it. The event itself, which they may
 * attend as a guest, cannot. The event keeps its place, unless that is the former host's own. Giving it to its current
 * host changes nothing.
 */
export async function reassign(
  context: Context,
  { caller, params: { id }, body: { host_id: userId, location } }: Input<'reassignEvent'>,
): Promise<Result<Event>> {
  const { accountId } = caller;
  const user = await context.records.findUser(accountId, userId);
  if (!user) return refuseField('host_id', 'must be a user of the account');
  const host = { userId, name: fullName(user) };
  const calendars = await checkCalendarsNow(context, { accountId, userId });
  const prepare = ({ busy: range }: HostsOfEvent) =>
    readCalendarsWithout(context, { host: { accountId, userId }, eventId: id, range });
  const own = { caller, id, newHostId: userId, prepare };
  return withPreparedEventLocked(context, own, async (hostRecords, event, hosts, calendarTimes) => {
    const now = context.clock();
    if (event.status === 'canceled') return refuse({ code: 'event_canceled' });
    if (startOf(event) < now) return refuse({ code: 'event_in_past' });
    if (hosts.leadId === userId) return unchanged(event);
    if (await hostRecords.isRemovedUser(accountId, userId)) return refuse(removedHost);
    const hostedType = await hostRecords.findEventType(accountId, event.event_type_id);
    if (!hostedType) throw new Error(`The event type of the event ${id} is gone.`);
    const place = location ? ok(location) : placeWithout(hostedType, { event, userId });
    if (!place.ok) return place;
    if (!calendars.ok) return calendars;
    // Times without the event itself replace the stored ones.
    const busyHost = { accountId, userId, ...(calendarTimes && { hasCalendars: false }) };
    const meetings = await hostRecords.findBusy(busyHost, hosts.busy);
    const isBusy = calendarTimes?.some((time) => overlaps(time, hosts.busy)) ?? false;
    if (isUnread(hosts.busy, calendars.data) || isBusy || meetings.length > 0) return refuseStart('taken');
    return changeWithinMailLimits(context, { hostRecords, accountId, event, hasNewHost: true, now }, async () => {
      const reassignedEvents = await hostRecords.reassignEvent({ accountId, id, host, location: place.data, now });
      return announceAll({ context, hostRecords, hostedType, event, hosts, reassignedEvents, now });
    });
  });
}

const removedHost: Problem = {
  code: 'validation_failed',
  errors: { host_id: ['must not be a user who was removed from the account'] },
};

type NewHost = { readonly event: Event; readonly userId: number };

/**
 * Finds the new place when the request names none; undefined to keep the current place. The event type names the place
 * of its own host. The place of any other host is unknown.
 */
function placeWithout(
  { eventType, host }: HostedEventType,
  { event, userId }: NewHost,
): Result<Event['location'] | undefined> {
  if (!eventType.location?.is_personal || event.location === null) return ok(undefined);
  if (host.userId === userId) return ok(eventType.location);
  return refuseField('location', formerHostsOwn);
}

const formerHostsOwn = 'is required: the current place belongs to the former host';

type Reassignment = {
  readonly context: Context;
  readonly hostRecords: HostRecords;
  readonly hostedType: HostedEventType;
  /** The event before the change. */
  readonly event: Event;
  readonly hosts: HostsOfEvent;
  /** The event after the change, and the events of the others who attend its meeting. */
  readonly reassignedEvents: readonly Event[];
  readonly now: Instant;
};

/** Notifies all participants. Returns the reassigned event of the request. */
async function announceAll(reassignment: Reassignment): Promise<Result<Event>> {
  const { context, hostRecords, hostedType, event, hosts, reassignedEvents, now } = reassignment;
  const { sendsMail, mailAddress } = context;
  const { accountId, leadId } = hosts;
  const settings = hostedType.eventType.reminders;
  const previous = { start: event.start, end: event.end, location: event.location };
  let result: Event | undefined;
  for (const each of reassignedEvents) {
    const reminders = sendsMail ? planReminders({ event: each, reminders: settings, now }) : [];
    const formerHost = { userId: leadId, email: event.host.email };
    const announcement = { accountId, kind: 'event.reassigned', event: each, previous, formerHost, reminders } as const;
    const recipients = await hostRecords.announce({ ...announcement, sendsMail, mailAddress, now });
    if (each.id === event.id) result = withMailedTo(context, each, recipients);
  }
  if (!result) throw new Error(`The event ${event.id} was reassigned and cannot be read back.`);
  return ok(result);
}
