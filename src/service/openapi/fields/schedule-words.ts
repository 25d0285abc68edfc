/** The meaning of the fields about availability schedules. */
export const scheduleWords = {
  hours:
    'Weekdays, each with its periods: `{"monday": [{"start": "09:00", "end": "12:00"}]}`. An absent weekday is closed; 24:00 ends a day.',
  is_default:
    'Whether event types without their own schedule use it. Setting it to `true` clears it on the other schedule.',
  overrides:
    'Dates with hours of their own, such as holidays: `[{"from": "2026-12-24", "to": "2026-12-26", "hours": []}]`. Without hours they are closed; a date can be in one override at most. Absent when there are none; send `[]` to remove all.',
  working_days: 'The weekdays with hours.',
  'Availability.user_id': 'The user whose schedule it is. Null if it belongs to the account as a whole.',
  'Period.start': '`HH:MM` in the time zone of the schedule.',
  'Period.end': '`HH:MM` in the time zone of the schedule. 24:00 is the end of the day.',
  'listAvailabilityWindows.end': 'The last day of the range, inclusive.',
  'listAvailabilityWindows.start': 'The first day of the range.',
  'listAvailabilityWindows.timezone': 'The time zone of the range and of the response.',
  'DateOverride.from': 'The first date, in the time zone of the schedule.',
  'DateOverride.to': 'The last date, inclusive.',
  'DateOverride.hours':
    'The periods in which these dates are open: `[{"start": "10:00", "end": "12:00"}]`. Empty if they are closed.',
} satisfies Readonly<Record<string, string>>;
