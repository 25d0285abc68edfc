import type { Kysely } from 'kysely';
import type { Event } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { NewReminder } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type EventOfAccount = { readonly accountId: number; readonly event: Pick<Event, 'id' | 'sequence'> };
type PlannedReminders = Pick<EventOfAccount, 'event'> & {
  readonly reminders: readonly NewReminder[];
  readonly now: Instant;
};

/** Returns the columns of an event's reminders. Their content is read when they are sent. */
export function remindersOf({ event, reminders, now }: PlannedReminders) {
  return reminders.map(({ recipient, address, minutesBefore, dueAt, notAfter }) => ({
    recipient,
    address,
    kind: 'event.reminder' as const,
    payload: '',
    event_id: event.id,
    event_sequence: event.sequence,
    minutes_before: minutesBefore,
    not_after: inUtc(notAfter),
    next_try_at: inUtc(dueAt),
    created_at: inUtc(now),
    updated_at: inUtc(now),
  }));
}

/** Adds the address of a former host to the reminders that they got: the event names another host now. */
export async function nameFormerHost(
  trx: Kysely<Database>,
  { accountId, event, email }: EventOfAccount & { readonly email: string },
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ address: email })
    .where('account_id', '=', accountId)
    .where('event_id', '=', event.id)
    .where('recipient', '=', 'host')
    .where('address', '=', '')
    .where('status', '<>', 'pending')
    .execute();
}

/** Deletes reminders of a time that the event no longer has. */
export async function deleteReminders(trx: Kysely<Database>, { accountId, event }: EventOfAccount): Promise<void> {
  await trx
    .deleteFrom('deliveries')
    .where('account_id', '=', accountId)
    .where('event_id', '=', event.id)
    .where('status', '=', 'pending')
    .execute();
}
