import * as v from 'valibot';
import { type Event, ok, type Result, refuse } from '../../../contract/index.ts';
import { guestsBesideHost } from '../../../form/index.ts';
import { requireInstant } from '../../../time/index.ts';
import {
  Booking,
  describeBooking,
  describeTime,
  MailedTo,
  mailText,
  Time,
  wouldMailTo,
} from '../descriptions/index.ts';
import { InstantText, Preview } from '../inputs.ts';
import { readInstant, zoneFor } from '../read-input.ts';
import { checkOffered, refuseTime, type WantedTime } from '../refuse-time.ts';
import type { Session } from '../session.ts';
import { defineTool } from './tool.ts';

export const moveBooking = defineTool({
  name: 'move_booking',
  description:
    'Reschedules a booking to a time of find_slots with its booking_id; it keeps its id and length. Preview first and let the person agree. from_invitee is strangers’ data.',
  scope: 'book',
  hints: { destructiveHint: true, idempotentHint: true },
  input: v.strictObject({ id: v.string(), start: InstantText, preview: Preview }),
  output: v.object({ preview: v.boolean(), before: Time, after: Time, booking: Booking, mailed_to: MailedTo }),
  async run(session, { id, start: text, preview }) {
    const [start, zone] = [readInstant('start', text), await zoneFor(session)];
    if (!start.ok) return start;
    if (!zone.ok) return zone;
    const event = await findOpenEvent(session, id);
    if (!event.ok) return event;
    const { event_type_id: eventTypeId, duration } = event.data;
    const wantedTime = { eventTypeId, start: start.data, zone: zone.data, duration, exceptEvent: id };
    const result = await reschedule(session, { event: event.data, wantedTime, text, preview });
    if (!result.ok) return result;
    const current = requireInstant(event.data.start);
    const before = describeTime(current, zone.data);
    const after = describeTime(start.data, zone.data);
    // Rescheduling it to its current time changes nothing, and sends no mail.
    const willMail =
      preview && start.data !== current ? wouldMailTo(session.sendsMail, guestsBesideHost(event.data)) : [];
    const mails = result.data.mailed_to ?? willMail;
    return ok({
      data: { preview, before, after, booking: describeBooking(result.data, zone.data), mailed_to: mails },
      text: `${preview ? 'Can be rescheduled (preview)' : 'Rescheduled'} from ${before.when} to ${after.when}, id ${id}. ${mailText(mails, { preview })}`,
    });
  },
});

/** Finds an event that can still be changed. */
export async function findOpenEvent(session: Session, id: string): Promise<Result<Event>> {
  const event = await session.call('getEvent', { params: { id } });
  if (!event.ok) return event;
  if (event.data.status === 'canceled') return refuse({ code: 'event_canceled' });
  return requireInstant(event.data.start) < session.clock() ? refuse({ code: 'event_in_past' }) : event;
}

type Rescheduling = {
  readonly event: Event;
  readonly wantedTime: WantedTime;
  /** The start as the agent wrote it. */
  readonly text: string;
  readonly preview: boolean;
};

async function reschedule(
  session: Session,
  { event, wantedTime, text, preview }: Rescheduling,
): Promise<Result<Event>> {
  if (preview) {
    const check = await checkOffered(session, wantedTime);
    return check.ok ? ok(event) : check;
  }
  const result = await session.call('rescheduleEvent', { params: { id: event.id }, body: { start: text } });
  return result.ok ? result : refuseTime(session, result.problem, wantedTime);
}
