import type { Event, EventDraft } from '../../contract/index.ts';
import { addMinutes } from '../../time/index.ts';
import type { Asked } from './act.ts';
import { outcomeOfLocked } from './locked.ts';
import { busyTime, checkActive, judge, refuseAll, refuseStart } from './meeting.ts';
import { accept, type Outcome, refuse } from './outcome.ts';
import { ownEventType } from './own.ts';
import type { Desk, Parts } from './parts.ts';
import { readAnswers } from './read-answers.ts';
import { chooseDuration } from './slot-rules.ts';

/** Books a time, or says which rule stands against it. Nothing is written unless all of it is. */
export async function book(parts: Parts, { caller, body }: Asked<'createEvent'>): Promise<Outcome<Event>> {
  const hosted = await ownEventType(parts, { caller, id: body.event_type_id });
  if (!hosted.ok) return hosted;
  const locked = await parts.records.withHostLocked(hosted.data.host, (desk) =>
    bookAlone({ desk, parts, accountId: caller.accountId, draft: body }),
  );
  return outcomeOfLocked(locked);
}

type Booking = {
  readonly desk: Desk;
  readonly parts: Parts;
  readonly accountId: number;
  readonly draft: EventDraft;
};

/** Judges and books with the host locked: everything that decides is read in here, the time too. */
async function bookAlone({ desk, parts, accountId, draft }: Booking): Promise<Outcome<Event>> {
  const hosted = await desk.findEventType(accountId, draft.event_type_id);
  if (!hosted) return refuse({ code: 'resource_not_found' });
  const active = checkActive(hosted.eventType, 'event_type_id');
  const duration = chooseDuration(hosted.eventType, draft.duration);
  const read = readAnswers(await desk.listFields(accountId, draft.event_type_id), draft.answers);
  if (!active.ok || !duration.ok || !read.ok) return refuseAll([active, duration, read]);

  const now = parts.clock();
  const meeting = { start: draft.start, end: addMinutes(draft.start, duration.data) };
  const refusal = await judge({ desk, hosted, meeting, now });
  if (refusal) return refuseStart(refusal);
  const { name, email, guests, answers } = read.data;
  const { metadata, timezone: zone } = draft;
  const invitee = { name, email, zone };
  const contactId = await desk.saveContact({ accountId, invitee, now });
  const busy = busyTime(hosted, meeting);
  const event = await desk.saveEvent({ hosted, contactId, invitee, guests, answers, metadata, meeting, busy }, now);
  await desk.announce({ accountId, kind: 'event.created', event, sendsMail: parts.sendsMail, now });
  return accept(event);
}
