import { type EventManageLink, ok, type Result, refuse } from '../../../contract/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { ownEvent, startOf } from './own-event.ts';

/**
 * Returns the address of the page on which the invitee of an event reschedules or cancels it, for someone who booked by
 * phone or lost the email. It opens the event for anyone who has it, so the journal records that it was issued.
 */
export async function issueEventManageLink(
  { records, clock, manageLink }: Context,
  { caller, params: { id } }: Input<'issueEventManageLink'>,
): Promise<Result<EventManageLink>> {
  const event = await ownEvent(records, caller, id);
  if (!event.ok) return event;
  if (!manageLink) return refuse({ code: 'unavailable', message: noPage });
  if (event.data.status === 'canceled') return refuse({ code: 'event_canceled' });
  if (startOf(event.data) < clock()) return refuse({ code: 'event_in_past' });
  return ok({ url: await manageLink({ id: event.data.id, accountId: caller.accountId }) });
}

const noPage = 'This service does not know the address of a page on which invitees can change their bookings.';
