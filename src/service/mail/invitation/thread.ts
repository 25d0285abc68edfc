import { createHash } from 'node:crypto';
import type { Event } from '../../../contract/index.ts';
import type { EmailRecipient, MailKind } from '../mail-kinds.ts';
import { messageIdOf } from '../sending/index.ts';

/** One email about an event, to one address. */
type ThreadedMail = {
  readonly kind: MailKind;
  readonly recipient: EmailRecipient;
  readonly event: Pick<Event, 'id' | 'sequence'>;
  /** The recipient of the email. */
  readonly address: string;
  /** How long before the start a reminder is sent. */
  readonly minutesBefore: number | null;
  /** Whether it follows an email about the same change, and adds the calendar part that was missing there. */
  readonly isAgain: boolean;
  /** The delivery of an email that someone sent again; null for any other. */
  readonly resentAs: string | null;
  /** The sequence of the event when its host got it: 0 if they had it from the start; null if unknown. */
  readonly hostSince: number | null;
  readonly organizer: { readonly email: string };
};

/** Enough digits of a digest to tell the guests of one event apart. */
const digestCharacters = 16;

/**
 * Gives an email a permanent ID (RFC 5322, 3.6.4): a repeated attempt has the same ID, but an email that a person sent
 * again has a new one, because mail servers drop what they have received before. Each later email about an event refers
 * to the first one to this recipient, so that mail programs show one conversation.
 */
export function threadOf(mail: ThreadedMail) {
  const messageId = nameOf(mail);
  const first = firstOf(mail);
  return first === undefined || messageId === first
    ? { messageId }
    : { messageId, inReplyTo: first, references: first };
}

/** Returns the id of the first email to the recipient; undefined if unknown. */
function firstOf(mail: ThreadedMail): string | undefined {
  const since = mail.recipient === 'host' ? mail.hostSince : 0;
  if (since === null) return undefined;
  const kind = since === 0 ? 'created' : 'reassigned';
  return nameOf({ ...mail, kind, event: { ...mail.event, sequence: since }, isAgain: false, resentAs: null });
}

function nameOf({ kind, event, minutesBefore, isAgain, resentAs, organizer, ...recipient }: ThreadedMail): string {
  const what = kind === 'reminder' ? `reminder-${minutesBefore}` : `${kind}${isAgain ? '-again' : ''}`;
  const copy = resentAs === null ? '' : `.resent-${resentAs}`;
  const name = `${event.id}.${event.sequence}.${what}${copy}.${keyOf(recipient)}`;
  // The organizer never changes, so the id of the first email does not either.
  return messageIdOf(name, organizer.email);
}

/** Replies quote the id, and mail servers log it, so it does not contain the address of a guest. */
function keyOf({ recipient, address }: Pick<ThreadedMail, 'recipient' | 'address'>): string {
  if (recipient !== 'guest') return recipient;
  return `guest-${createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, digestCharacters)}`;
}
