import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Mail } from '../../../../contract/index.ts';
import type { Instant } from '../../../../time/index.ts';
import type { MailRecords, MailSearch, MailWrites } from '../../../records/index.ts';
import { at } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';
import { deliveryOf } from '../deliveries.ts';
import { recordDue } from '../due-accounts.ts';
import { saveOrganizer } from '../organizer.ts';
import { dueAt, payloadOf } from '../payload.ts';
import { mailOf } from './mail-rows.ts';

/** Mail about events, and deliveries to webhooks about one event. */
export function createMails(db: Kysely<Database>): MailRecords & MailWrites {
  return {
    async listMails(search) {
      const newest = mails(db, search).orderBy('mail.created_at', 'desc').orderBy('mail.id', 'desc');
      const count = mailsToCount(db, search).select(({ fn }) => fn.countAll<number>().as('total'));
      const [rows, { total }] = await Promise.all([
        newest.limit(search.limit).offset(search.offset).execute(),
        count.executeTakeFirstOrThrow(),
      ]);
      return { items: rows.map(mailOf), total };
    },

    async findMail(accountId, id) {
      const row = await oneMail(db, { accountId, id }).executeTakeFirst();
      return row && mailOf(row);
    },

    listTimesOfChangeMails: (search) => listTimesOfChangeMails(db, search),

    async listDeliveriesAbout(accountId, eventId) {
      const rows = await db
        .selectFrom('deliveries')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('about_event', '=', eventId)
        .where('webhook_id', 'is not', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.flatMap((row) =>
        row.webhook_id === null ? [] : [{ webhookId: row.webhook_id, delivery: deliveryOf(row) }],
      );
    },

    async saveMail({ accountId, event, kind, recipient, address, mailAddress, now }) {
      if (mailAddress) await saveOrganizer(db, { accountId, event, mailAddress });
      const id = randomUUID();
      const payload = payloadOf({ type: kind, data: event, isResent: true, now });
      const to = { recipient, address: recipient === 'guest' ? address : '' };
      const row = { account_id: accountId, id, kind, ...to, payload, about_event: event.id, ...dueAt(now) };
      await db.insertInto('deliveries').values(row).execute();
      await recordDue(db, { accountId, channel: 'mail', dueAt: now });
      return mailOf(await oneMail(db, { accountId, id }).executeTakeFirstOrThrow());
    },

    copyMail: (mail) => copyMail(db, mail),
  };
}

type MailCopy = Parameters<MailWrites['copyMail']>[0];

/** Queues an email again, with the content that it had. */
async function copyMail(db: Kysely<Database>, { accountId, id, now }: MailCopy): Promise<Mail> {
  const originals = db
    .selectFrom('deliveries')
    .select(['account_id', 'kind', 'recipient', 'address', 'payload', 'about_event']);
  const row = await originals.where('account_id', '=', accountId).where('id', '=', id).executeTakeFirstOrThrow();
  const copyId = randomUUID();
  const payload = JSON.stringify({ ...JSON.parse(row.payload), is_resent: true });
  await db
    .insertInto('deliveries')
    .values({ ...row, id: copyId, payload, ...dueAt(now) })
    .execute();
  await recordDue(db, { accountId, channel: 'mail', dueAt: now });
  return mailOf(await oneMail(db, { accountId, id: copyId }).executeTakeFirstOrThrow());
}

type ChangeMailSearch = Parameters<MailRecords['listTimesOfChangeMails']>[0];

async function listTimesOfChangeMails(
  db: Kysely<Database>,
  { accountId, eventId, since }: ChangeMailSearch,
): Promise<Instant[]> {
  const rows = await ofAccount(db, { accountId, eventId, hostId: undefined })
    .select('mail.created_at')
    .where('mail.recipient', '=', 'invitee')
    .where('mail.kind', 'in', ['event.rescheduled', 'event.reassigned'])
    .where('mail.created_at', '>', at(since))
    .orderBy('mail.created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

type MailFilter = Pick<MailSearch, 'accountId' | 'eventId' | 'hostId' | 'undeliveredSince'>;

function mails(db: Kysely<Database>, search: MailFilter) {
  return matching(db, search)
    .innerJoin('users as host', (join) =>
      join.onRef('host.account_id', '=', 'event.account_id').onRef('host.id', '=', 'event.host_id'),
    )
    .selectAll('mail')
    .select(['event.invitee_email', 'event.locale as event_locale', 'event.erased_at as event_erased_at'])
    .select(['host.email as host_email', 'host.locale as host_locale']);
}

function oneMail(db: Kysely<Database>, { accountId, id }: { readonly accountId: number; readonly id: string }) {
  return mails(db, { accountId, eventId: undefined, hostId: undefined }).where('mail.id', '=', id);
}

function matching(db: Kysely<Database>, search: MailFilter) {
  const withEvents = ofAccount(db, search).innerJoin('events as event', (join) =>
    join.onRef('event.account_id', '=', 'mail.account_id').onRef('event.id', '=', 'mail.about_event'),
  );
  return search.hostId === undefined ? withEvents : withEvents.where('event.host_id', '=', search.hostId);
}

/** Joins the events only to find a host: the event of an email exists as long as the account. */
function mailsToCount(db: Kysely<Database>, search: MailFilter) {
  return search.hostId === undefined ? ofAccount(db, search) : matching(db, search);
}

/** The mail about events. An index has the last two conditions. */
function ofAccount(db: Kysely<Database>, { accountId, eventId, undeliveredSince }: MailFilter) {
  const query = db
    .selectFrom('deliveries as mail')
    .where('mail.account_id', '=', accountId)
    .where('mail.webhook_id', 'is', null)
    .where('mail.about_event', 'is not', null);
  const filteredQuery = undeliveredSince === undefined ? query : query.where(hasNotArrived(undeliveredSince));
  return eventId === undefined ? filteredQuery : filteredQuery.where('mail.about_event', '=', eventId);
}

/**
 * Returns whether an email failed since an instant or has been tried three times and still is, and no later email about
 * the event reached its recipient. Many mail servers refuse the first attempts of a sender they do not know. An index
 * has the same conditions.
 */
function hasNotArrived(since: Instant) {
  return sql<boolean>`
    ((mail.status = 'failed' and mail.updated_at >= ${at(since)}) or (mail.status = 'pending' and mail.tries >= 3))
    and not exists (
      select from deliveries as later
      where later.account_id = mail.account_id and later.about_event = mail.about_event and later.webhook_id is null
        and later.recipient = mail.recipient and later.address = mail.address
        and later.created_at > mail.created_at and later.status = 'succeeded'
    )`;
}
