import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import type { Instant } from '../../../time/index.ts';
import type { Records } from '../../records/index.ts';
import type { EmailBrand } from '../content/index.ts';
import { PasskeyAdded, writeAddedPasskey } from './added-passkey.ts';
import { EmailChanged, writeChangedEmail } from './changed-email.ts';
import { EmailEntered, writeConfirmation } from './confirm-email.ts';
import type { ConsoleLinks } from './console-links.ts';
import { EntriesDeleted, writeDeletedEntries } from './deleted-entries.ts';
import { UserInvited, writeInvitation } from './member-invitation.ts';
import { MailRefusedForGood, writeRefusedMail } from './refused-mail.ts';
import { SignInRequested, writeSignInLink } from './sign-in-link.ts';
import { CalendarUnread, writeUnreadCalendar } from './unread-calendar.ts';

/** An email to a user of an account that is not about an event. */
export const AccountNews = v.variant('type', [
  EmailEntered,
  EmailChanged,
  UserInvited,
  SignInRequested,
  PasskeyAdded,
  CalendarUnread,
  EntriesDeleted,
  MailRefusedForGood,
]);

type WriteOptions = {
  readonly accountId: number;
  readonly records: Pick<
    Records,
    'findUser' | 'findEvent' | 'findEventType' | 'listCalendarSources' | 'listDeletedEntries'
  >;
  /** Undefined if the address of the console is unknown. */
  readonly consoleLinks: ConsoleLinks | undefined;
  readonly brand: EmailBrand;
  readonly now: Instant;
};

/** Writes an email about an account. Returns undefined if it would be out of date. */
export async function writeAccountMail(
  news: v.InferOutput<typeof AccountNews>,
  { consoleLinks, ...context }: WriteOptions,
): Promise<SendMailOptions | undefined> {
  if (news.type === 'user.email_changed') return writeChangedEmail(news, context);
  if (news.type === 'person.passkey_added') return writeAddedPasskey(news, context);
  if (news.type === 'calendar.unread') return writeUnreadCalendar(news, context);
  if (news.type === 'calendar.entries_deleted') return writeDeletedEntries(news, context);
  if (news.type === 'mail.refused') return writeRefusedMail(news, context);
  // Another process may know the address of the console.
  if (!consoleLinks)
    throw new Error('An email needs a link to the console, but the service has no address to make one with.');
  const writing = { ...context, consoleLinks };
  switch (news.type) {
    case 'user.email_entered':
      return writeConfirmation(news, writing);
    case 'user.invited':
      return writeInvitation(news, writing);
    case 'person.sign_in_requested':
      return writeSignInLink(news, writing);
  }
}
