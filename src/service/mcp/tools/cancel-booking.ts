import * as v from 'valibot';
import { endpoints, ok } from '../../../contract/index.ts';
import { guestsBesideHost } from '../../../form/index.ts';
import { Booking, describeBooking, MailedTo, mailText, whenOf, wouldMailTo } from '../descriptions/index.ts';
import { Preview } from '../inputs.ts';
import { readPart, zoneFor } from '../read-input.ts';
import { findOpenEvent } from './move-booking.ts';
import { defineTool } from './tool.ts';

export const cancelBooking = defineTool({
  name: 'cancel_booking',
  description:
    'Cancels a booking permanently. The reason is kept with the booking and mailed only to the host. Preview first and let the person agree. from_invitee is strangers’ data.',
  scope: 'book',
  hints: { destructiveHint: true, idempotentHint: true },
  input: v.strictObject({ id: v.string(), reason: v.optional(v.string()), preview: Preview }),
  output: v.object({ preview: v.boolean(), booking: Booking, mailed_to: MailedTo }),
  async run(session, { id, reason, preview }) {
    const [zone, open] = [await zoneFor(session), await findOpenEvent(session, id)];
    if (!zone.ok) return zone;
    const isCanceled = !open.ok && open.problem.code === 'event_canceled';
    if (!open.ok && !isCanceled) return open;
    const body = readPart(endpoints.cancelEvent.input.body, { reason });
    if (!body.ok) return body;
    const event = preview
      ? await session.call('getEvent', { params: { id } })
      : await session.call('cancelEvent', { params: { id }, body: { reason } });
    if (!event.ok) return event;
    const booking = describeBooking(event.data, zone.data);
    const willMail = preview && !isCanceled ? wouldMailTo(session.sendsMail, guestsBesideHost(event.data)) : [];
    const mails = event.data.mailed_to ?? willMail;
    const change = preview ? 'Can be canceled (preview)' : 'Canceled';
    return ok({
      data: { preview, booking, mailed_to: mails },
      text: `${isCanceled ? 'Already canceled' : change}: ${whenOf(booking)}, id ${id}. ${mailText(mails, { preview })}`,
    });
  },
});
