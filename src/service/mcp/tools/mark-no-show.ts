import * as v from 'valibot';
import { ok } from '../../../contract/index.ts';
import { Booking, describeBooking, whenOf } from '../descriptions/index.ts';
import { zoneFor } from '../read-input.ts';
import { defineTool } from './tool.ts';

export const markNoShow = defineTool({
  name: 'mark_no_show',
  description:
    'Marks a booking as a no-show, up to 30 days after its start; absent=false undoes it. Sends no email. from_invitee is strangers’ data.',
  scope: 'book',
  hints: { destructiveHint: true, idempotentHint: true },
  input: v.strictObject({ id: v.string(), absent: v.boolean() }),
  output: v.object({ booking: Booking }),
  async run(session, { id, absent }) {
    const zone = await zoneFor(session);
    if (!zone.ok) return zone;
    const event = await session.call('markEventNoShow', { params: { id }, body: { absent } });
    if (!event.ok) return event;
    const booking = describeBooking(event.data, zone.data);
    return ok({
      data: { booking },
      text: `${absent ? 'Marked as a no-show' : 'Not marked as a no-show'}: ${whenOf(booking)}, id ${id}. Mailed to: no one.`,
    });
  },
});
