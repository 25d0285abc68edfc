import type { JsonObject } from './json-schema.ts';

/**
 * What each field, wherever it stands, means: one name means one thing. Where it does not, the name of the component
 * stands before it.
 */
const fieldWords: Readonly<Record<string, string>> = {
  about: 'What the team says of itself.',
  allowed_origins:
    'The origins whose pages may book, as `https://example.com` or `https://*.example.com`; null for all that the gateway lets in.',
  answers: 'The invitee’s answers by the identifier of their field; `name` and `email` make the contact.',
  availability_id: 'The schedule it follows; null for the default one of the account.',
  booking_frequency_limits:
    'How many events of this type there may be in a `day`, `week`, `month` or `year` of the schedule; null for any number.',
  booking_window_days: 'Bookable from today to so many days ahead; null for no end.',
  buffer_time_after_event: 'Minutes to be kept free after a meeting.',
  buffer_time_before_event: 'Minutes to be kept free before a meeting.',
  cancel_reason: 'Why it was called off; null when nobody said.',
  contact_id: 'The contact of the invitee.',
  delivery: 'Its id, as in the list of deliveries.',
  description: 'What invitees read of it.',
  duration: 'Length of the meeting in minutes.',
  durations:
    'The lengths an invitee may choose from, in minutes, that of the event type among them; null for that one only.',
  email: 'An e-mail address.',
  end: 'When it ends.',
  events: 'The kinds of events it is told of.',
  event_type_id: 'What is booked.',
  except_event: 'An event that is to be moved: the times are those there would be without it.',
  fields: 'Each the id of a field and its new position; other fields stay.',
  from: 'Only events that start then or later; a date is its first moment in UTC.',
  guests: 'E-mail addresses of whom the invitee brings: the answers of all `multiple_emails` fields.',
  host: 'Whom the invitee meets.',
  hours:
    'Weekdays, each with its periods: `{"monday": [{"start": "09:00", "end": "12:00"}]}`. An absent weekday is closed; 24:00 ends a day.',
  ics_uid: 'The UID of its calendar file; it never changes.',
  identifier: 'The name of its answers, unique within the event type; it never changes.',
  invitee: 'Who booked, as they wrote it then.',
  is_active: 'Whether it is in use.',
  is_default:
    'Whether event types without a schedule of their own follow it. Sending `true` takes the mark from the other schedule.',
  is_required: 'Whether it must be answered.',
  kind: 'What it tells of.',
  label: 'What the invitee reads.',
  location: 'Where the meeting takes place, or null.',
  metadata: 'Up to 50 texts of your own, each with its name; they come with the event and its webhooks.',
  min_scheduling_notice: 'Minutes from now until the first start that can be booked.',
  options: 'What can be chosen in a select, radio or checkbox field; a checkbox without any is one tick.',
  overrides:
    'Dates with hours of their own, such as holidays: `[{"from": "2026-12-24", "to": "2026-12-26", "hours": []}]`. Without hours they are closed; a date lies in one override at most. Absent when there are none; send `[]` to remove all.',
  page: 'Which page, from 1; one past the end is empty.',
  per_page: 'How many on a page.',
  placeholder: 'What stands in the field while it is empty.',
  position: 'Its place in the form, from 0.',
  public_id:
    'What names the event type on pages: a username of the account and the slug. A private event type has a name that nobody can guess in place of its slug, and a new one each time it becomes private.',
  query: 'Only contacts whose name or e-mail address holds this text, in any letter case.',
  reason: 'Why it is called off.',
  redirect_url: 'Where the page goes once booked; null to stay.',
  secret: 'What deliveries are signed with, as Standard Webhooks 1.0 has it.',
  sequence: 'How often it was changed.',
  slots: 'Local dates, each with its times.',
  slug: 'Its name in addresses, unique within the account.',
  start: 'When it begins.',
  status: 'What became of it.',
  time_format: 'Hours on the clock.',
  time_slot_interval: 'Minutes from one start to the next; null for the duration itself.',
  timezone: 'A name of the tz database, as Europe/Berlin.',
  to: 'Only events that start before then; of a date, events of that day too, in UTC.',
  type: 'What kind of answer it takes.',
  tries: 'How often it was tried.',
  url: 'Where deliveries are sent.',
  username: 'Unique over teams and users, in any letter case.',
  visibility:
    '`public`: pages find it by its id and by its public id. `private`: pages find it by its public id alone.',
  working_days: 'The weekdays that have hours.',

  'CreateEventBody.timezone': 'The zone the invitee books in, as Europe/Berlin.',
  'Event.timezone': 'The zone the invitee booked in.',
  'Event.contact_id': 'The contact of the invitee; null once it was deleted.',
  'Event.metadata': 'What came with the booking.',
  'RescheduleEventBody.duration': 'Its new length in minutes; it stays unless sent.',
  'Location.type': 'What the value is.',
  'Location.value': 'An address, a number or a link.',
  'Period.start': '`HH:MM` on the clocks of the schedule’s zone.',
  'Period.end': '`HH:MM` on the clocks of the schedule’s zone; 24:00 is the end of the day.',
  'getSlots.duration': 'Length of the meeting in minutes, one of those it offers; its usual length unless sent.',
  'getSlots.end': 'The last day of the range, itself included.',
  'getSlots.start': 'The first day of the range.',
  'getSlots.timezone': 'The zone in which the range is meant and the answer is written.',
  'listAvailabilityWindows.end': 'The last day of the range, itself included.',
  'listAvailabilityWindows.start': 'The first day of the range.',
  'listAvailabilityWindows.timezone': 'The zone in which the range is meant and the answer is written.',
  'listEvents.contact_id': 'Only events of this contact.',
  'listEvents.event_type_id': 'Only events of this type.',
  'listEvents.status': 'Only events this became of.',
};

