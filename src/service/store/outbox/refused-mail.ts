import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Instant } from '../../../time/index.ts';
import type { DeliveryUpdate } from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { announceAccountMail } from './account-mail.ts';

type FailedAttempt = Pick<DeliveryUpdate, 'delivery' | 'now'>;

/**
 * Tells the host that an address refuses mail about an event for good, but only once for each recipient. The address of
 * an event whose personal data was erased is written nowhere again.
 */
export async function announceRefusedMail(trx: Kysely<Database>, { delivery, now }: FailedAttempt): Promise<void> {
  const { accountId, id, attempts, recipient } = delivery;
  if (recipient.kind !== 'invitee' && recipient.kind !== 'guest') return;
  const address = recipient.kind === 'guest' ? recipient.address : '';
  // If two are refused at the same moment, the second waits here, and then finds the first.
  await sql`
    select from events as event
    join deliveries as mail on mail.account_id = event.account_id and mail.about_event = event.id
    where event.account_id = ${accountId} and mail.account_id = ${accountId} and mail.id = ${id}
    for no key update of event`.execute(trx);
  const events = sql<{ eventId: string; userId: number; failedSince: Instant | null }>`
    select event.id as "eventId", event.host_id as "userId", (
      select min(earlier.created_at) from deliveries as earlier
      where earlier.account_id = ${accountId} and earlier.about_event = mail.about_event and earlier.id <> mail.id
        and earlier.recipient = mail.recipient and earlier.address = mail.address and earlier.status = 'failed'
    ) as "failedSince"
    from deliveries as mail
    join events as event on event.account_id = mail.account_id and event.id = mail.about_event
    where mail.account_id = ${accountId} and mail.id = ${id} and mail.tries = ${attempts}
      and event.erased_at is null`;
  const [event] = (await events.execute(trx)).rows;
  if (!event) return;
  const { eventId, userId, failedSince } = event;
  const data = { user_id: userId, event_id: eventId, guest: address };
  // The host gets no notice of an earlier email that failed because of its content.
  if (failedSince !== null && (await isNotified(trx, { accountId, data, since: failedSince }))) return;
  await announceAccountMail(trx, { accountId, kind: 'mail.refused', data, now });
}

type Refusal = {
  readonly accountId: number;
  readonly data: v.InferOutput<typeof Notice>['data'];
  readonly since: Instant;
};

/** Returns whether a host was notified about an address since an instant. */
async function isNotified(trx: Kysely<Database>, { accountId, data, since }: Refusal): Promise<boolean> {
  const notices = await trx
    .selectFrom('deliveries')
    .select('payload')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', at(since))
    // Written out for the index.
    .where('kind', '=', sql.lit('mail.refused'))
    .execute();
  const sentNotices = notices.map(({ payload }) => v.parse(Notice, JSON.parse(payload)).data);
  return sentNotices.some((each) => each.event_id === data.event_id && each.guest === data.guest);
}

const Notice = v.object({ data: v.object({ event_id: v.string(), guest: v.string() }) });
