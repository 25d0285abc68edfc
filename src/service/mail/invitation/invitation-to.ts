import type { Event } from '../../../contract/index.ts';
import type { Invitation } from '../../../invite/index.ts';
import { inviteeNameOf, meetingOf } from '../content/index.ts';
import type { MailKind } from '../mail-kinds.ts';

/** Returns the event as calendars are told of it. */
export function invitationTo({ event, title }: { readonly event: Event; readonly title: string }): Invitation {
  const invitee = { name: inviteeNameOf({ event }), email: event.invitee.email };
  return {
    uid: event.ics_uid,
    sequence: event.sequence,
    status: event.status,
    ...meetingOf(event),
    title,
    description: '',
    location: event.location?.value ?? '',
    organizer: event.host,
    attendees: [invitee, ...event.guests.map((email) => ({ name: '', email }))],
  };
}

/** Returns what a mail of a kind asks of a calendar. */
export function methodOf(kind: MailKind): 'REQUEST' | 'CANCEL' {
  return kind === 'canceled' ? 'CANCEL' : 'REQUEST';
}
