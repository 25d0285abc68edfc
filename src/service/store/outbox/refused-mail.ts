import { type Kysely, sql } from 'kysely';
import type { AttemptResult } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';
import { announceAccountMail } from './account-mail.ts';

type FailedAttempt = Pick<AttemptResult, 'claimed' | 'now'>;

/** Tells the host that an email about an event was permanently refused, but only once for each recipient. */
export async function announceRefusedMail(trx: Kysely<Database>, { claimed, now }: FailedAttempt): Promise<void> {
  const { accountId, id, attempts, recipient } = claimed;
  if (recipient.kind !== 'invitee' && recipient.kind !== 'guest') return;
  const address = recipient.kind === 'guest' ? recipient.address : '';
  // If two are refused at the same moment, the second waits here, and then finds the first.
  await sql`
    select from events as event
    join deliveries as mail on mail.account_id = event.account_id and mail.about_event = event.id
    where event.account_id = ${accountId} and mail.account_id = ${accountId} and mail.id = ${id}
    for no key update of event`.execute(trx);
  const found = sql<{ eventId: string; userId: number }>`
    select event.id as "eventId", event.host_id as "userId"
    from deliveries as mail
    join events as event on event.account_id = mail.account_id and event.id = mail.about_event
    where mail.account_id = ${accountId} and mail.id = ${id} and mail.tries = ${attempts} and not exists (
      select from deliveries as earlier
      where earlier.account_id = ${accountId} and earlier.about_event = mail.about_event and earlier.id <> mail.id
        and earlier.recipient = mail.recipient and earlier.address = mail.address
        and earlier.status = 'failed' and earlier.response_status >= 500
    )`;
  const [event] = (await found.execute(trx)).rows;
  if (!event) return;
  const data = { user_id: event.userId, event_id: event.eventId, guest: address };
  await announceAccountMail(trx, { accountId, kind: 'mail.refused', data, now });
}
