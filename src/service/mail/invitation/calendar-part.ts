import type { Event } from '../../../contract/index.ts';
import { guestsBesideHost, isSameAddress } from '../../../form/index.ts';
import { type Attendee, type Person, writeCalendarFile } from '../../../invite/index.ts';
import { type Instant, requireInstant } from '../../../time/index.ts';
import { inviteeNameOf, meetingOf, oneLine } from '../content/index.ts';
import type { MailKind } from '../mail-kinds.ts';

/** The changes that calendars receive. */
export type InvitationContent = {
  readonly kind: MailKind;
  readonly event: Event;
  readonly title: string;
  readonly organizer: Person;
  readonly now: Instant;
  /** Whether a former host has the same address as the new one. @default false */
  readonly isMailboxShared?: boolean;
};

/**
 * Returns the part of an email with which calendars add, change or cancel a meeting. A reminder has none, and neither
 * does the email to a former host whose calendar also belongs to someone who takes part.
 */
export function calendarPart(content: InvitationContent) {
  if (content.kind === 'reminder' || (content.kind === 'unassigned' && staysInvited(content))) return undefined;
  const method = content.kind === 'canceled' || content.kind === 'unassigned' ? 'CANCEL' : 'REQUEST';
  return { method, filename: 'event.ics', content: writeCalendarFile(invitationTo(content), content.now, method) };
}

/**
 * Returns whether a former host was entered as the invitee or as a guest too, or shares the mailbox of the new host.
 * The email to the other recipient changes the entry, and a cancellation of the same sequence would remove it.
 */
function staysInvited({ event: { host, invitee, guests }, isMailboxShared = false }: InvitationContent): boolean {
  return isMailboxShared || [invitee.email, ...guests].some((address) => isSameAddress(address, host.email));
}

/** Everyone gets the same part: a calendar that receives two of these emails has one entry. */
function invitationTo({ kind, event, title, organizer }: InvitationContent) {
  return {
    uid: event.ics_uid,
    sequence: event.sequence,
    // For a former host it is canceled: calendars keep an entry that merely no longer lists their user.
    status: kind === 'unassigned' ? 'canceled' : event.status,
    ...meetingOf(event),
    // Without marks of direction, which would reverse the text that programs show beside it.
    title: oneLine(title),
    description: '',
    location: oneLine(event.location?.value ?? ''),
    created: requireInstant(event.created_at),
    lastModified: requireInstant(event.updated_at),
    organizer: { ...organizer, name: oneLine(organizer.name) },
    attendees: attendeesOf(event),
  };
}

/**
 * Both the invitee and the host have accepted. The host needs to be an attendee, because calendar programs add only
 * events that their user attends.
 */
function attendeesOf(event: Event): Attendee[] {
  const { host, invitee } = event;
  // A host who was entered as a guest would otherwise be listed twice, once as accepted and once not.
  const guests = guestsBesideHost(event);
  const isInviteeToo = isSameAddress(invitee.email, host.email);
  return [
    { name: oneLine(host.name), email: host.email, participation: 'ACCEPTED' },
    ...(isInviteeToo
      ? []
      : [{ name: inviteeNameOf({ event }), email: invitee.email, participation: 'ACCEPTED' as const }]),
    ...guests.map((email) => ({ name: '', email, participation: 'NEEDS-ACTION' as const })),
  ];
}
