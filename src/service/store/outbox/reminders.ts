import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Event } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { together } from '../../concurrency/index.ts';
import type { NewReminder } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { noteDue } from './due-accounts.ts';

type EventOfAccount = { readonly accountId: number; readonly event: Pick<Event, 'id' | 'sequence'> };
type Planned = EventOfAccount & { readonly reminders: readonly NewReminder[]; readonly now: Instant };

/** Writes the reminders of an event. What they say is read when they are sent. */
export async function saveReminders(trx: Kysely<Database>, planned: Planned): Promise<void> {
  const { accountId, event, reminders, now } = planned;
  const [first] = reminders.toSorted((a, b) => a.dueAt - b.dueAt);
  if (!first) return;
  const rows = reminders.map(({ recipient, address, minutesBefore, dueAt, notAfter }) => ({
    ...{ account_id: accountId, id: randomUUID(), recipient, address, kind: 'event.reminder' as const, payload: '' },
    ...{ event_id: event.id, event_sequence: event.sequence, minutes_before: minutesBefore },
    about_event: event.id,
    ...{ not_after: inUtc(notAfter), next_try_at: inUtc(dueAt), created_at: inUtc(now), updated_at: inUtc(now) },
  }));
  await together([
    trx.insertInto('deliveries').values(rows).execute(),
    noteDue(trx, { accountId, channel: 'mail', dueAt: first.dueAt }),
  ]);
}

/** Deletes what would remind of a time at which the event is no more. */
export async function deleteReminders(trx: Kysely<Database>, { accountId, event }: EventOfAccount): Promise<void> {
  await trx
    .deleteFrom('deliveries')
    .where('account_id', '=', accountId)
    .where('event_id', '=', event.id)
    .where('status', '=', 'pending')
    .execute();
}
