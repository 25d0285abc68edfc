import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Instant } from '../../../../time/index.ts';
import type { ClaimedDelivery, DueReminder, DueSearch, Recipient } from '../../../records/index.ts';
import { at } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';

/**
 * Claims deliveries of an account. Skips those that changed since they were chosen, those that another process is
 * changing, and those whose webhook was paused.
 */
export async function claimDeliveries(db: Kysely<Database>, chosen: ChosenDeliveries): Promise<ClaimedDelivery[]> {
  if (chosen.ids.length === 0) return [];
  const { rows } = await claimStatement(chosen).execute(db);
  return rows.map((row) => deliveryOf(row, chosen));
}

type ChosenDeliveries = {
  readonly accountId: number;
  readonly ids: readonly string[];
  readonly search: Pick<DueSearch, 'now' | 'claimSeconds'>;
};

type ClaimedRow = {
  readonly id: string;
  readonly recipient: Recipient['kind'];
  readonly address: string;
  readonly event_id: string | null;
  readonly event_sequence: number | null;
  readonly minutes_before: number | null;
  readonly not_after: Instant | null;
  readonly payload: string;
  readonly tries: number;
  readonly url: string | null;
  readonly secret: string | null;
  readonly former_secret: string | null;
  readonly former_secret_until: Instant | null;
};

function claimStatement({ accountId, ids, search }: ChosenDeliveries): RawBuilder<ClaimedRow> {
  const { now, claimSeconds } = search;
  return sql<ClaimedRow>`
    with picked as (
      select id, webhook_id from deliveries
      where account_id = ${accountId} and id = any(${ids}::uuid[])
        and next_try_at <= ${at(now)} and (claimed_until > now()) is not true
      for update skip locked
    )
    update deliveries as delivery
    set tries = delivery.tries + 1, claimed_until = now() + ${claimSeconds} * interval '1 second',
      updated_at = ${at(now)}
    from picked left join webhooks as webhook on webhook.account_id = ${accountId} and webhook.id = picked.webhook_id
    where delivery.account_id = ${accountId} and delivery.id = picked.id and delivery.id = any(${ids}::uuid[])
      and webhook.is_active is not false
    returning delivery.id, delivery.recipient, delivery.address, delivery.payload, delivery.tries, delivery.event_id,
      delivery.event_sequence, delivery.minutes_before, delivery.not_after,
      webhook.url, webhook.secret, webhook.former_secret, webhook.former_secret_until`;
}

function deliveryOf(row: ClaimedRow, { accountId, search }: ChosenDeliveries): ClaimedDelivery {
  const { id, payload, tries: attempts } = row;
  return { accountId, id, payload, attempts, recipient: recipientOf(row, search.now), reminder: reminderOf(row) };
}

function reminderOf(row: ClaimedRow): DueReminder | null {
  const { event_id: eventId, event_sequence: sequence, minutes_before: minutesBefore, not_after: notAfter } = row;
  // The table has all four or none.
  if (eventId === null || sequence === null || minutesBefore === null || notAfter === null) return null;
  return { eventId, sequence, minutesBefore, notAfter };
}

function recipientOf(row: ClaimedRow, now: Instant): Recipient {
  const { recipient, address, url, secret, former_secret, former_secret_until } = row;
  if (recipient === 'guest' || recipient === 'former_host') return { kind: recipient, address };
  if (recipient !== 'webhook') return { kind: recipient };
  if (url === null || secret === null)
    throw new Error(`The delivery ${row.id} has no webhook with a URL and a secret.`);
  const signsToo = former_secret !== null && former_secret_until !== null && now < former_secret_until;
  return { kind: 'webhook', url, secrets: signsToo ? [secret, former_secret] : [secret] };
}
