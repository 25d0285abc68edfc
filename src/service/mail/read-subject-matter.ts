import * as v from 'valibot';
import { Event, fullName } from '../../contract/index.ts';
import { isSameAddress } from '../../form/index.ts';
import { type Instant, requireInstant } from '../../time/index.ts';
import type {
  ClaimedDelivery,
  MailDetails,
  MailedEventKind,
  PreviousMeeting,
  Recipient,
  Records,
} from '../records/index.ts';
import type { MailKind } from './mail-kinds.ts';

/** An email to be sent. */
export type DueMail = Pick<ClaimedDelivery, 'id' | 'accountId' | 'payload' | 'reminder'> & {
  readonly recipient: Exclude<Recipient, { readonly kind: 'webhook' }>;
};

type SubjectMatterRecords = Pick<Records, 'findEvent' | 'findHostsOfEvent' | 'findMailDetails' | 'findUser'>;

/** The event, its change and the people whom the email names. */
export type EmailSubjectMatter = {
  readonly kind: MailKind;
  readonly event: Event;
  readonly previous?: PreviousMeeting | undefined;
  /** Whether the same recipient has received it before. */
  readonly isResent?: boolean | undefined;
  /** In an email to a former host, their details. @default the details of the current host */
  readonly details?: MailDetails | undefined;
  /** In an email to a former host, whether the new host has the same address. */
  readonly isMailboxShared?: boolean | undefined;
};

/**
 * Reads what happened, or what a reminder is about. Each change has its own email, and a delayed one must not say what
 * is no longer true.
 */
export async function readSubjectMatter(
  records: SubjectMatterRecords,
  due: DueMail,
  now: Instant,
): Promise<EmailSubjectMatter | undefined> {
  const { accountId, reminder } = due;
  if (reminder) {
    const event = await records.findEvent(accountId, reminder.eventId);
    const isDue = event?.status === 'confirmed' && event.sequence === reminder.sequence && now <= reminder.notAfter;
    return isDue ? { kind: 'reminder', event } : undefined;
  }
  const payload = v.parse(Payload, JSON.parse(due.payload));
  const { type, data: event, previous, former_host_id: userId, has_no_file: hasNoFile, is_resent: isResent } = payload;
  if (userId !== undefined) {
    const subjectMatter = await readForFormerHost(records, { due, event, userId, hasNoFile });
    return subjectMatter && { ...subjectMatter, isResent };
  }
  const current = await records.findEvent(accountId, event.id);
  if (current?.sequence !== event.sequence) return undefined;
  const kind = kindByEvent[type];
  // Retries may last for days. A calendar has to remove a canceled event even then.
  const isOver = kind !== 'canceled' && requireInstant(event.end) <= now;
  return isOver ? undefined : { kind, event, previous, isResent };
}

type FormerHostMail = {
  readonly due: DueMail;
  readonly event: Event;
  readonly userId: number;
  /** Whether no email to them had a calendar file, because the event was written into their calendar. */
  readonly hasNoFile: boolean | undefined;
};

/**
 * Reads what a former host is told. Later changes do not concern them, and no other email tells them about this one,
 * unless they host the event again.
 */
async function readForFormerHost(
  records: SubjectMatterRecords,
  { due: { accountId, recipient }, event, userId, hasNoFile = false }: FormerHostMail,
): Promise<EmailSubjectMatter | undefined> {
  const [hosts, details, user] = await Promise.all([
    records.findHostsOfEvent(accountId, event.id),
    records.findMailDetails(accountId, event.id),
    records.findUser(accountId, userId),
  ]);
  if (!hosts || !details || !user || hosts.userIds.includes(userId)) return undefined;
  const { locale = null, time_format: hostTimeFormat, avatar: hostAvatar, timezone } = user;
  const email = recipient.kind === 'former_host' ? recipient.address : user.email;
  const host = { name: fullName(user), email, timezone };
  // Since when any later host had it is not stored.
  const hostSince = event.reassignments === 1 ? 0 : null;
  const entry = { hostEntry: hasNoFile ? ('succeeded' as const) : null, isEntryMailed: false };
  return {
    kind: 'unassigned',
    event: { ...event, host },
    isMailboxShared: isSameAddress(email, event.host.email),
    details: { ...details, hostLocale: locale, hostTimeFormat, hostAvatar, hostSince, ...entry },
  };
}

const kindByEvent: Readonly<Record<MailedEventKind, MailKind>> = {
  'event.created': 'created',
  'event.rescheduled': 'rescheduled',
  'event.reassigned': 'reassigned',
  'event.canceled': 'canceled',
};

const Payload = v.object({
  // An object literal has no other keys.
  type: v.picklist(Object.keys(kindByEvent) as MailedEventKind[]),
  data: Event,
  /**
   * In an email about an event that was rescheduled or reassigned, and about one that was canceled before an email about
   * its time was sent.
   */
  previous: v.optional(
    v.object({ start: v.string(), end: v.string(), location: v.exactOptional(Event.entries.location) }),
  ),
  /** Only in an email to the former host of the event. */
  former_host_id: v.optional(v.number()),
  /** Only in an email to a former host who got no calendar file before. */
  has_no_file: v.optional(v.boolean()),
  /** Only in an email that someone sent again. */
  is_resent: v.optional(v.boolean()),
});
