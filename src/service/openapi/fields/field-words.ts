import { calendarWords } from './calendar-words.ts';
import { eventWords } from './event-words.ts';
import { hostWords } from './host-words.ts';
import { mailWords } from './mail-words.ts';

const languageOfBookings =
  'The language of emails to invitees and guests whose booking names no language, as a BCP 47 tag such as de or pt-BR. Null for none: these emails are then in English.';

/** The meaning of each field. One name means one thing; if it does not, the name of the component precedes it. */
export const fieldWords: Readonly<Record<string, string>> = {
  event_count: 'How many events the contact has that are not canceled. Absent while there are none.',
  last_event_at: 'When the contact’s most recent event started. Absent while there is none.',
  next_event_at: 'When the contact’s next event starts. Absent while there is none.',
  no_shows: 'How many meetings the contact missed. Absent while there are none.',
  about: 'A description of the team.',
  'User.about': 'A sentence for everyone who opens the booking page of the user. Absent while it is empty.',
  'UpdateCurrentUserBody.about':
    'A sentence for everyone who opens the booking page of the user, up to 300 characters.',
  absent: 'Whether the invitee missed the meeting. `false` removes the mark.',
  reassignments: 'How many times the event was reassigned to another host. Absent if it never was.',
  outcome: 'How the meeting went: `met` or `no_show`. Absent until the host sets it.',
  host_note: 'A note of the host, absent while it is empty. Invitees never see it.',
  start_of_week: 'The first day of the week: 0 is Sunday, 6 is Saturday.',
  locale: 'A language as a BCP 47 tag, such as de or pt-BR.',
  last_name: 'The last name of the user. It may be empty.',
  event_types: 'The event types to reorder, each with its new position. The others keep theirs.',
  first_name: 'The first name of the user. Invitees see it as the host’s first name.',
  unconfirmed_email:
    'An address that the user entered in the console and has not confirmed yet, absent if there is none. An address set with an API key needs no confirmation.',
  avatar: 'An absolute https URL, or empty.',
  allowed_origins:
    'The origins of the websites that may book, such as `https://example.com` or `https://*.example.com`. Null allows every origin that the gateway allows.',
  gateway_origins:
    'The origins of the websites that the operator of the gateway allows, or null for all. A website may book only if both lists allow it. Absent if the service does not know them.',
  own_origin:
    'The origin of the pages of the gateway itself, which may always book. Absent if the service does not know it.',
  color:
    'The accent as `#rrggbb`, or null for the default. It is shown lighter or darker where it would otherwise be hard to read.',
  is_listed: 'Whether search engines may list the public pages.',
  logo: 'The path of a picture on this server. To change it, send a PNG or JPEG of up to 100,000 bytes as a data URL, or null for none.',
  archived: 'Whether it is archived.',
  lacks_host:
    'Whether it was turned off because the last host who took turns for it left. Absent once it is turned on again, and otherwise.',
  is_archived: 'Whether it is archived.',
  archived_at:
    'When it was archived, or null. An archived event type is inactive and only in the list of archived ones.',
  actor: 'Who did it.',
  at: 'When it happened.',
  operation: 'The operation, by its name in this description.',
  'JournalEntry.fields': 'The names of the fields that were sent.',
  'JournalEntry.archived':
    'For `archiveEventType`: true if the event type was archived, false if it was restored. Absent in older entries.',
  'JournalEntry.absent':
    'For `markEventNoShow`: true if the event was marked as a no-show, false if the mark was removed. Absent in older entries.',
  subject:
    'What was changed: the kind of resource, its id, and the name it has now, if it has one. The name of an event is that of its invitee.',
  via: 'How it was done.',
  key_id: 'The API key. Absent without one.',
  payload: 'Exactly what is signed and sent.',
  recipient: 'Who it is for.',
  'Actor.user_id': 'The user who is signed in or has the API key. Null for an invitee and the operator of the server.',
  role: 'What the member may do: `owner`, `admin` or `member`.',
  removed_at: 'When they were removed. Absent for anyone else, and after they are invited again.',
  invited_until: 'When the invitation expires. Null without one.',
  invitation_link: 'The link to send to the invited person. It is shown only once.',
  scopes: 'What the key may do: `read`, `book` and `settings`. The default is all.',
  last_four: 'The last four characters.',
  last_used_at: 'When it was last used, to the minute. Null before its first use.',
  key: 'The whole key. It is shown only once.',
  'Member.role':
    'What the member may do, or what an invited one may do after joining. Null if no one signs in as this user.',
  api_keys:
    'What happens to the API keys that the member created: `keep` leaves them as they are, because a key has no role; `revoke` revokes them.',
  'InvitedMember.state': '`active`, `invited` or `none`.',
  'InvitedMember.role': 'What the member may do.',
  'Member.state': '`active`: someone signs in as this user. `invited`: someone was invited to. `none`: neither.',
  'Availability.user_id': 'The user whose schedule it is. Null if it belongs to the account as a whole.',
  'ApiKey.user_id': 'The user that the key acts for.',
  'IssuedApiKey.user_id': 'The user that the key acts for.',
  'deleteContact.events':
    'What happens to their events: `keep` leaves them as they are. `erase` empties name, addresses, guests, answers, metadata, notes and reasons in them, and deletes the emails and webhook messages about them. It cannot be undone, and is refused while an event has not ended: cancel it first.',
  erased_at: 'When the personal data of the invitee was erased. Absent if it was not.',
  'removeMember.events':
    'What happens to upcoming events of the member: `refuse` removes no one while there are any, `cancel` cancels them.',
  is_team: 'Whether it stands for several hosts who take turns, as pages show them. Absent otherwise.',
  booking_page:
    'The page where anyone can book the public event types of the user. Absent if the service does not know its address.',
  answers: 'The invitee’s answers by the identifier of their field; `name` and `email` identify the contact.',
  availability_id: 'The availability schedule it uses, or null for the default schedule of the account.',
  booking_frequency_limits:
    'The maximum number of events of this type per `day`, `week`, `month` or `year`, in the time zone of the schedule. Null for no limit.',
  booking_window_days: 'How many days ahead it can be booked. Null for no limit.',
  buffer_time_after_event: 'Minutes to keep free after a meeting.',
  buffer_time_before_event: 'Minutes to keep free before a meeting.',
  password: 'The password on the calendar server: an app password if the provider offers them. It is stored encrypted.',
  calendars:
    'The calendars of the connection. `blocks` says which entries block slots: `busy`, `all` or `nothing`. `is_written_to` chooses the calendar that bookings are written into: one calendar of a user, on a CalDAV server.',
  calendar_ids: 'The calendars with this busy time, by the `id` that they have in the connection.',
  when_unreachable:
    'What happens to the user’s slots when the calendar has been unreachable for six hours: `close` offers none, `keep` uses the last known busy times.',
  ignored: 'Whether to disregard the calendar for now: it then blocks no slots, even while it cannot be read.',
  problem_since: 'When it stopped being readable, or null.',
  cancel_reason: 'Why it was canceled, or null if no reason was given.',
  contact_id: 'The contact of the invitee.',
  delivery: 'The id of the delivery.',
  description: 'The description that invitees see.',
  duration: 'Length of the meeting in minutes.',
  durations:
    'The durations that an invitee can choose from, in minutes, including that of the event type. Null if there is no choice.',
  email: 'An email address.',
  end: 'When it ends.',
  events: 'The types of messages it receives.',
  event_type_id: 'The event type that is booked.',
  except_event: 'The id of an event to reschedule: its own time counts as free, and its length is the default.',
  fields: 'Ids of fields with their new positions. Other fields keep theirs.',
  guests: 'Email addresses of guests: the answers to all `multiple_emails` fields.',
  host: 'The person whom the invitee meets.',
  'EventType.host':
    'The user whose event type it is, as invitees see them. If hosts take turns, one of those is booked instead.',
  hosts:
    'The hosts who take turns: each booking goes to the free host with the fewest meetings for their weight in that calendar month. A host is credited with the average of the others for bookings on days that they had already taken off. Times are offered when any of them is free. Send `[]` to leave every meeting to the event type’s own host.',
  hours:
    'Weekdays, each with its periods: `{"monday": [{"start": "09:00", "end": "12:00"}]}`. An absent weekday is closed; 24:00 ends a day.',
  ignore_rules:
    'Whether the host makes an exception: the time may then be outside their hours, off the grid, within the notice, beyond the booking window, over a limit or in a buffer, which becomes shorter. It may never be in the past, or overlap another event or a busy time of a calendar, and it begins on a whole minute.',
  ics_uid: 'The UID in its calendar file. It never changes.',
  identifier: 'The key of its answers, unique within the event type. It never changes.',
  invitee: 'The person who booked, as entered at the time.',
  is_active: 'Whether it is active.',
  'Webhook.is_active':
    'Whether it receives messages. While it is paused, undelivered messages wait, and no new ones are created.',
  is_default:
    'Whether event types without their own schedule use it. Setting it to `true` clears it on the other schedule.',
  is_required: 'Whether an answer is required.',
  label: 'The label that the invitee sees.',
  location: 'Where the meeting takes place, or null.',
  metadata: 'Up to 50 key-value pairs of your own. They are returned with the event and sent to webhooks.',
  min_scheduling_notice: 'The minimum number of minutes between booking and start.',
  most_open_per_invitee:
    'The maximum number of upcoming bookings of this event type with one email address, ignoring case and a `+tag`. Rescheduling is always allowed. Null for no limit.',
  other_emails:
    'The addresses of contacts that were merged into this one. A booking with one of them belongs to this contact. Absent if there are none.',
  'MergeContactBody.contact_id': 'The contact to merge into this one.',
  options: 'The options of a select, radio or checkbox field. A checkbox field without options is a single checkbox.',
  overrides:
    'Dates with hours of their own, such as holidays: `[{"from": "2026-12-24", "to": "2026-12-26", "hours": []}]`. Without hours they are closed; a date can be in one override at most. Absent when there are none; send `[]` to remove all.',
  page: 'The page number, from 1. A page past the end is empty.',
  per_page: 'The number of items per page.',
  placeholder: 'The text shown in the field while it is empty.',
  position: 'The position in the form or list, from 0.',
  public_id:
    'The name of the event type on pages: a username of the account and the slug. A private event type has a name that no one can guess in place of its slug, and a new one each time it becomes private.',
  reason: 'The reason for canceling.',
  redirect_url: 'The page to open after booking, or null for none.',
  reminders:
    'Reminders before a meeting starts, at most 5: `[{"minutes_before": 1440, "to": ["invitee", "host", "guests"]}]`. A reminder within half an hour of another email to the same person is omitted. The default is one day before, to the invitee. Send `[]` for none.',
  secret: 'The secret that signs deliveries, as specified by Standard Webhooks 1.0.',
  sequence: 'How many times it has been changed.',
  slots: 'Local dates with their times.',
  slug: 'The name in URLs, unique within the account.',
  start: 'When it begins.',
  status: 'The status.',
  time_format: 'The clock: 12 or 24 hours.',
  time_slot_interval: 'Minutes from one start to the next. Null for the duration.',
  timezone: 'An IANA time zone name, such as Europe/Berlin.',
  type: 'The type of the answer.',
  tries: 'The number of attempts.',
  url: 'The URL that receives deliveries.',
  username: 'The username, unique among teams and users, ignoring case.',
  visibility: '`public`: pages find it by its id and by its public id. `private`: pages find it only by its public id.',
  working_days: 'The weekdays with hours.',

  'EventType.locale': languageOfBookings,
  'CreateEventTypeBody.locale': languageOfBookings,
  'UpdateEventTypeBody.locale': languageOfBookings,
  'Slots.reason':
    'Present if the event type can never be booked with its current settings. `no_schedule`: the account has no schedule; create one with `POST /v1/availabilities`.',
  'SlotExplanation.date': 'The explained day, in the requested time zone.',
  'SlotExplanation.timezone': 'The time zone of the day and of every time in the response.',
  'SlotExplanation.reason':
    'Why the event type has no starts at all, if so. `no_schedule`: the account has no schedule. `inactive`: the event type is not active.',
  'EventTypeLocation.type': 'The kind of place.',
  'EventTypeLocation.value':
    'An address, a number or a link. In an https link, `{id}` becomes 22 random characters, new for each booking.',
  'EventTypeLocation.is_public':
    'Whether the widget shows the value before a booking. The default is false. It cannot be true for a video call.',
  'EventTypeLocation.is_personal':
    'Whether the place is the host’s own, such as their link or their phone number. If an event is reassigned, the new host needs another place. The default is false.',
  'Location.type': 'The kind of place.',
  'Location.value': 'An address, a number or a link.',
  'Period.start': '`HH:MM` in the time zone of the schedule.',
  'Period.end': '`HH:MM` in the time zone of the schedule. 24:00 is the end of the day.',
  'getSlots.duration':
    'The duration in minutes. If the event type has `durations`, one of them. The default is that of the event type.',
  'getSlots.end': 'The last day of the range, inclusive.',
  'getSlots.start': 'The first day of the range.',
  'getSlots.timezone': 'The time zone of the range and of the response.',
  'explainSlots.date': 'The day to explain. Required unless `start` is sent.',
  'explainSlots.start': 'Explains only this start instead of a day. It does not have to be on the grid.',
  'explainSlots.duration':
    'The duration in minutes. If the event type has `durations`, one of them. The default is that of the event type.',
  'explainSlots.timezone': 'The time zone of the day and of the response.',
  'listAvailabilityWindows.end': 'The last day of the range, inclusive.',
  'listAvailabilityWindows.start': 'The first day of the range.',
  'listAvailabilityWindows.timezone': 'The time zone of the range and of the response.',
  'listEventTypes.archived': 'Lists the archived event types instead.',
  last_sample:
    'The last sample that the caller has requested, and what became of it. Null without one in the last 30 days.',
  'removeMember.reason': 'Why the events are canceled. Their invitees see it.',
  'listContacts.query': 'Only contacts whose name or email address contains this text, ignoring case.',
  'listJournal.subject_kind': 'Only changes of this kind of resource, such as `event type`.',
  'listJournal.subject_id': 'Only changes of the resource with this id.',
  'WebhookDelivery.kind': 'The type of the message.',
  'WebhookMessage.kind': 'The type of the message.',
  'DateOverride.from': 'The first date, in the time zone of the schedule.',
  'DateOverride.to': 'The last date, inclusive.',
  'DateOverride.hours':
    'The periods in which these dates are open: `[{"start": "10:00", "end": "12:00"}]`. Empty if they are closed.',
  'DeletedEntry.user_id': 'The host who deleted the entry.',
  'MovedEntry.user_id': 'The host who moved the entry.',
  ...calendarWords,
  ...eventWords,
  ...hostWords,
  ...mailWords,
};

/** The defaults of fields of a new thing that JSON Schema cannot express. */
export const defaultWords: Readonly<Record<string, string>> = {
  'CreateAvailabilityBody.hours': 'The default is Monday to Friday, 09:00 to 17:00.',
  'CreateAvailabilityBody.timezone': 'The default is that of the account.',
  'CreateBookingFormFieldBody.identifier': 'By default it is derived from the label.',
  'CreateBookingFormFieldBody.label': 'By default it is derived from the identifier.',
  'CreateBookingFormFieldBody.position': 'The default is the last position.',
  'CreateEventBody.duration': 'The default is that of the event type.',
  'CreateEventBody.locale': 'The default is that of the event type.',
  'CreateEventTypeBody.slug': 'By default it is derived from the title.',
};
