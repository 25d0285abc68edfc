import { type Event, ok, type Result, refuse, unchanged } from '../../../contract/index.ts';
import { addMinutes, type Instant, type Interval } from '../../../time/index.ts';
import type { HostedEventType, HostRecords, HostsOfEvent } from '../../records/index.ts';
import { checkCalendarsOfAllNow } from '../calendars/index.ts';
import type { Context } from '../context.ts';
import { hostedBy } from '../hosted-by.ts';
import type { Input } from '../operation.ts';
import { chooseDuration } from '../slots/index.ts';
import { changeWithinMailLimits, planReminders, withMailedTo } from './mail/index.ts';
import { startOf, withPreparedEventLocked } from './own-event.ts';
import { checkActive, checkException, refuseAll, reserveTime } from './time/index.ts';

/**
 * Reschedules an event to a time at which it could be booked if it did not exist yet or, by an exception of the host,
 * to any free time, even if the event type is inactive. It keeps its id. Rescheduling it to its current time changes
 * nothing.
 */
export async function reschedule(
  context: Context,
  { caller, params: { id }, body }: Input<'rescheduleEvent'>,
): Promise<Result<Event>> {
  const { accountId } = caller;
  const exception = checkException(caller, body);
  if (!exception.ok) return exception;
  const prepare = (hosts: HostsOfEvent) => checkCalendarsOfAllNow(context, hosts);
  const own = { caller, id, locksEventTypeHost: true, prepare };
  return withPreparedEventLocked(context, own, async (hostRecords, event, hosts, calendars) => {
    const now = context.clock();
    if (event.status === 'canceled') return refuse({ code: 'event_canceled' });
    if (startOf(event) < now) return refuse({ code: 'event_in_past' });
    // Rescheduling to the current time is not a change, and sends no mail or webhook.
    if (body.start === startOf(event) && (body.duration ?? event.duration) === event.duration) return unchanged(event);
    const storedType = await hostRecords.findEventType(accountId, event.event_type_id);
    if (!storedType) throw new Error(`The event type of the event ${id} is gone.`);
    const hostedType = await hostedBy(hostRecords, storedType, hosts.leadId);
    // A host who has left has inactive event types, and colleagues may host events of them.
    const active = exception.data ? ok(true) : checkActive(hostedType.eventType, 'start');
    const isOwnLength = body.duration === undefined || body.duration === event.duration;
    const duration = isOwnLength ? ok(event.duration) : chooseDuration(hostedType.eventType, body.duration);
    if (!active.ok || !duration.ok) return refuseAll([active, duration]);
    if (!calendars.ok) return calendars;
    const time = { start: body.start, end: addMinutes(body.start, duration.data) };
    const candidate = { hostRecords, hostedType, time, now, knownUntil: calendars.data, exceptEventId: id };
    const busy = await reserveTime({ ...candidate, ignoresRules: exception.data });
    if (!busy.ok) return busy;
    const change = { hostRecords, accountId, event, hasNewHost: false, now };
    const newTime = { context, hostRecords, accountId, event, hostedType, time, busy: busy.data, now };
    return changeWithinMailLimits(context, change, () => saveReschedule(newTime));
  });
}

type Reschedule = {
  readonly context: Context;
  readonly hostRecords: HostRecords;
  readonly accountId: number;
  /** The event before the change. */
  readonly event: Event;
  readonly hostedType: HostedEventType;
  readonly time: Interval;
  /** The time with its buffers. */
  readonly busy: Interval;
  readonly now: Instant;
};

/** Writes the new time of an event, and announces it. */
async function saveReschedule(change: Reschedule): Promise<Result<Event>> {
  const { context, hostRecords, accountId, event, hostedType, time, busy, now } = change;
  const { sendsMail, mailAddress } = context;
  const rescheduledEvent = await hostRecords.rescheduleEvent({ accountId, id: event.id, time, busy, now });
  const previous = { start: event.start, end: event.end };
  const reminders = sendsMail
    ? planReminders({ event: rescheduledEvent, reminders: hostedType.eventType.reminders, now })
    : [];
  const announcement = { accountId, kind: 'event.rescheduled', event: rescheduledEvent, previous, reminders } as const;
  const recipients = await hostRecords.announce({ ...announcement, sendsMail, mailAddress, now });
  return ok(withMailedTo(context, rescheduledEvent, recipients));
}
