import * as v from 'valibot';
import type { BookingFormField, EventType } from '../../../contract/index.ts';
import { longestList } from '../inputs.ts';
import { locationText } from './describe-booking.ts';

const Question = v.object({
  identifier: v.string(),
  label: v.string(),
  type: v.string(),
  required: v.boolean(),
  options: v.optional(v.array(v.string())),
  more_options: v.optional(v.number()),
});

/** An event type as agents read it. */
export const BookableType = v.object({
  id: v.number(),
  title: v.string(),
  public_id: v.string(),
  link: v.optional(v.string()),
  is_active: v.boolean(),
  durations: v.array(v.number()),
  notice_minutes: v.number(),
  host: v.string(),
  /** Who takes turns; only if several hosts do. */
  hosts: v.optional(v.array(v.string())),
  more_hosts: v.optional(v.number()),
  location: v.optional(v.string()),
  /** Of emails about bookings that name no language. */
  locale: v.optional(v.string()),
  questions: v.array(Question),
  more_questions: v.optional(v.number()),
});

export type BookableType = v.InferOutput<typeof BookableType>;

/** Details that the event type itself does not hold. */
type Details = {
  /** The public address of the service; empty if unknown. */
  readonly publicUrl: string;
  readonly host: string;
  /** The names of the hosts who take turns. */
  readonly hosts: readonly string[];
  readonly fields: readonly BookingFormField[];
  /** Whether to list every host, question and option, or only the first of many. */
  readonly isWhole: boolean;
};

/** Returns an event type with its booking link, its hosts and the questions of its form. */
export function describeEventType(type: EventType, details: Details): BookableType {
  const { id, title, public_id, is_active, duration, durations, min_scheduling_notice, location, locale } = type;
  const { publicUrl, host, isWhole } = details;
  const most = isWhole ? Number.POSITIVE_INFINITY : longestList;
  const hosts = firstOf(details.hosts, most);
  const questions = firstOf(
    details.fields.filter((field) => field.is_active),
    most,
  );
  return {
    id,
    title,
    public_id,
    ...(publicUrl !== '' && is_active && { link: linkTo(public_id, publicUrl) }),
    is_active,
    host,
    ...(hosts.first.length > 0 && { hosts: hosts.first }),
    ...(hosts.others > 0 && { more_hosts: hosts.others }),
    durations: durations ?? [duration],
    notice_minutes: min_scheduling_notice,
    ...(location && { location: locationText(location) }),
    ...(locale !== null && { locale }),
    questions: questions.first.map((field) => describeQuestion(field, most)),
    ...(questions.others > 0 && { more_questions: questions.others }),
  };
}

function describeQuestion({ identifier, label, type, is_required, options: all }: BookingFormField, most: number) {
  const options = firstOf(all, most);
  return {
    identifier,
    label,
    type,
    required: is_required,
    ...(options.first.length > 0 && { options: options.first }),
    ...(options.others > 0 && { more_options: options.others }),
  };
}

function firstOf<Item>(items: readonly Item[], most: number) {
  const first = items.slice(0, most);
  return { first, others: items.length - first.length };
}

/** Returns the address of the page where an event type can be booked. */
function linkTo(publicId: string, publicUrl: string): string {
  return [publicUrl, ...publicId.split('/').map(encodeURIComponent)].join('/');
}
