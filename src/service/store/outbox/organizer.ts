import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Announcement } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';

type MailedEvent = Pick<Announcement, 'accountId' | 'event' | 'formerHost' | 'mailAddress'>;

/**
 * Stores the organizer of an event that has none, such as one booked before the service sent mail: calendars treat an
 * event with another organizer as another meeting. Any mail that was still sent about it named the host.
 */
export async function saveOrganizer(
  trx: Kysely<Database>,
  { accountId, event, formerHost, mailAddress }: MailedEvent,
): Promise<void> {
  const wasMailed = hasSentMail({ accountId, event });
  const withAddress = (email: string) => JSON.stringify({ name: event.host.name, email });
  const ofHost = withAddress((formerHost ?? event.host).email);
  const ofService = mailAddress === undefined ? null : withAddress(mailAddress);
  await sql`
    update events set organizer = case when ${wasMailed} then ${ofHost}::jsonb else ${ofService}::jsonb end
    where account_id = ${accountId} and id = ${event.id} and organizer is null
      and (${ofService}::jsonb is not null or ${wasMailed})`.execute(trx);
}

/** Whether a mail server has accepted an email with a calendar file about an event. Mail that is kept has no status. */
function hasSentMail({ accountId, event }: Pick<MailedEvent, 'accountId' | 'event'>): RawBuilder<boolean> {
  return sql`exists (
    select from deliveries
    where account_id = ${accountId} and about_event = ${event.id} and webhook_id is null
      and kind in ('event.created', 'event.rescheduled', 'event.reassigned', 'event.canceled')
      and status = 'succeeded' and response_status is not null
  )`;
}
