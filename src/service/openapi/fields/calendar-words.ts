/** The meaning of the fields about calendars, each with the component or operation that has it. */
export const calendarWords = {
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
