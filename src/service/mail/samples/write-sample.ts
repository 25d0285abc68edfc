import { type Event, type EventType, fullName, type SampleMailKind, type User } from '../../../contract/index.ts';
import {
  addDays,
  addMinutes,
  type Instant,
  instantsOf,
  localDateAt,
  startOfDate,
  wallTime,
  type ZoneName,
} from '../../../time/index.ts';
import type { EmailBrand, RenderedEmail } from '../content/index.ts';
import { writeBookingEmail } from '../write-email.ts';
import { sampleEvent } from './sample-event.ts';

/** Which sample to write. */
export type SampleRequest = {
  readonly kind: SampleMailKind;
  /** How long before the start a reminder is sent. Other emails ignore it. */
  readonly minutesBefore: number;
  /** A BCP 47 tag; null if unknown. */
  readonly locale: string | null;
};

type Sample = SampleRequest & {
  /** Undefined for a sample event type. */
  readonly eventType: Pick<EventType, 'id' | 'title' | 'duration' | 'location'> | undefined;
  readonly host: User;
  readonly brand: EmailBrand;
  /** Makes the address of the page for the invitee; undefined if mail has no link to it. */
  readonly linkTo: ((eventId: string) => Promise<string>) | undefined;
  readonly now: Instant;
};

/** An id that no event has. The page for invitees says so. */
const sampleId = '00000000-0000-4000-8000-000000000000';
const invitee = { name: 'Ada Lovelace', email: 'ada@example.com' };
const sampleEventType = { id: 0, title: 'Sample meeting', duration: 30, location: null };
const tenOClockMinutes = 600;

/** Writes an email as the invitee of an event type would get it, about a meeting at ten o'clock tomorrow. */
export async function writeSample(sample: Sample): Promise<RenderedEmail> {
  const { kind, minutesBefore, locale, host, eventType = sampleEventType, brand, linkTo, now } = sample;
  const { timezone } = host;
  const start = tomorrowAtTen(now, timezone as ZoneName); // validated when the user was written
  const page = await linkTo?.(sampleId);
  return writeBookingEmail({
    kind: kind === 'event.reminder' ? 'reminder' : 'created',
    recipient: 'invitee',
    title: eventType.title,
    fields: [],
    links: { reschedule: page, cancel: page },
    locale,
    hostTimeFormat: host.time_format,
    logo: host.avatar || undefined,
    brand,
    previousTime: null,
    previousLocation: null,
    now: kind === 'event.reminder' ? addMinutes(start, -minutesBefore) : now,
    event: sampleEvent({
      id: sampleId,
      event_type_id: eventType.id,
      host: { name: fullName(host), email: host.email, timezone },
      invitee: { ...invitee, timezone },
      location: placeOf(eventType.location),
      start,
      durationMinutes: eventType.duration,
      now,
    }),
  });
}

function tomorrowAtTen(now: Instant, zone: ZoneName): Instant {
  const tomorrow = addDays(localDateAt(now, zone), 1);
  const [start = startOfDate(tomorrow, zone)] = instantsOf(wallTime(tomorrow, tenOClockMinutes), zone);
  return start;
}

/** Fills in the placeholder of a link template, as a booking would. */
function placeOf(location: EventType['location']): Event['location'] {
  return location && { type: location.type, value: location.value.replaceAll('{id}', 'sample') };
}
