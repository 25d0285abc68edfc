import { type Event, ok, type Result, refuse, unchanged } from '../../../contract/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { withMailedTo } from './mail/index.ts';
import { startOf, withEventLocked } from './own-event.ts';

type Cancellation = Input<'cancelEvent'> & {
  /** The user who must still host it: otherwise it is not found. @default whoever does */
  readonly hostId?: number;
};

/** Cancels an event. Canceling twice has no further effect: the first reason stays. */
export async function cancel(
  context: Context,
  { caller, params: { id }, body, hostId }: Cancellation,
): Promise<Result<Event>> {
  const { accountId } = caller;
  const { sendsMail, mailAddress } = context;
  return withEventLocked(context, { caller, id }, async (hostRecords, event, { leadId }) => {
    const now = context.clock();
    if (hostId !== undefined && leadId !== hostId) return refuse({ code: 'resource_not_found' });
    if (event.status === 'canceled') return unchanged(event);
    if (startOf(event) < now) return refuse({ code: 'event_in_past' });
    const reason = body.reason?.trim() ? body.reason : null;
    const canceledEvent = await hostRecords.cancelEvent({ accountId, id, reason, now });
    const announcement = { accountId, kind: 'event.canceled', event: canceledEvent, reminders: [] } as const;
    const recipients = await hostRecords.announce({ ...announcement, sendsMail, mailAddress, now });
    return ok(withMailedTo(context, canceledEvent, recipients));
  });
}
