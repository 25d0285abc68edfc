import type { Event, EventDraft, EventType, Refusal } from '../../contract/index.ts';
import { bookingsNeeded, judgeStart } from '../../slots/index.ts';
import { addMinutes, asInstant, type Clock, type Instant, type Interval, minuteMillis } from '../../time/index.ts';
import type { Asked } from './act.ts';
import { outcomeOfLocked } from './locked.ts';
import { accept, type Outcome, type Refused, refuse } from './outcome.ts';
import { ownEventType } from './own.ts';
import type { Desk, HostedEventType, Parts } from './parts.ts';
import { refusalOutOfReach } from './reach.ts';
import { readAnswers } from './read-answers.ts';
import { chooseDuration, slotRules } from './slot-rules.ts';

/** Books a time, or says which rule stands against it. Nothing is written unless all of it is. */
export async function book(parts: Parts, { caller, body }: Asked<'createEvent'>): Promise<Outcome<Event>> {
  const hosted = await ownEventType(parts, { caller, id: body.event_type_id });
  if (!hosted.ok) return hosted;
  const locked = await parts.records.withHostLocked(hosted.data.host, (desk) =>
    bookAlone({ desk, clock: parts.clock, accountId: caller.accountId, draft: body }),
  );
  return outcomeOfLocked(locked);
}

type Booking = {
  readonly desk: Desk;
  readonly clock: Clock;
  readonly accountId: number;
  readonly draft: EventDraft;
};

/** Judges and books with the host locked: everything that decides is read in here, the time too. */
async function bookAlone({ desk, clock, accountId, draft }: Booking): Promise<Outcome<Event>> {
  const hosted = await desk.findEventType(accountId, draft.event_type_id);
  if (!hosted) return refuse({ code: 'resource_not_found' });
  const active = checkActive(hosted.eventType);
  const duration = chooseDuration(hosted.eventType, draft.duration);
  const read = readAnswers(await desk.listFields(accountId, draft.event_type_id), draft.answers);
  if (!active.ok || !duration.ok || !read.ok) return refuseAll([active, duration, read]);

  const now = clock();
  const meeting = { start: draft.start, end: addMinutes(draft.start, duration.data) };
  const refusal = await judge({ desk, hosted, meeting, now });
  if (refusal) return refuseStart(refusal);
  const { name, email, guests, answers } = read.data;
  const { metadata, timezone: zone } = draft;
  const invitee = { name, email, zone };
  const contactId = await desk.saveContact({ accountId, invitee, now });
  const event = { hosted, contactId, invitee, guests, answers, metadata, meeting, busy: busyTime(hosted, meeting) };
  return accept(await desk.saveEvent(event, now));
}

/** To its own account an inactive event type is there, so asking to book it is a wrong field, not a missing thing. */
function checkActive({ is_active }: EventType): Outcome<true> {
  if (is_active) return accept(true);
  return refuse({ code: 'validation_failed', errors: { event_type_id: ['is not active'] } });
}

type Candidate = {
  readonly desk: Desk;
  readonly hosted: HostedEventType;
  readonly meeting: Interval;
  readonly now: Instant;
};

async function judge({ desk, hosted, meeting, now }: Candidate): Promise<Refusal | undefined> {
  const { start, end } = meeting;
  const rules = slotRules(hosted, (end - start) / minuteMillis);
  if (!rules) return 'outside_hours';
  const outOfReach = refusalOutOfReach(start, now);
  if (outOfReach) return outOfReach;
  const only = { start, end: asInstant(start + 1) };
  const bookings = await desk.findBookings(hosted, bookingsNeeded(rules, only));
  return judgeStart({ rules, bookings, now, start });
}

/** The meeting and its buffers, which stay with the event when those of the event type change (rule B2). */
function busyTime({ eventType }: HostedEventType, { start, end }: Interval): Interval {
  return {
    start: addMinutes(start, -eventType.buffer_time_before_event),
    end: addMinutes(end, eventType.buffer_time_after_event),
  };
}

function refuseStart(reason: Refusal): Refused {
  return refuse({ code: 'slot_unavailable', reason });
}

/** Names every wrong field at once. */
function refuseAll(outcomes: readonly Outcome<unknown>[]): Refused {
  const errors = outcomes.flatMap((outcome) => (outcome.ok ? [] : Object.entries(outcome.problem.errors ?? {})));
  return refuse({ code: 'validation_failed', errors: Object.fromEntries(errors) });
}
