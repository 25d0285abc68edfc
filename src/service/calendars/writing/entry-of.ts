import type { Event } from '../../../contract/index.ts';
import type { Invitation } from '../../../invite/index.ts';
import { type Instant, requireInstant } from '../../../time/index.ts';

/** An event as its host's calendar shows it. */
export type Entry = Invitation & { readonly created: Instant; readonly lastModified: Instant };

/**
 * Returns what a host's calendar shows of an event. It names no attendees: a server that sends invitations itself (RFC
 * 6638) would send them a second time.
 */
export function entryOf(event: Event, title: string): Entry {
  return {
    uid: event.ics_uid,
    sequence: event.sequence,
    status: event.status,
    start: requireInstant(event.start),
    end: requireInstant(event.end),
    title: titleWithInvitee(title, event),
    description: descriptionOf(event),
    location: event.location?.value ?? '',
    created: requireInstant(event.created_at),
    lastModified: requireInstant(event.updated_at),
    attendees: [],
  };
}

/** A calendar shows only titles in a week: without names, all bookings of an event type would look the same there. */
function titleWithInvitee(title: string, { invitee: { name } }: Event): string {
  return [title, name].filter((part) => part !== '').join(': ');
}

function descriptionOf({ invitee, guests, erased_at: erasedAt }: Event): string {
  if (erasedAt !== undefined) return '';
  return [`${invitee.name} <${invitee.email}>`.trim(), ...guests].join('\n');
}
