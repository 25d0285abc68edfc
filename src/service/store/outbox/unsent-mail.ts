import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { Event } from '../../../contract/index.ts';
import type { PreviousMeeting } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';

type EventOfAccount = { readonly accountId: number; readonly event: Pick<Event, 'id'> };

/**
 * Finds the time and the place that the invitee knows of, if an email about a later one is still to be sent. It will be
 * skipped, as there is a newer change.
 */
export async function findPreviousOfUnsent(
  trx: Kysely<Database>,
  { accountId, event }: EventOfAccount,
): Promise<PreviousMeeting | undefined> {
  const unsent = await trx
    .selectFrom('deliveries')
    .select('payload')
    .where('account_id', '=', accountId)
    .where('about_event', '=', event.id)
    .where('recipient', '=', 'invitee')
    .where('kind', 'in', ['event.rescheduled', 'event.reassigned'])
    .where('status', '=', 'pending')
    .where(sql<boolean>`(claimed_until > now()) is not true`)
    .orderBy('created_at', 'desc')
    .execute();
  // A newer email that was resent on request names no previous time.
  return unsent.map(({ payload }) => v.parse(ChangePayload, JSON.parse(payload)).previous).find((previous) => previous);
}

const ChangePayload = v.object({
  /** Absent in an email that was resent on request. */
  previous: v.optional(
    v.object({ start: v.string(), end: v.string(), location: v.exactOptional(Event.entries.location) }),
  ),
});
