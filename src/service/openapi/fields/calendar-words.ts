/** The meaning of the fields about calendars. */
export const calendarWords = {
  password: 'The password on the calendar server: an app password if the provider offers them. It is stored encrypted.',
  calendars:
    'The calendars of the connection. `blocks` says which entries block slots: `busy`, `all` or `nothing`. `is_written_to` chooses the calendar that bookings are written into: one calendar of a user, on a CalDAV server.',
  calendar_ids: 'The calendars with this busy time, by the `id` that they have in the connection.',
  when_unreachable:
    'What happens to the user’s slots when the calendar has been unreachable for six hours: `close` offers none, `keep` uses the last known busy times.',
  ignored: 'Whether to disregard the calendar for now: it then blocks no slots, even while it cannot be read.',
  problem_since: 'When it stopped being readable, or null.',
  'DeletedEntry.user_id': 'The host who deleted the entry.',
  'MovedEntry.user_id': 'The host who moved the entry.',
  'ConnectCalendarBody.kind': 'Whether to read a feed, or all calendars of a user on a CalDAV server.',
  'ConnectCalendarBody.url': 'The address of the feed, which begins with `https://` or `webcal://`.',
  'ConnectCalendarBody.server': 'The address of the CalDAV server, such as `https://caldav.icloud.com`.',
  'ConnectCalendarBody.username': 'The username on the calendar server.',
  'CalendarConnection.server': 'The host name of the server it is read from.',
  'CalendarConnection.state':
    '`current`, `stale` (last read more than half an hour ago) or `unreachable` (more than six hours ago).',
  'CalendarConnection.user_id': 'The user whose slots it blocks.',
  'CalendarConnection.kind': '`feed`: one feed. `caldav`: all calendars of a user on a CalDAV server.',
  'listBusyTimes.from': 'Only busy times that end after this date-time, such as 2026-03-09T09:00:00+01:00.',
  'listBusyTimes.to': 'Only busy times that begin before this date-time, at most 400 days after `from`.',
} satisfies Readonly<Record<string, string>>;
