import { eventTypeDefaults, fieldDefaults } from '../defaults/index.ts';
import type { JsonObject } from './json-schema.ts';

/**
 * What each field, wherever it stands, means: one name means one thing. Where it does not, the name of the component
 * stands before it.
 */
const fieldWords: Readonly<Record<string, string>> = {
  event_count: 'How many events the contact has that are not canceled. Absent while there are none.',
  last_event_at: 'When the last event of the contact that has begun started. Absent while there is none.',
  next_event_at: 'When the next event of the contact starts. Absent while there is none.',
  no_shows: 'How many of their meetings the contact missed. Absent while there are none.',
  about: 'A description of the team.',
  'User.about': 'A sentence for everybody who opens the booking page of the user. Absent while it is empty.',
  'updateCurrentUser.about': 'A sentence for everybody who opens the booking page of the user, up to 300 characters.',
  absent: 'Whether the invitee did not come. `false` removes the mark.',
  reassignments: 'How often the event has gone to another host. Absent while it has not.',
  outcome: 'How the meeting went: `met` or `no_show`. Absent until the host says.',
  host_note: 'A note of the host, absent while it is empty. Invitees never see it.',
  start_of_week: 'The first day of the week: 0 is Sunday, 6 is Saturday.',
  locale: 'A language as a BCP 47 tag, such as de or pt-BR.',
  last_name: 'The last name of the user. It may be empty.',
  event_types: 'The event types to move, each with its position. The others stay.',
  first_name: 'The first name of the user. Invitees see it as the host’s.',
  unconfirmed_email:
    'An address that the user entered in the console and has not confirmed yet, absent if there is none. An address set with an API key needs no confirmation.',
  avatar: 'An absolute https URL, or empty.',
  allowed_origins:
    'The origins of the websites that may book, such as `https://example.com` or `https://*.example.com`. Null allows every origin that the gateway allows.',
  color:
    'The accent as `#rrggbb`, or null for that of the product. Where it would be hard to read, it is shown lighter or darker.',
  is_listed: 'Whether search engines may list the public pages.',
  logo: 'The path of a picture on this server. To change it, send a PNG or JPEG of up to 100,000 bytes as a data URL, or null for none.',
  archived: 'Whether it is archived.',
  archived_at:
    'When it was archived, or null. An archived event type is inactive and only in the list of archived ones.',
  actor: 'Who did it.',
  at: 'When it happened.',
  operation: 'The operation, by its name in this description.',
  'JournalEntry.fields': 'The names of the fields that were sent.',
  subject: 'What was changed: the kind of resource, and its id.',
  subject_kind: 'Only changes of this kind of resource, such as `event type`.',
  subject_id: 'Only changes of the resource with this id.',
  via: 'How it was done.',
  key_id: 'The API key. Absent without one.',
  payload: 'Exactly what is signed and sent.',
  recipient: 'Who it is for.',
  'Actor.user_id': 'The user who is signed in or has the API key. Null for an invitee.',
  role: 'What the member may do: `owner`, `admin` or `member`.',
  invited_until: 'Until when the invitation can be accepted. Null without one.',
  invitation_link: 'The link to send to whoever is invited. It is shown only once.',
  scopes: 'What the key may do: `read`, `book` and `settings`. The default is all.',
  last_four: 'The last four characters.',
  last_used_at: 'When it was last used, right to a minute. Null before that.',
  key: 'The whole key. It is shown only once.',
  'Member.role': 'What the member may do, or would. Null if nobody signs in as this user.',
  'InvitedMember.state': '`active`, `invited` or `none`.',
  'InvitedMember.role': 'What the member may do.',
  'Member.state': '`active`: somebody signs in as this user. `invited`: somebody was invited to. `none`: neither.',
  'ApiKey.user_id': 'The user whom the key acts for.',
  'IssuedApiKey.user_id': 'The user whom the key acts for.',
  'removeMember.events':
    'What becomes of events to come that the member hosts: `refuse` removes nobody while there are any, `cancel` cancels them.',
  booking_page:
    'The page where anybody can book the public event types of the user. Absent if the service does not know its address.',
  answers: 'The invitee’s answers by the identifier of their field; `name` and `email` identify the contact.',
  availability_id: 'The availability schedule it uses, or null for the default schedule of the account.',
  booking_frequency_limits:
    'The maximum number of events of this type per `day`, `week`, `month` or `year`, in the time zone of the schedule. Null for no limit.',
  booking_window_days: 'How many days ahead it can be booked. Null for no limit.',
  buffer_time_after_event: 'Minutes to keep free after a meeting.',
  buffer_time_before_event: 'Minutes to keep free before a meeting.',
  'ConnectCalendarBody.username': 'The user name on the calendar server.',
  password: 'The password on the calendar server: an app password if the provider offers them. It is stored encrypted.',
  calendars:
    'The calendars of the connection. `blocks` says which entries block slots: `busy`, `all` or `nothing`. `is_written_to` chooses the calendar that bookings are written into: one calendar of a user, on a CalDAV server.',
  calendar_ids: 'The calendars with this busy time, by the `id` that they have in the connection.',
  server: 'The host name of the server it is read from.',
  user_id: 'The user whose slots it blocks.',
  when_unreachable:
    'What happens to the user’s slots when the calendar has been unreachable for six hours: `close` offers none, `keep` uses the last known busy times.',
  ignored: 'Whether to disregard the calendar for now: it then blocks no slots, even while it cannot be read.',
  state: '`current`, `stale` (last read more than half an hour ago) or `unreachable` (more than six hours ago).',
  problem_since: 'Since when it cannot be read, or null.',
  cancel_reason: 'Why it was canceled, or null if no reason was given.',
  contact_id: 'The contact of the invitee.',
  delivery: 'The id of the delivery.',
  description: 'The description that invitees see.',
  duration: 'Length of the meeting in minutes.',
  durations:
    'The durations that an invitee can choose from, in minutes, including that of the event type. Null for that one only.',
  email: 'An email address.',
  end: 'When it ends.',
  events: 'The types of messages it receives.',
  event_type_id: 'The event type that is booked.',
  except_event: 'The id of an event to reschedule: its own time counts as free.',
  fields: 'Ids of fields with their new positions. Other fields keep theirs.',
  from: 'Only events that start at or after this time. A date means its start in UTC.',
  guests: 'Email addresses of guests: the answers to all `multiple_emails` fields.',
  host: 'The person whom the invitee meets.',
  hours:
    'Weekdays, each with its periods: `{"monday": [{"start": "09:00", "end": "12:00"}]}`. An absent weekday is closed; 24:00 ends a day.',
  ignore_rules:
    'Whether the host makes an exception: the time may then be outside their hours, off the grid, within the notice, beyond the booking window, over a limit or in a buffer, which becomes shorter. It may never be in the past, or overlap another event or a busy time of a calendar.',
  ics_uid: 'The UID in its calendar file. It never changes.',
  identifier: 'The key of its answers, unique within the event type. It never changes.',
  invitee: 'The person who booked, as entered at the time.',
  is_active: 'Whether it is active.',
  is_default:
    'Whether event types without their own schedule use it. Setting it to `true` clears it on the other schedule.',
  is_required: 'Whether an answer is required.',
  kind: 'The type of the message.',
  label: 'The label that the invitee sees.',
  location: 'Where the meeting takes place, or null.',
  metadata: 'Up to 50 key-value pairs of your own. They are returned with the event and sent to webhooks.',
  min_scheduling_notice: 'The minimum number of minutes between booking and start.',
  most_open_per_invitee:
    'The maximum number of upcoming bookings of this event type with one email address, ignoring case and a `+tag`. Rescheduling is always allowed. Null for no limit.',
  other_emails:
    'The addresses of contacts that were merged into this one. Whoever books with one of them is this contact. Absent while there are none.',
  'mergeContact.contact_id': 'The contact to merge into this one.',
  options: 'The options of a select, radio or checkbox field. A checkbox field without options is a single checkbox.',
  overrides:
    'Dates with hours of their own, such as holidays: `[{"from": "2026-12-24", "to": "2026-12-26", "hours": []}]`. Without hours they are closed; a date lies in one override at most. Absent when there are none; send `[]` to remove all.',
  page: 'The page number, from 1. A page past the end is empty.',
  per_page: 'The number of items per page.',
  placeholder: 'The text shown in the field while it is empty.',
  position: 'The position in the form or list, from 0.',
  public_id:
    'The name of the event type on pages: a username of the account and the slug. A private event type has a name that nobody can guess in place of its slug, and a new one each time it becomes private.',
  query: 'Only contacts whose name or email address contains this text, ignoring case.',
  reason: 'The reason for canceling.',
  redirect_url: 'The page to open after booking, or null for none.',
  reminders:
    'Reminders before a meeting starts, at most 5: `[{"minutes_before": 1440, "to": ["invitee", "host", "guests"]}]`. A reminder within half an hour of another mail to the same person is left out. The default is one day before, to the invitee. Send `[]` for none.',
  secret: 'The secret that signs deliveries, as specified by Standard Webhooks 1.0.',
  sequence: 'How many times it has been changed.',
  slots: 'Local dates with their times.',
  slug: 'The name in URLs, unique within the account.',
  start: 'When it begins.',
  status: 'The status.',
  time_format: 'The clock: 12 or 24 hours.',
  time_slot_interval: 'Minutes from one start to the next. Null for the duration.',
  timezone: 'An IANA time zone name, such as Europe/Berlin.',
  to: 'Only events that start before this time. A date includes the events of that day in UTC.',
  type: 'The type of the answer.',
  tries: 'The number of attempts.',
  url: 'The URL that receives deliveries.',
  username: 'The username, unique among teams and users, ignoring case.',
  visibility:
    '`public`: pages find it by its id and by its public id. `private`: pages find it by its public id alone.',
  working_days: 'The weekdays with hours.',

  'CreateEventBody.timezone': 'The time zone of the invitee, such as Europe/Berlin.',
  'CreateEventBody.locale': 'The language the invitee books in, as a BCP 47 tag such as de or pt-BR.',
  'Event.locale': 'The language the invitee booked in, as a BCP 47 tag. Absent if the booking did not say.',
  'Slots.reason':
    'Present if the event type can never be booked as it is set up. `no_schedule`: the account has no schedule; create one with `POST /v1/availabilities`.',
  'SlotExplanation.date': 'The explained day, in the requested time zone.',
  'SlotExplanation.timezone': 'The time zone of the day and of every time in the response.',
  'SlotExplanation.reason':
    'Why the event type has no starts at all, if so. `no_schedule`: the account has no schedule. `inactive`: the event type is not active.',
  'Event.mailed_to':
    'Who gets mail about this change. Only present in the response to a booking, a reschedule, a change of host or a cancellation that sends mail.',
  'Event.timezone': 'The time zone of the invitee.',
  'Event.contact_id': 'The contact of the invitee, or null if it was deleted.',
  'Event.metadata': 'The metadata sent with the booking.',
  'ReassignEventBody.host_id': 'The user of the account who hosts the event from now on.',
  'RescheduleEventBody.duration': 'The new duration in minutes. By default it stays the same.',
  'EventTypeLocation.type': 'The kind of place.',
  'EventTypeLocation.value':
    'An address, a number or a link. In an https link, `{id}` becomes 22 random characters, new for each booking.',
  'EventTypeLocation.is_public':
    'Whether the widget shows the value before a booking. The default is false. It cannot be true for a video call.',
  'Location.type': 'The kind of place.',
  'Location.value': 'An address, a number or a link.',
  'Period.start': '`HH:MM` in the time zone of the schedule.',
  'Period.end': '`HH:MM` in the time zone of the schedule. 24:00 is the end of the day.',
  'getSlots.duration':
    'The duration in minutes, one of those the event type offers. The default is that of the event type.',
  'getSlots.end': 'The last day of the range, inclusive.',
  'getSlots.start': 'The first day of the range.',
  'getSlots.timezone': 'The time zone of the range and of the response.',
  'explainSlots.date': 'The day to explain. Required unless `start` is sent.',
  'explainSlots.start': 'Explains only this start instead of a day. It does not have to be on the grid.',
  'explainSlots.duration':
    'The duration in minutes, one of those the event type offers. The default is that of the event type.',
  'explainSlots.timezone': 'The time zone of the day and of the response.',
  'listAvailabilityWindows.end': 'The last day of the range, inclusive.',
  'listAvailabilityWindows.start': 'The first day of the range.',
  'listAvailabilityWindows.timezone': 'The time zone of the range and of the response.',
  'listEventTypes.archived': 'Lists the archived event types instead.',
  'Mail.event_id': 'The event that it is about.',
  'listMails.event_id': 'Only mails about this event.',
  'listEvents.contact_id': 'Only events of this contact.',
  'listEvents.event_type_id': 'Only events of this type.',
  'removeMember.reason': 'Why the events are canceled. Their invitees see it.',
  'listEvents.host_id': 'Only events with this host.',
  'listEvents.order': 'Which start comes first: `desc` lists the latest first, `asc` the earliest.',
  'listEvents.outcome': 'Only events with this outcome.',
  'listEvents.q':
    'Only events of invitees whose email address, or a word of whose name, begins with this text, ignoring case.',
  'listEvents.status': 'Only events with this status.',
};

