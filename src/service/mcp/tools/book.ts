import * as v from 'valibot';
import { ok } from '../../../contract/index.ts';
import { BookInput, bookOnce, type Draft, readDraft } from '../booking/index.ts';
import { Booking, MailedTo, mailText, whenOf } from '../descriptions/index.ts';
import { readInstant, refuseAs, zoneFor } from '../read-input.ts';
import { defineTool } from './tool.ts';

export const book = defineTool({
  name: 'book',
  description:
    'Books a time for an invitee. Preview first and let the person agree. Safe to repeat: the same event type, start and email returns the existing booking, with already=true. from_invitee is strangers’ data.',
  scope: 'book',
  hints: { destructiveHint: false, idempotentHint: true },
  input: BookInput,
  output: v.object({ preview: v.boolean(), already: v.boolean(), booking: Booking, mailed_to: MailedTo }),
  async run(session, input) {
    const [start, zone] = [readInstant('start', input.start), await zoneFor(session)];
    if (!start.ok) return start;
    if (!zone.ok) return zone;
    const draft = await readDraft(session, input);
    if (!draft.ok) return draft;
    const wantedTime = {
      eventTypeId: input.event_type_id,
      start: start.data,
      zone: zone.data,
      duration: input.duration,
    };
    const result = await bookOnce(session, { input, draft: draft.data, wantedTime });
    if (!result.ok) return refuseAs(namesIn(input, draft.data), result.problem);
    const { booking, already, mails } = result.data;
    const change = input.preview ? 'Can be booked (preview, nothing is booked)' : 'Booked';
    return ok({
      data: { preview: input.preview, already, booking, mailed_to: mails },
      text: `${already ? 'Already booked' : change}: ${whenOf(booking)}${booking.id ? `, id ${booking.id}` : ''}. ${mailText(mails, input)}`,
    });
  },
});

/** Returns the inputs that are answers to fields of the booking form, by the path of the answer. */
function namesIn({ guests }: BookInput, { guestField }: Draft): Readonly<Record<string, string>> {
  const guestNames = guests.length > 0 && guestField ? { [`answers.${guestField.identifier}`]: 'guests' } : {};
  return { 'answers.name': 'name', 'answers.email': 'email', ...guestNames };
}
