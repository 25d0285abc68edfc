import * as v from 'valibot';
import type { Event, EventType } from '../../../contract/index.ts';
import { formatInstantIn, type Instant, requireInstant, type ZoneName } from '../../../time/index.ts';
import { describeClock, describeInstant } from './describe-time.ts';
import { FromInvitee, personFrom, wordsFrom } from './from-invitee.ts';

/** A time as agents read and send it. */
export const Time = v.object({ start: v.string(), when: v.string() });

/** A booking as agents read it. */
export const Booking = v.object({
  id: v.optional(v.string()),
  event_type_id: v.number(),
  status: v.string(),
  ...Time.entries,
  end: v.string(),
  duration: v.number(),
  host: v.string(),
  location: v.optional(v.string()),
  outcome: v.optional(v.string()),
  from_invitee: FromInvitee,
});

type Booking = v.InferOutput<typeof Booking>;

/** Who gets mail about a change. */
export const MailedTo = v.array(v.picklist(['invitee', 'host', 'guests']));

/** Returns a booking with all texts that were written with it. */
export function describeBooking(event: Event, zone: ZoneName): Booking {
  return { ...describeBriefly(event, zone), from_invitee: wordsFrom(event) };
}

/** Returns a booking as an item of a list. */
export function describeBriefly(event: Event, zone: ZoneName): Booking {
  const { id, event_type_id, status, duration, host, location, outcome, invitee } = event;
  const end = requireInstant(event.end);
  return {
    id,
    event_type_id,
    status,
    ...describeTime(requireInstant(event.start), zone),
    end: formatInstantIn(end, zone),
    duration,
    host: host.name,
    ...(location && { location: locationText(location) }),
    ...(outcome && { outcome }),
    from_invitee: personFrom(invitee),
  };
}

/** Writes a start for programs and for people. */
export function describeTime(start: Instant, zone: ZoneName): v.InferOutput<typeof Time> {
  return { start: formatInstantIn(start, zone), when: describeInstant(start, zone) };
}

/** Describes when a booking is, such as `Thu 3 Dec 2026 10:00 Europe/Berlin, 30 minutes`. Never names the invitee. */
export function whenOf({ when, duration }: Pick<Booking, 'when' | 'duration'>): string {
  return `${when}, ${duration} minutes`;
}

/** Describes where the meetings of an event type take place. */
export function locationText({ type, value }: NonNullable<EventType['location']>): string {
  return `${type}: ${value}`;
}

/** Lists who would get mail about a change of an event. */
export function wouldMailTo(sendsMail: boolean, guests: readonly string[] = []): v.InferOutput<typeof MailedTo> {
  return sendsMail ? ['invitee', 'host', ...(guests.length > 0 ? (['guests'] as const) : [])] : [];
}

/** Says who got mail about a change, or would get it if the change were made. */
export function mailText(mails: v.InferOutput<typeof MailedTo>, { preview }: { readonly preview: boolean }): string {
  return `${preview ? 'Would be mailed to' : 'Mailed to'}: ${mails.join(', ') || 'no one'}.`;
}

/** Writes the times of day of starts, `09:00, 09:30`. */
export function clocksOf(starts: readonly string[], zone: ZoneName): string {
  return starts.map((start) => describeClock(requireInstant(start), zone)).join(', ');
}
