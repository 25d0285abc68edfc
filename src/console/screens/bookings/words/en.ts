import { countingOf } from '../../../words/index.ts';

const { counted } = countingOf('en');

export const words = {
  title: 'Bookings',
  search: 'Search by name or email',
  copyLink: 'Copy booking link',
  newBooking: 'New booking',
  download: 'Download CSV',
  views: { label: 'Which bookings', upcoming: 'Upcoming', past: 'Past', canceled: 'Canceled' },
  next: {
    label: 'Next booking',
    soon: (when: string) => `Next · ${when}`,
    now: (until: string) => `Now · until ${until}`,
    title: (eventType: string, invitee: string) => (eventType ? `${eventType} with ${invitee}` : invitee),
    inCity: (time: string, city: string) => `${time} in ${city}`,
    quoted: (text: string) => `“${text}”`,
    open: 'Open',
  },
  filters: {
    eventType: 'Event type',
    everyEventType: 'All event types',
    host: 'Host',
    everyHost: 'All hosts',
    outcome: 'Outcome',
    everyOutcome: 'Any outcome',
    noShow: 'No-show',
  },
  empty: {
    upcoming: 'No upcoming bookings',
    upcomingText: 'Send someone your booking link. Their booking will appear here.',
    past: 'No past bookings',
    pastText: 'Bookings move here when they are over.',
    canceled: 'No canceled bookings',
    canceledText: 'Bookings that you or an invitee cancel are listed here.',
    eventTypes: 'See your event types',
    search: 'No matching bookings',
    searchText: 'Search matches the beginning of names and email addresses. The booking may also be in another tab.',
    clear: 'Clear search and filters',
  },
  deleted: {
    text: (count: number) =>
      counted(count, {
        one: 'One booking was deleted in the calendar, but is not canceled.',
        other: '# bookings were deleted in the calendar, but are not canceled.',
      }),
    decide: 'Cancel or keep',
  },
  moved: {
    text: (count: number) =>
      counted(count, {
        one: 'One booking was moved in the calendar, but is not rescheduled.',
        other: '# bookings were moved in the calendar, but are not rescheduled.',
      }),
    decide: 'Reschedule or put back',
  },
  problem: {
    stale: (name: string, when: string) =>
      `Your “${name}” calendar was last read ${when}. Its last known busy times still block bookings.`,
    neverRead: (name: string) => `Your “${name}” calendar has not been read yet.`,
    closed: (name: string) => `Your “${name}” calendar cannot be read, so none of your times are offered.`,
    kept: (name: string) => `Your “${name}” calendar cannot be read. Its last known busy times still block bookings.`,
    more: (count: number) =>
      counted(count, { one: 'One more calendar has a problem.', other: '# more calendars have a problem.' }),
    solve: 'See what to do',
  },
};

export type BookingsWords = typeof words;
