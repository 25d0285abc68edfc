import { countingOf } from '../../../../words/index.ts';

const { counted } = countingOf('en');

export const words = {
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
  hostless: {
    off: (title: string) => `“${title}” is off, because none of its hosts is left.`,
    solve: 'Choose hosts',
    solveAlone: 'Turn it on to host it yourself',
  },
  undelivered: {
    mails: (count: number) =>
      counted(count, {
        one: 'An email about a booking could not be delivered.',
        other: '# emails about bookings could not be delivered.',
      }),
    calendar: (name: string) => `The last booking could not be written to your “${name}” calendar.`,
  },
  problem: {
    stale: (name: string, when: string) =>
      `Your “${name}” calendar was last read ${when}. Its last known busy times still block bookings.`,
    neverRead: (name: string) => `Your “${name}” calendar has not been read yet.`,
    closed: (name: string) => `Your “${name}” calendar cannot be read, so none of your times are offered.`,
    kept: (name: string) => `Your “${name}” calendar cannot be read. Its last known busy times still block bookings.`,
    colleague: (host: string, name: string) => `There is a problem with ${host}’s calendar “${name}”.`,
    more: (count: number) =>
      counted(count, { one: 'One more calendar has a problem.', other: '# more calendars have a problem.' }),
    solve: 'See what to do',
  },
};

export type NoticesWords = typeof words;
