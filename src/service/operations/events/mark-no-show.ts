import { type Event, ok, outcomeDays, type Result, refuse, unchanged } from '../../../contract/index.ts';
import { addMinutes, type Instant } from '../../../time/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { startOf, withEventLocked } from './own-event.ts';

/**
 * Marks an event as a no-show, or removes the mark, which leaves the event without an outcome. Repeating it has no
 * further effect. Sends webhooks, but no mail.
 */
export async function markNoShow(
  context: Context,
  { caller, params: { id }, body: { absent } }: Input<'markEventNoShow'>,
): Promise<Result<Event>> {
  const { accountId } = caller;
  return withEventLocked(context, { caller, id }, async (hostRecords, event) => {
    const now = context.clock();
    if (event.status === 'canceled') return refuse({ code: 'event_canceled' });
    // At the moment of its start, an event can still be canceled or rescheduled, so it is not a no-show yet.
    if (now <= startOf(event)) return refuse({ code: 'event_not_started' });
    if (absent === (event.outcome === 'no_show')) return unchanged(event);
    if (lastChangeOf(event) < now) return refuse({ code: 'event_in_past', message: tooLate });
    const markedEvent = await hostRecords.saveOutcome({ accountId, id, outcome: absent ? 'no_show' : null, now });
    await hostRecords.announce({
      accountId,
      kind: 'event.no_show',
      event: markedEvent,
      now,
      sendsMail: false,
      reminders: [],
    });
    return ok(markedEvent);
  });
}

function lastChangeOf(event: Event): Instant {
  return addMinutes(startOf(event), outcomeDays * 24 * 60);
}

const tooLate = `This event started more than ${outcomeDays} days ago: its outcome can no longer be changed.`;
