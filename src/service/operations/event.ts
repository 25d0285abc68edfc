import { type Event, ok, type Page, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, asInstant, type Instant, parseInstant } from '../../time/index.ts';
import type { Caller, HostRecords, Records } from '../records/index.ts';
import type { Context } from './context.ts';
import { outcomeOfLocked } from './locked.ts';
import { busyTime, checkActive, judge, refuseAll, refuseStart } from './meeting.ts';
import type { Input } from './operation.ts';
import { ownOrRefused } from './own.ts';
import { pageOf, sliceOf } from './paging.ts';
import { chooseDuration } from './slot-rules.ts';
import { clampToStorable } from './time-bounds.ts';

/** Lists a page of the events that fit, the latest start first. */
export async function listEvents(
  { records }: Context,
  { caller, query }: Input<'listEvents'>,
): Promise<Result<Page<Event>>> {
  const { status, event_type_id: eventTypeId, contact_id: contactId, from, to } = query;
  const search = {
    accountId: caller.accountId,
    ...{ status, eventTypeId, contactId },
    from: from === undefined ? undefined : clampToStorable(from),
    to: to === undefined ? undefined : clampToStorable(to),
    ...sliceOf(query),
  };
  return ok(pageOf(query, await records.listEvents(search)));
}

export async function getEvent({ records }: Context, { caller, params }: Input<'getEvent'>): Promise<Result<Event>> {
  return ownEvent(records, caller, params.id);
}

/** Calls an event off. Doing so twice is no failure, and the first reason stays. */
export async function cancel(
  context: Context,
  { caller, params: { id }, body }: Input<'cancelEvent'>,
): Promise<Result<Event>> {
  const { accountId } = caller;
  const { sendsMail } = context;
  return withEventLocked(context, { caller, id }, async (hostRecords, event) => {
    const now = context.clock();
    if (event.status === 'canceled') return ok(event);
    if (startOf(event) < now) return refuse({ code: 'event_in_past' });
    const canceled = await hostRecords.cancelEvent({ accountId, id, reason: body.reason, now });
    await hostRecords.announce({ accountId, kind: 'event.canceled', event: canceled, sendsMail, now });
    return ok(canceled);
  });
}

/** Moves an event, if it could be booked there were it not there already; it stays the same event. */
export async function reschedule(
  context: Context,
  { caller, params: { id }, body }: Input<'rescheduleEvent'>,
): Promise<Result<Event>> {
  const { accountId } = caller;
  const { sendsMail } = context;
  return withEventLocked(context, { caller, id }, async (hostRecords, event) => {
    const now = context.clock();
    if (event.status === 'canceled') return refuse({ code: 'event_canceled' });
    if (startOf(event) < now) return refuse({ code: 'event_in_past' });
    const hosted = await hostRecords.findEventType(accountId, event.event_type_id);
    if (!hosted) throw new Error(`The event type of the event ${id} is gone.`);
    const active = checkActive(hosted.eventType, 'start');
    const duration = body.duration === undefined ? ok(event.duration) : chooseDuration(hosted.eventType, body.duration);
    if (!active.ok || !duration.ok) return refuseAll([active, duration]);
    const meeting = { start: body.start, end: addMinutes(body.start, duration.data) };
    const refusal = await judge({ hostRecords, hosted, meeting, now, moved: id });
    if (refusal) return refuseStart(refusal);
    const moved = await hostRecords.moveEvent({ accountId, id, meeting, busy: busyTime(hosted, meeting), now });
    await hostRecords.announce({ accountId, kind: 'event.rescheduled', event: moved, sendsMail, now });
    return ok(moved);
  });
}

type EventAsked = { readonly caller: Caller; readonly id: string };
type EventWork = (hostRecords: HostRecords, event: Event) => Promise<Result<Event>>;

/** Works with an event of one's own while nothing else of its host is booked or moved. */
async function withEventLocked({ records }: Context, { caller, id }: EventAsked, work: EventWork) {
  const found = await ownEvent(records, caller, id);
  if (!found.ok) return found;
  const host = await records.findHostOf({ kind: 'event', id });
  if (!host) return refuse({ code: 'resource_not_found' });
  const locked = await records.withHostLocked(host, async (hostRecords) => {
    const event = await hostRecords.findEvent(caller.accountId, id);
    return event ? work(hostRecords, event) : refuse({ code: 'resource_not_found' });
  });
  return outcomeOfLocked(locked);
}

async function ownEvent(records: Records, caller: Caller, id: string): Promise<Result<Event>> {
  const found = await records.findEvent(caller.accountId, id);
  return ownOrRefused(records, { caller, thing: { kind: 'event', id }, found });
}

function startOf({ id, start }: Event): Instant {
  const instant = parseInstant(start);
  if (instant === undefined) throw new Error(`The start of the event ${id} cannot be read: ${start}`);
  return asInstant(instant);
}
