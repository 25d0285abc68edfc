const languageOfBookings =
  'The language of emails to invitees and guests whose booking names no language, as a BCP 47 tag such as de or pt-BR. Null for none: these emails are then in English.';

/** The meaning of the fields about event types. */
export const eventTypeWords = {
  event_types: 'The event types to reorder, each with its new position. The others keep theirs.',
  archived: 'Whether it is archived.',
  lacks_host:
    'Whether it was turned off because the last host who took turns for it left. Absent once it is turned on again, and otherwise.',
  is_archived: 'Whether it is archived.',
  archived_at:
    'When it was archived, or null. An archived event type is inactive and only in the list of archived ones.',
  availability_id: 'The availability schedule it uses, or null for the default schedule of the account.',
  booking_frequency_limits:
    'The maximum number of events of this type per `day`, `week`, `month` or `year`, in the time zone of the schedule. Null for no limit.',
  booking_window_days: 'How many days ahead it can be booked. Null for no limit.',
  buffer_time_after_event: 'Minutes to keep free after a meeting.',
  buffer_time_before_event: 'Minutes to keep free before a meeting.',
  description: 'The description that invitees see.',
  durations:
    'The durations that an invitee can choose from, in minutes, including that of the event type. Null if there is no choice.',
  min_scheduling_notice: 'The minimum number of minutes between booking and start.',
  most_open_per_invitee:
    'The maximum number of upcoming bookings of this event type with one email address, ignoring case and a `+tag`. Rescheduling is always allowed. Null for no limit.',
  public_id:
    'The name of the event type on pages: a username of the account and the slug. A private event type has a name that no one can guess in place of its slug, and a new one each time it becomes private.',
  redirect_url: 'The page to open after booking, or null for none.',
  reminders:
    'Reminders before a meeting starts, at most 5: `[{"minutes_before": 1440, "to": ["invitee", "host", "guests"]}]`. A reminder within half an hour of another email to the same person is omitted. The default is one day before, to the invitee. Send `[]` for none.',
  slug: 'The name in URLs, unique within the account.',
  time_slot_interval: 'Minutes from one start to the next. Null for the duration.',
  visibility: '`public`: pages find it by its id and by its public id. `private`: pages find it only by its public id.',
  'EventType.host':
    'The user whose event type it is, as invitees see them. If hosts take turns, one of those is booked instead.',
  'EventType.locale': languageOfBookings,
  'CreateEventTypeBody.locale': languageOfBookings,
  'UpdateEventTypeBody.locale': languageOfBookings,
  'EventTypeLocation.type': 'The kind of place.',
  'EventTypeLocation.value':
    'An address, a number or a link. In an https link, `{id}` becomes 22 random characters, new for each booking.',
  'EventTypeLocation.is_public':
    'Whether the widget shows the value before a booking. The default is false. It cannot be true for a video call.',
  'EventTypeLocation.is_personal':
    'Whether the place is the host’s own, such as their link or their phone number. If an event is reassigned, the new host needs another place. The default is false.',
  'listEventTypes.archived': 'Lists the archived event types instead.',
} satisfies Readonly<Record<string, string>>;
