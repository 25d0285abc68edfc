/** The meaning of the fields about slots, and why there are none. */
export const slotWords = {
  except_event: 'The id of an event to reschedule: its own time counts as free, and its length is the default.',
  slots: 'Local dates with their times.',
  'Slots.reason':
    'Present if the event type can never be booked with its current settings. `no_schedule`: the account has no schedule; create one with `POST /v1/availabilities`.',
  'SlotExplanation.date': 'The explained day, in the requested time zone.',
  'SlotExplanation.timezone': 'The time zone of the day and of every time in the response.',
  'SlotExplanation.reason':
    'Why the event type has no starts at all, if so. `no_schedule`: the account has no schedule. `inactive`: the event type is not active.',
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
} satisfies Readonly<Record<string, string>>;
