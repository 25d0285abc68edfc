import {
  type BookingFormField,
  type Event,
  fullName,
  type PublicEvent,
  type PublicEventType,
} from '../../contract/index.ts';
import type { UpstreamEventType, UpstreamUser } from '../upstream/index.ts';

/**
 * Returns the fields of an event type and its host that a page may see. Each field is listed here: no other field of a
 * response passes.
 */
export function publicEventType(eventType: UpstreamEventType, host: UpstreamUser): PublicEventType {
  return {
    id: eventType.id,
    title: eventType.title,
    description: eventType.description,
    duration: eventType.duration,
    durations: eventType.durations,
    location: publicLocation(eventType.location),
    redirect_url: eventType.redirect_url,
    host: {
      name: fullName(host),
      avatar: host.avatar,
      ...(!host.is_team && { timezone: host.timezone }),
      time_format: host.time_format,
      start_of_week: host.start_of_week,
    },
  };
}

/** The value may be the link to the meeting, which only those who booked may see, even if the server shows it. */
function publicLocation(location: UpstreamEventType['location']): PublicEventType['location'] {
  if (!location) return null;
  const { type, value, is_public: isPublic = false } = location;
  return isPublic && type !== 'video' && value !== '' ? { type, value } : { type };
}

/** Returns the fields of a form field that a page may see. */
export function publicField(field: BookingFormField): BookingFormField {
  const { id, identifier, label, type, placeholder, is_required, is_active, position, options } = field;
  return { id, identifier, label, type, placeholder, is_required, is_active, position, options: [...options] };
}

/** Returns the fields of an event that the page that booked it may see. */
export function publicEvent(event: Event): PublicEvent {
  const { id, event_type_id, status, start, end, timezone, duration, host, invitee, guests, mailed_to } = event;
  return {
    id,
    event_type_id,
    status,
    start,
    end,
    timezone,
    duration,
    host: { name: host.name, timezone: host.timezone },
    invitee: { name: invitee.name, email: invitee.email, timezone: invitee.timezone },
    guests: [...guests],
    location: event.location && { type: event.location.type, value: event.location.value },
    ics_uid: event.ics_uid,
    sequence: event.sequence,
    ...(mailed_to && { mailed_to: [...mailed_to] }),
  };
}
