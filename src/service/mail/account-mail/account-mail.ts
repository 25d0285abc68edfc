import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import type { Instant } from '../../../time/index.ts';
import type { Records } from '../../records/index.ts';
import type { EmailBrand, ManageLink } from '../content/index.ts';
import { PasskeyAdded, writeAddedPasskey } from './added-passkey.ts';
import { EmailChanged, writeChangedEmail } from './changed-email.ts';
import { EmailEntered, writeConfirmation } from './confirm-email.ts';
import type { ConsoleLinks } from './console-links.ts';
import { EntriesDeleted, writeDeletedEntries } from './deleted-entries.ts';
import { UserInvited, writeInvitation } from './member-invitation.ts';
import { MailRefusedForGood, writeRefusedMail } from './refused-mail.ts';
import { SampleRequested, writeSampleMail } from './sample-mail.ts';
import { SignInRequested, writeSignInLink } from './sign-in-link.ts';
import { CalendarUnread, writeUnreadCalendar } from './unread-calendar.ts';

/** An email to a user of an account that is not about an event. */
export const AccountMailPayload = v.variant('type', [
  EmailEntered,
  EmailChanged,
  UserInvited,
  SignInRequested,
  PasskeyAdded,
  CalendarUnread,
  EntriesDeleted,
  MailRefusedForGood,
  SampleRequested,
]);

type WriteOptions = {
  readonly accountId: number;
  readonly records: Pick<
    Records,
    'findUser' | 'findEvent' | 'findEventType' | 'listCalendarSources' | 'listDeletedEntries'
  >;
  /** Undefined if the address of the console is unknown. */
  readonly consoleLinks: ConsoleLinks | undefined;
  /** Undefined if mail has no link to the page for invitees. */
  readonly manageLink: ManageLink | undefined;
  readonly brand: EmailBrand;
  readonly now: Instant;
};

/** Writes an email about an account. Returns undefined if it would be out of date. */
export async function writeAccountMail(
  payload: v.InferOutput<typeof AccountMailPayload>,
  { consoleLinks, ...context }: WriteOptions,
): Promise<SendMailOptions | undefined> {
  if (payload.type === 'user.email_changed') return writeChangedEmail(payload, context);
  if (payload.type === 'person.passkey_added') return writeAddedPasskey(payload, context);
  if (payload.type === 'calendar.unread') return writeUnreadCalendar(payload, context);
  if (payload.type === 'calendar.entries_deleted') return writeDeletedEntries(payload, context);
  if (payload.type === 'mail.refused') return writeRefusedMail(payload, context);
  if (payload.type === 'mail.sample') return writeSampleMail(payload, context);
  // Another process may know the address of the console.
  if (!consoleLinks)
    throw new Error('An email needs a link to the console, but the service has no address to make one with.');
  const writing = { ...context, consoleLinks };
  switch (payload.type) {
    case 'user.email_entered':
      return writeConfirmation(payload, writing);
    case 'user.invited':
      return writeInvitation(payload, writing);
    case 'person.sign_in_requested':
      return writeSignInLink(payload, writing);
  }
}
