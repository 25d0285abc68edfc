/** The meaning of the fields about events, each with the component or operation that has it. */
export const eventWords = {
  'EventHistoryEntry.kind': 'What the entry is about.',
  'EventHistoryEntry.change': 'What was done to the event.',
  'EventHistoryEntry.actor': 'Who did it. Null for a change made before changes were recorded.',
  'EventHistoryEntry.actor_name':
    'The name of the user who did it. Absent for anyone else. A signed-in member does not see it.',
  'EventHistoryEntry.from': 'The previous start, if it was rescheduled and the start is known.',
  'EventHistoryEntry.to': 'The new start, if it was booked or rescheduled.',
  'EventHistoryEntry.turns':
    'Whose turn it was, in order, if it was booked while several hosts took turns: name, weight, the meetings they had got in the rotation in that month, the `credit` for days off if they had any, and why someone before the one who was booked could not be. The first without a `refusal` was booked. A signed-in member does not see it.',
  'EventHistoryEntry.host': 'The name of the new host, if it was reassigned.',
  'EventHistoryEntry.mail': 'The email.',
  'EventHistoryEntry.webhook_id': 'The webhook that received it.',
  'EventHost.user_id': 'The user.',
  'EventHost.name': 'The first and last name of the user.',
  'EventHost.reason':
    'Why the event cannot be given to them: `taken` if they are busy then, `calendar_unread` if one of their calendars has not been read for hours or as far as that. Null if nothing is known to prevent it.',
  'EventHost.is_outside_hours':
    'True if the event lies outside the hours of each of their own schedules, for example on a day off. It can be given to them anyway. Absent otherwise, and for those who have no schedule of their own.',
  'EventManageLink.url': 'The address. It is a secret: whoever has it can reschedule or cancel the event.',
  'EventHistoryEntry.delivery': 'The delivery.',
  'CreateEventBody.timezone': 'The time zone of the invitee, such as Europe/Berlin.',
  'CreateEventBody.locale': 'The language the invitee books in, as a BCP 47 tag such as de or pt-BR.',
  'Event.locale':
    'The language the invitee booked in, as a BCP 47 tag, or the one that the event type had then. Absent if neither was set.',
  'Event.mailed_to':
    'Who gets an email about this change. Only present in the response to a booking, a reschedule, a change of host or a cancellation that sends email.',
  'Event.timezone': 'The time zone of the invitee.',
  'Event.contact_id': 'The contact of the invitee, or null if it was deleted.',
  'Event.metadata': 'The metadata sent with the booking.',
  'ReassignEventBody.location':
    'Where the meeting takes place from now on. By default, the place stays the same. If `is_personal` is true for the event type’s location, the host of the event type meets at that location, and any other host needs this field.',
  'ReassignEventBody.host_id': 'The user of the account who hosts the event from now on.',
  'RescheduleEventBody.duration': 'The new duration in minutes. By default it stays the same.',
  'listEvents.contact_id': 'Only events of this contact.',
  'listEvents.event_type_id': 'Only events of this type.',
  'listEvents.host_id': 'Only events with this host.',
  'listEvents.order': 'Which start comes first: `desc` lists the latest first, `asc` the earliest.',
  'listEvents.outcome': 'Only events with this outcome.',
  'listEvents.q':
    'Only events of invitees whose email address, or any word of whose name, begins with this text, ignoring case.',
  'listEvents.status': 'Only events with this status.',
  'listEvents.from': 'Only events that start at or after this time. A date means its start in UTC.',
  'listEvents.to': 'Only events that start before this time. A date includes the events of that day in UTC.',
  'listEvents.ends_after':
    'Only events that end after this time: those that are still to come or under way. A date means its start in UTC.',
  'listEvents.ends_before': 'Only events that have ended by this time. A date includes the events of that day in UTC.',
} satisfies Readonly<Record<string, string>>;
