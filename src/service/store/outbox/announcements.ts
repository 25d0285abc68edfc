import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Event, EventKind } from '../../../contract/index.ts';
import { guestsBesideHost } from '../../../form/index.ts';
import { settleAll } from '../../concurrency/index.ts';
import type { Announcement, EventReceivers, FormerHost, HostRecords } from '../../records/index.ts';
import { prepared, writeLast } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { isAnyWrittenTo, isOnlyWritten, recordCalendarWrites } from './calendar-writes/index.ts';
import { recordDue } from './due-accounts.ts';
import { saveOrganizer } from './organizer.ts';
import { dueAt, payloadOf } from './payload.ts';
import { deleteReminders, nameFormerHost, remindersOf } from './reminders.ts';
import { findPreviousOfUnsent } from './unsent-mail.ts';

/** How many rows are written by a statement that is prepared: each number is a statement of its own. */
const maxPreparedRows = 6;

/**
 * Announces an event: writes a delivery for each subscribed webhook and for each email, and marks it to be written into
 * calendars.
 */
export function createAnnouncements(trx: Kysely<Database>): Pick<HostRecords, 'announce' | 'findReceivers'> {
  return {
    findReceivers: (accountId, kind) => findReceivers(trx, { accountId, kind }),

    async announce(announcement) {
      const { accountId, kind, event, previous, formerHost, sendsMail, reminders, receivers, now } = announcement;
      const isNew = kind === 'event.created';
      const [{ webhookIds, hasCalendar }] = await settleAll([
        receivers ? Promise.resolve(receivers) : findReceivers(trx, announcement),
        ...(isNew ? [] : [deleteReminders(trx, { accountId, event })]),
      ]);
      const toFormerHost =
        sendsMail && formerHost ? [await mailToFormerHost(trx, { ...announcement, formerHost })] : [];
      if (formerHost) await nameFormerHost(trx, { accountId, event, email: formerHost.email });
      if (kind !== 'event.no_show')
        await recordCalendarWrites(trx, { accountId, event, formerHost, isNew, hasCalendar, now });
      if (!isNew && (formerHost || announcement.mailAddress)) await saveOrganizer(trx, announcement);
      const payload = payloadOf({ type: kind, data: event, now });
      const unsentPrevious = sendsMail && !isNew ? await findPreviousOfUnsent(trx, { accountId, event }) : undefined;
      const mailPrevious = previous ? { ...previous, ...unsentPrevious } : unsentPrevious;
      const mailPayload = mailPrevious ? payloadOf({ type: kind, data: event, previous: mailPrevious, now }) : payload;
      const deliveries = [
        ...webhookIds.map((webhook_id) => ({ recipient: 'webhook' as const, webhook_id, payload })),
        ...(sendsMail ? mailRecipients(event).map((recipient) => ({ ...recipient, payload: mailPayload })) : []),
        ...toFormerHost,
      ];
      const rows = [
        ...deliveries.map((delivery) => ({ kind, ...delivery, ...dueAt(now) })),
        ...remindersOf({ event, reminders, now }),
      ].map((row) => ({ account_id: accountId, id: randomUUID(), about_event: event.id, ...row }));
      if (rows.length === 0) return [];
      // Mail first: two bookings of an account that write both in different orders would wait for each other.
      const channels = [
        ...(sendsMail ? (['mail'] as const) : []),
        ...(webhookIds.length > 0 ? (['webhook'] as const) : []),
      ];
      const insert = trx.insertInto('deliveries').values(rows).compile();
      await settleAll([
        writeLast(trx, rows.length > maxPreparedRows ? insert : prepared(insert)),
        ...channels.map((channel) => recordDue(trx, { accountId, channel, dueAt: now })),
      ]);
      if (!sendsMail) return [];
      return guestsBesideHost(event).length > 0 ? ['invitee', 'host', 'guests'] : ['invitee', 'host'];
    },
  };
}

type MailRecipient = { readonly recipient: 'invitee' | 'host' | 'guest'; readonly address?: string };

/** Returns who gets mail. Each guest gets a separate email. A host who was entered as a guest gets only the host's. */
function mailRecipients(event: Event): MailRecipient[] {
  const guests = guestsBesideHost(event).map((address) => ({ recipient: 'guest' as const, address }));
  return [{ recipient: 'invitee' }, { recipient: 'host' }, ...guests];
}

type Reassignment = Announcement & { readonly formerHost: FormerHost };

/** The event no longer names the former host, so this row does. They must not learn where the new host meets. */
async function mailToFormerHost(
  trx: Kysely<Database>,
  { accountId, kind, event, previous, formerHost: { userId, email }, now }: Reassignment,
) {
  const recipient = 'former_host' as const;
  const data = { ...event, ...(previous?.location !== undefined && { location: previous.location }) };
  const hasNoFile = (await isOnlyWritten(trx, { accountId, eventId: event.id, userId })) || undefined;
  return { recipient, address: email, payload: payloadOf({ type: kind, data, formerHostId: userId, hasNoFile, now }) };
}

type KindOfEvent = { readonly accountId: number; readonly kind: EventKind };

async function findReceivers(trx: Kysely<Database>, ofKind: KindOfEvent): Promise<EventReceivers> {
  const [webhookIds, hasCalendar] = await settleAll([
    findWebhooksFor(trx, ofKind),
    isAnyWrittenTo(trx, ofKind.accountId),
  ]);
  return { webhookIds, hasCalendar };
}

/** Blocks the deletion of a webhook until its delivery is written, so that the deletion removes that too. */
async function findWebhooksFor(trx: Kysely<Database>, { accountId, kind }: KindOfEvent): Promise<number[]> {
  const rows = await trx
    .selectFrom('webhooks')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .where(({ eb, fn }) => eb(eb.val(kind), '=', fn.any('events')))
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}
