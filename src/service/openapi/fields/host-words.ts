/** The meaning of the fields about several hosts of an event type. */
export const hostWords = {
  hosts:
    'The hosts who take turns: each booking goes to the free host with the fewest meetings for their weight in that calendar month. A host is credited with the average of the others for bookings on days that they had already taken off. Times are offered when any of them is free. Send `[]` to leave every meeting to the event type’s own host.',
  'EventTypeHost.user_id': 'The user who takes turns.',
  'EventTypeHost.name': 'The first and last name of the user.',
  'EventTypeHost.weight':
    'The share of the meetings, relative to the weights of the others, from 0 to 1000. A host with 0 is paused.',
  'EventTypeHost.availability_id':
    'The schedule that the host follows for this event type. Null for the schedule of the event type.',
  'EventTypeHost.assigned':
    'How many meetings of the current calendar month they got in the rotation, counted since the hosts or their weights last changed.',
  'HostDistribution.user_id': 'The user who takes turns.',
  'HostDistribution.name': 'The first and last name of the user.',
  'HostDistribution.weight':
    'The share of the meetings, relative to the weights of the others. A host with 0 is paused.',
  'HostDistribution.target_share': 'Their part of the weights of all hosts, in percent, rounded.',
  'HostDistribution.actual_share':
    'Their part of the meetings that these hosts got, in percent, rounded. Null if none of them got a meeting.',
  'HostDistribution.assigned': 'How many confirmed meetings of the range they got in the rotation.',
  'HostDistribution.counted':
    'How many of these meetings count when the next host is chosen: those that were booked since the hosts or their weights last changed.',
  'HostDistribution.credit':
    'How many more meetings they count as having got on their days off when the next host is chosen, in tenths. Absent without any. A member sees only their own.',
  'HostDistribution.last_assigned_at':
    'When the latest of these meetings was booked. Null if there is none. A member sees only their own.',
  'EventTypeDistribution.from': 'The first date of the range.',
  'EventTypeDistribution.to': 'The last date of the range.',
  'EventTypeDistribution.timezone': 'The time zone of the dates: that of the event type’s schedule.',
  'EventTypeDistribution.hosts': 'The hosts who take turns. Empty if the event type has only its own host.',
  'EventTypeCoverage.hosts': 'The hosts who are not paused. A member sees only themselves.',
  'EventTypeCoverage.gaps':
    'The dates on which no host can be booked, although the weekly hours of at least one of them are open.',
  'HostCoverage.user_id': 'The host.',
  'HostCoverage.name': 'The first and last name of the host.',
  'HostCoverage.calendar_unread_from':
    'The time from which the host gets no bookings, because a connected calendar has not been read any further. Null if there is none within the range.',
  'HostCoverage.days': 'The days of the range.',
  'DayCoverage.date': 'The day, in the requested time zone.',
  'DayCoverage.usual_minutes':
    'How many minutes could be booked by the weekly hours alone, without overrides, bookings, busy times and limits.',
  'DayCoverage.bookable_minutes': 'How many minutes can be booked.',
  'getEventTypeDistribution.from':
    'Only meetings that start on this date or later. Sent together with `to`; by default, the current month is counted. For a member, whole months are counted.',
  'getEventTypeDistribution.to': 'Only meetings that start on this date or earlier.',
  'getEventTypeCoverage.end': 'The last day of the range, inclusive: at most 31 days.',
  'getEventTypeCoverage.start': 'The first day of the range.',
  'getEventTypeCoverage.timezone': 'The time zone of the days.',
} satisfies Readonly<Record<string, string>>;