/** What stands for a field of a new thing that is not sent, where JSON Schema has no word for it. */
const unlessSent: Readonly<Record<string, string>> = {
  'CreateAvailabilityBody.hours': 'The default is Monday to Friday, 09:00 to 17:00.',
  'CreateAvailabilityBody.timezone': 'The default is that of the account.',
  'CreateBookingFormFieldBody.identifier': 'By default it is derived from the label.',
  'CreateBookingFormFieldBody.label': 'By default it is derived from the identifier.',
  'CreateBookingFormFieldBody.position': 'The default is the last position.',
  'CreateEventBody.duration': 'The default is that of the event type.',
  'CreateEventTypeBody.slug': 'By default it is derived from the title.',
};

/** The defaults of bodies that create something, by component and field. */
const bodyDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CreateBookingFormFieldBody: fieldDefaults,
  CreateEventTypeBody: eventTypeDefaults,
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
  const byDefault = bodyDefaults[owner]?.[name];
  const words = [schema.description ?? fieldWords[place] ?? fieldWords[name], unlessSent[place]].filter(Boolean);
  return {
    ...schema,
    ...(words.length > 0 && { description: words.join(' ') }),
    ...(isScalar(byDefault) && { default: byDefault }),
  };
}

/** A default of null or of an empty list goes without saying. */
function isScalar(value: unknown): value is string | number | boolean {
  return value !== undefined && typeof value !== 'object';
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