/** What stands for a field of a new thing that is not sent, where JSON Schema has no word for it. */
const unlessSent: Readonly<Record<string, string>> = {
  'CreateAvailabilityBody.hours': 'Monday to Friday, 09:00 to 17:00, unless sent.',
  'CreateAvailabilityBody.timezone': 'That of the account unless sent.',
  'CreateBookingFormFieldBody.identifier': 'Made of the label unless sent.',
  'CreateBookingFormFieldBody.label': 'Made of the identifier unless sent.',
  'CreateBookingFormFieldBody.position': 'The last one unless sent.',
  'CreateEventBody.duration': 'That of the event type unless sent.',
  'CreateEventTypeBody.slug': 'Made of the title unless sent.',
};

/** What stands for a field of a new thing that is not sent. */
const fieldDefaults: Readonly<Record<string, string | number | boolean>> = {
  'CreateBookingFormFieldBody.is_active': true,
  'CreateBookingFormFieldBody.is_required': false,
  'CreateBookingFormFieldBody.placeholder': '',
  'CreateEventTypeBody.buffer_time_after_event': 0,
  'CreateEventTypeBody.buffer_time_before_event': 0,
  'CreateEventTypeBody.description': '',
  'CreateEventTypeBody.duration': 30,
  'CreateEventTypeBody.is_active': true,
  'CreateEventTypeBody.min_scheduling_notice': 0,
  'CreateEventTypeBody.visibility': 'public',
};

/** Adds to the fields of a component, or the parameters of an operation, what they mean and what they are unless sent. */
export function explain(owner: string, fields: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name,
      isObject(schema) ? explainField(owner, name, schema) : schema,
    ]),
  );
}

/** What a schema says of itself stands. */
function explainField(owner: string, name: string, schema: JsonObject): JsonObject {
  const place = `${owner}.${name}`;
  const words = [schema.description ?? fieldWords[place] ?? fieldWords[name], unlessSent[place]].filter(Boolean);
  return {
    ...schema,
    ...(words.length > 0 && { description: words.join(' ') }),
    ...(place in fieldDefaults && { default: fieldDefaults[place] }),
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
