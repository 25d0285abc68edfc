import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import type { Event } from '../../contract/index.ts';
import type { Person } from '../../invite/index.ts';
import { type LanguageCode, languageWithWords } from '../../language/index.ts';
import type { Clock } from '../../time/index.ts';
import type { Records } from '../records/index.ts';
import { AccountMailPayload, type ConsoleLinks, writeAccountMail } from './account-mail/index.ts';
import { brandOf } from './brand-of.ts';
import { type EmailLinks, type ManageLink, meetingOf } from './content/index.ts';
import { type DueMail, readSubjectMatter } from './read-subject-matter.ts';
import {
  connectTo,
  type DkimOptions,
  InvalidMailbox,
  keepMail,
  type MailAttempt,
  messageIdOf,
  senderAddress,
  type WrittenMail,
} from './sending/index.ts';
import { type OutgoingEmail, writeMail } from './write-mail.ts';

export type MailOptions = {
  /** Such as `smtps://user:password@host`. */
  readonly smtpUrl: string;
  /** Such as `Bookings <bookings@example.com>`. */
  readonly from: string;
  /** Without it, mail is not signed. */
  readonly dkim?: DkimOptions | undefined;
  /** Without it, mail has no link to reschedule or cancel. */
  readonly manageLink?: ManageLink | undefined;
  /** Required for emails that confirm an address, invite a user or sign someone in. */
  readonly consoleLinks?: ConsoleLinks | undefined;
  /** Where mail programs load logos, such as `https://book.example.com`. @default mail has no logos */
  readonly publicUrl?: string | undefined;
};

/** Sends nothing: passes each email on to a page that shows it. */
export type KeptMailOptions = Pick<MailOptions, 'from' | 'manageLink' | 'consoleLinks' | 'publicUrl'> & {
  readonly onMail: (mail: WrittenMail) => void;
};

type MailerOptions = (MailOptions | KeptMailOptions) & {
  readonly records: Pick<
    Records,
    | 'findBranding'
    | 'findEvent'
    | 'findEventType'
    | 'findHostsOfEvent'
    | 'findMailDetails'
    | 'findUser'
    | 'listCalendarSources'
    | 'listDeletedEntries'
    | 'listEventChanges'
    | 'listFields'
  >;
  readonly clock: Clock;
};

/** Creates the mailer, which attempts to send an email once, until the signal aborts it or the mailer is closed. */
export function createMailer(options: MailerOptions) {
  const connection = 'onMail' in options ? keepMail(options) : connectTo(options);

  async function deliverMail(due: DueMail, signal: AbortSignal): Promise<LocalizedAttempt | typeof skipped> {
    try {
      const result = await writeDueMail(options, due);
      if (!result) return skipped;
      return { ...(await connection.send(result.mail, signal)), locale: result.locale };
    } catch (error) {
      if (error instanceof InvalidMailbox) return { kind: 'undeliverable', responseStatus: null };
      throw error;
    }
  }

  return { deliverMail, close: connection.close };
}

/** The result of an attempt, and the language of an email about an event. */
type LocalizedAttempt = MailAttempt & Pick<WrittenDueMail, 'locale'>;

type WrittenDueMail = { readonly mail: SendMailOptions; readonly locale?: LanguageCode | undefined };

/** Writes an email that is due. Returns undefined if it would be out of date. */
async function writeDueMail(options: MailerOptions, due: DueMail): Promise<WrittenDueMail | undefined> {
  const { records, consoleLinks, manageLink, clock } = options;
  const payload = due.reminder ? undefined : v.safeParse(AccountMailPayload, JSON.parse(due.payload));
  if (payload?.success) {
    const { accountId } = due;
    const brand = await brandOf(options, accountId);
    const writing = { accountId, records, consoleLinks, manageLink, brand, now: clock() };
    const mail = await writeAccountMail(payload.output, writing);
    return mail && { mail: { ...mail, messageId: messageIdOf(due.id, senderAddress(options.from)) } };
  }
  const email = await readMail(options, due);
  return email && { mail: await writeMail(email), locale: languageWithWords(email.locale) };
}

/** Reads the content of an email. Returns undefined if it would be out of date. */
async function readMail(options: MailerOptions, due: DueMail): Promise<OutgoingEmail | undefined> {
  const { records, clock } = options;
  const { accountId, reminder } = due;
  const now = clock();
  const subjectMatter = await readSubjectMatter(records, due, now);
  if (!subjectMatter) return undefined;
  const { kind, event, previous, isResent = false, isMailboxShared = false } = subjectMatter;
  const [details, fields, brand, isCanceledInConsole] = await Promise.all([
    subjectMatter.details ?? records.findMailDetails(accountId, event.id),
    records.listFields(accountId, event.event_type_id),
    brandOf(options, accountId),
    kind === 'canceled' && wasCanceledInConsole(records, { accountId, eventId: event.id }),
  ]);
  if (!details) return undefined;
  const recipient = due.recipient.kind === 'former_host' ? 'host' : due.recipient.kind;
  return {
    kind,
    recipient,
    event,
    fields,
    title: details.title,
    now,
    guestAddress: due.recipient.kind === 'guest' ? due.recipient.address : '',
    organizer: details.organizer ?? organizerOf(options, event),
    minutesBefore: reminder?.minutesBefore ?? null,
    resentAs: isResent ? due.id : null,
    previousTime: previous ? meetingOf(previous) : null,
    previousLocation: previous?.location ?? null,
    isCanceledInConsole,
    locale: (recipient === 'host' ? details.hostLocale : event.locale) ?? null,
    hostTimeFormat: details.hostTimeFormat,
    logo: details.hostAvatar || undefined,
    brand,
    hostSince: details.hostSince,
    hostEntry: details.hostEntry,
    isEntryMailed: details.isEntryMailed,
    isMailboxShared,
    links: await linksOf(options, { accountId, kind, recipient, event, hostId: details.hostId }),
  };
}

/** Mail that is kept shows who the organizer would be if it were sent: nothing is stored about that. */
function organizerOf(options: MailerOptions, { host }: Event): Person {
  return 'onMail' in options ? { name: host.name, email: senderAddress(options.from) } : host;
}

type CanceledEvent = { readonly accountId: number; readonly eventId: string };

/** A call with a key may come from the invitee, on a page with a gateway of its own. */
async function wasCanceledInConsole(
  records: Pick<Records, 'listEventChanges'>,
  { accountId, eventId }: CanceledEvent,
): Promise<boolean> {
  const changes = await records.listEventChanges(accountId, eventId);
  return changes.findLast(({ operation }) => operation === 'cancelEvent')?.actor.via === 'session';
}

type LinkedMail = Pick<OutgoingEmail, 'kind' | 'recipient' | 'event'> & {
  readonly accountId: number;
  readonly hostId: number;
};
type Links = Pick<MailOptions, 'manageLink' | 'consoleLinks'>;

async function linksOf({ manageLink, consoleLinks }: Links, mail: LinkedMail): Promise<EmailLinks> {
  const { accountId, kind, recipient, event, hostId } = mail;
  if (recipient === 'guest' || kind === 'canceled' || kind === 'unassigned') return {};
  // One page does both, and only after its visitor confirms.
  const page = await manageLink?.({ id: event.id, accountId });
  if (recipient !== 'host') return { reschedule: page, cancel: page };
  // The console shows hosts more, such as the history.
  const view = await consoleLinks?.booking({ id: event.id, accountId, hostId });
  return { view: view ?? page, reschedule: page, cancel: page };
}

const skipped = { kind: 'skipped', responseStatus: null } as const;
