import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { Mail } from '../../../contract/index.ts';
import { languageWithWords } from '../../../language/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { MailRecords, MailSearch, MailWrites } from '../../records/index.ts';
import { at, inUtc } from '../postgres/index.ts';
import type { Database, DeliveriesTable } from '../tables/index.ts';
import { deliveryOf } from './deliveries.ts';
import { recordDue } from './due-accounts.ts';
import { saveOrganizer } from './organizer.ts';
import { dueAt, payloadOf } from './payload.ts';

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
      const row = await oneMail(db, accountId, id).executeTakeFirst();
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
      return mailOf(await oneMail(db, accountId, id).executeTakeFirstOrThrow());
    },

    async copyMail({ accountId, id, now }) {
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
      return mailOf(await oneMail(db, accountId, copyId).executeTakeFirstOrThrow());
    },
  };
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

/** The addresses and the languages of the people who take part. */
type Participants = {
  readonly invitee_email: string;
  readonly event_locale: string | null;
  /** Its address and language are unknown since then. */
  readonly event_erased_at: Instant | null;
  readonly host_email: string;
  readonly host_locale: string | null;
};

const AboutHost = v.object({ data: v.object({ host: v.object({ email: v.string() }) }) });

/**
 * Returns the address that the host had when an email was written; undefined for a reminder, which is written when due.
 */
function writtenHostEmail(payload: string): string | undefined {
  const result = v.safeParse(AboutHost, payload === '' ? undefined : JSON.parse(payload));
  return result.success ? result.output.data.host.email : undefined;
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

function oneMail(db: Kysely<Database>, accountId: number, id: string) {
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

function isAboutEvent(kind: string): kind is Mail['kind'] {
  return v.is(Mail.entries.kind, kind);
}

function mailOf(row: Selectable<DeliveriesTable> & Participants): Mail {
  const { id, about_event: eventId, kind, recipient, status, tries, response_status, response_text, next_try_at } = row;
  if (recipient === 'webhook' || !isAboutEvent(kind) || eventId === null) {
    throw new Error(`The delivery ${id} must be a mail about an event, found "${kind}" to "${recipient}".`);
  }
  const { invitee_email: invitee } = row;
  // The event may have another host by now, who did not get this email.
  const host = row.address || (recipient === 'host' && writtenHostEmail(row.payload)) || row.host_email;
  const address = { invitee, host, guest: row.address, former_host: row.address }[recipient];
  const locale = languageOfMail(row);
  return {
    id,
    event_id: eventId,
    kind,
    recipient,
    address,
    ...(locale !== null && { locale }),
    status,
    tries,
    response_status,
    ...(response_text !== null && { response_text }),
    next_try_at: next_try_at === null ? null : inUtc(next_try_at),
    created_at: inUtc(row.created_at),
    updated_at: inUtc(row.updated_at),
  };
}

/**
 * Returns the language that an email was written in, or while it waits, the one that it would be written in now; null
 * if unknown. The one of a former host is known once it is written.
 */
function languageOfMail({ status, recipient, locale, ...row }: Selectable<DeliveriesTable> & Participants) {
  if (status !== 'pending' || recipient === 'former_host') return locale;
  if (recipient === 'host') return languageWithWords(row.host_locale);
  return row.event_erased_at === null ? languageWithWords(row.event_locale) : null;
}
