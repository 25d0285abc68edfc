import {
  type Event,
  type EventChangeKind,
  type EventHistoryEntry,
  type Mail,
  ok,
  type Result,
} from '../../../../contract/index.ts';
import { formatInstant } from '../../../../time/index.ts';
import type { RecordedEventChange } from '../../../records/index.ts';
import type { Context } from '../../context.ts';
import type { Input } from '../../operation.ts';
import { onlyUserOf } from '../../permissions/index.ts';
import { ownEvent } from '../own-event.ts';
import { orderHistory } from './order-history.ts';

/** More emails than one event has in 30 days, to the invitee, the host and the guests, with the reminders of each. */
const maxInHistory = 1000;

/**
 * Lists what was done to an event and what was sent about it, oldest first: each change before the messages about it, and
 * reminders that are still to be sent at the end. A member may not list the people of the
 * account, so they are not named. Nor does a member see whose turn it was: that would reveal which colleagues were busy.
 */
export async function getEventHistory(
  { records }: Context,
  { caller, params: { id } }: Input<'getEventHistory'>,
): Promise<Result<EventHistoryEntry[]>> {
  const event = await ownEvent(records, caller, id);
  if (!event.ok) return event;
  const { accountId } = caller;
  const mailSearch = { accountId, eventId: id, hostId: undefined, offset: 0, limit: maxInHistory };
  const [changes, mails, deliveries] = await Promise.all([
    records.listEventChanges(accountId, id),
    records.listMails(mailSearch),
    records.listDeliveriesAbout(accountId, id),
  ]);
  const showsColleagues = onlyUserOf(caller) === undefined;
  const messages = [
    ...mails.items.map((mail) => ({ kind: 'mail' as const, at: timeOfMail(mail), mail })),
    ...deliveries.map(({ webhookId, delivery }) => ({
      kind: 'webhook' as const,
      at: delivery.created_at,
      webhook_id: webhookId,
      delivery,
    })),
  ];
  return ok(orderHistory(changesOf(event.data, { recordedChanges: changes, showsColleagues }), messages));
}

/** A reminder is stored with the booking and sent much later. All other mail is sent right away. */
function timeOfMail({ kind, status, created_at, updated_at }: Mail): string {
  return kind === 'event.reminder' && status !== 'pending' ? updated_at : created_at;
}

const changeByOperation: Readonly<Record<string, EventChangeKind>> = {
  createEvent: 'booked',
  rescheduleEvent: 'rescheduled',
  reassignEvent: 'reassigned',
  cancelEvent: 'canceled',
  markEventNoShow: 'no_show',
  updateEvent: 'note',
};

type Change = Extract<EventHistoryEntry, { kind: 'change' }>;

type HistorySource = { readonly recordedChanges: readonly RecordedEventChange[]; readonly showsColleagues: boolean };

/** An event that was booked before changes were recorded still has its booking as an entry. */
function changesOf(event: Event, { recordedChanges, showsColleagues }: HistorySource): Change[] {
  const isRecorded = recordedChanges.some(({ operation }) => operation === 'createEvent');
  const changes: Change[] = isRecorded ? [] : [{ kind: 'change', at: event.created_at, change: 'booked', actor: null }];
  let start: string | undefined;
  for (const { operation, actor, actorName, change, at } of recordedChanges) {
    const changeKind = changeByOperation[operation];
    if (changeKind === undefined) continue;
    const from = change.start === undefined ? undefined : start;
    start = change.start ?? start;
    changes.push({
      kind: 'change',
      at: formatInstant(at, 0),
      change: changeKind,
      actor,
      ...(showsColleagues && actorName !== undefined && { actor_name: actorName }),
      ...(from !== undefined && { from }),
      ...(change.start !== undefined && { to: change.start }),
      ...(change.host !== undefined && { host: change.host }),
      ...(showsColleagues && change.turns && { turns: [...change.turns] }),
    });
  }
  return changes;
}
