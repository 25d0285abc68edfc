import type { CalendarProblem } from '../../../../contract/index.ts';
import { countingOf } from '../../../words/index.ts';

const problems: Readonly<Record<CalendarProblem, string>> = {
  unauthorized:
    'The calendar’s server denied access. Connect the calendar again with its current address or password; iCloud and Fastmail need an app password.',
  not_found: 'There is no longer a calendar at its address. Copy the address again and connect it.',
  unreachable: 'The calendar’s server could not be reached. We try again automatically.',
  timeout: 'The calendar’s server took too long. We try again automatically.',
  refused_address: 'Its address is not a public https address. The person who runs this server can allow it.',
  too_many_requests: 'The calendar’s server asked us to wait. We try again automatically.',
  redirected: 'The calendar’s server now redirects to another address. Connect the calendar again with that address.',
  unexpected_status: 'The calendar’s server responded with an error. We try again automatically.',
  too_large: 'The calendar is too large. Publish a shorter period.',
  too_complex: 'The calendar has too many entries. Publish a shorter period.',
  too_many_calendars: 'The account has too many calendars. Connect individual calendars by their addresses instead.',
  not_a_calendar:
    'Its address leads to a web page, not to a calendar. Copy the address that ends in .ics and connect it.',
  cut_off: 'Only part of the calendar arrived. We try again automatically.',
  unreadable: 'Too many entries of the calendar could not be read.',
  emptied:
    'The calendar is suddenly empty, so its last known busy times still block bookings. If it really is empty, remove it.',
  secret_lost: 'Its address or password can no longer be decrypted on this server. Remove it and connect it again.',
};

const { counted } = countingOf('en');

export const words = {
  intro: 'Times when you are busy in these calendars are not offered.',
  add: 'Add calendar',
  empty: 'No calendars yet',
  emptyText: 'Connect the calendar you use, and no one can book you while you are busy.',
  kinds: { feed: 'Address', caldav: 'Account' },
  busy: (count: number) =>
    counted(count, { one: '# busy time in the next 30 days', other: '# busy times in the next 30 days' }),
  read: (when: string) => `read ${when}`,
  neverRead: 'not read yet',
  state: {
    current: 'Up to date',
    stale: 'Out of date',
    unreachable: 'Cannot be read',
    ignored: 'Ignored',
    ignoredText: 'It blocks nothing for now.',
    stale_keeps: (when: string) => `It was last read ${when}. Its last known busy times still block bookings.`,
    closes: 'None of your times are offered until it can be read again.',
    closesFor: (host: string) => `None of ${host}’s times are offered until it can be read again.`,
    keeps: 'Its last known busy times still block bookings.',
  },
  problems,
  leftOut: 'Some calendars of this account are not read, so they block nothing.',
  writtenTo: 'Bookings are written here',
  writeProblem: 'The last booking could not be written to it.',
  unreadable: (count: number) =>
    counted(count, {
      one: '# entry could not be read in full, so some of its times may not block bookings.',
      other: '# entries could not be read in full, so some of their times may not block bookings.',
    }),
  unreadableLines: (count: number, lines: string) =>
    counted(count, {
      one: `See line ${lines} of its file.`,
      other: `See lines ${lines} of its file.`,
    }),
  doubtful: (count: number) =>
    counted(count, {
      one: '# time is in an unknown time zone, so the time zone of the calendar is used.',
      other: '# times are in unknown time zones, so the time zone of the calendar is used.',
    }),
  blocksNothing: 'does not block',
  readNow: 'Read now',
  readDone: (name: string) => `“${name}” was read.`,
  ignore: 'Ignore for now',
  useAgain: 'Use again',
  settings: 'Settings',
  remove: {
    open: 'Remove',
    title: (name: string) => `Remove “${name}”?`,
    text: 'Its busy times no longer block bookings, and its address or password is deleted here. Bookings that were written to it stay there.',
    submit: 'Remove calendar',
    done: (name: string) => `“${name}” was removed.`,
  },
  edit: {
    title: (name: string) => `Settings for “${name}”`,
    name: 'Name',
    whenUnreachable: 'If it cannot be read for six hours',
    whenUnreachableChoices: {
      close: 'Offer no times, so that you are never double-booked',
      keep: 'Keep using its last known busy times',
    },
    blocks: (name: string) => `What blocks bookings in “${name}”`,
    blocksChoices: { busy: 'Entries that show me as busy', all: 'Every entry', nothing: 'Nothing' },
    writeTo: 'Write bookings to',
    writeToNone: 'No calendar',
  },
  connect: {
    title: 'Add a calendar',
    provider: 'Where is your calendar?',
    providers: {
      google: 'Google Calendar',
      outlook: 'Outlook or Microsoft 365',
      apple: 'Apple iCloud',
      proton: 'Proton Calendar',
      nextcloud: 'Nextcloud',
      other: 'Somewhere else',
    },
    how: 'How do you want to connect it?',
    byFeed: 'By its address',
    byAccount: 'By its account',
    feedHint: 'Its busy times are read.',
    accountHint: 'Its busy times are read, and bookings can be written to it.',
    steps: {
      google: [
        'Open calendar.google.com on a computer.',
        'Open the settings of your calendar, then “Integrate calendar”.',
        'Copy the “Secret address in iCal format”.',
      ],
      outlook: [
        'Open outlook.com or outlook.office.com and its settings.',
        'Choose “Calendar”, then “Shared calendars”.',
        'Publish your calendar with “Can view all details” or “Can view when I’m busy”, and copy the ICS link.',
      ],
      appleFeed: [
        'Open Calendar on iCloud.com or on your Mac.',
        'Share your calendar as a “Public calendar”.',
        'Copy the link. It begins with webcal://.',
      ],
      appleAccount: [
        'Open account.apple.com, then “Sign-In and Security”.',
        'Create an app-specific password.',
        'Enter your Apple Account’s email address and that password.',
      ],
      proton: [
        'Open calendar.proton.me and its settings.',
        'Choose your calendar, then “Share with anyone”.',
        'Create a link and copy it.',
      ],
      nextcloudFeed: [
        'Open Calendar in your Nextcloud.',
        'Share your calendar with a link.',
        'Choose “Copy subscription link” in the menu of that link.',
      ],
      nextcloudAccount: [
        'Open your Nextcloud’s settings, then “Security”.',
        'Create a new app password.',
        'Enter your Nextcloud’s address, your username and that password.',
      ],
      otherFeed: ['Look for “Publish”, “Share” or “iCal”.', 'Copy the address that ends in .ics.'],
      otherAccount: [
        'Look for “CalDAV” in your provider’s help.',
        'Enter the server’s address, your username and your password; some providers require an app password.',
      ],
    },
    url: 'Address of the calendar',
    urlHint: 'Treat it like a password: anyone who has it can read your calendar. It is stored encrypted.',
    server: 'Server',
    username: 'Username',
    password: 'Password',
    name: 'What do you call it?',
    /** In place of those above, while a calendar is being connected. */
    problems: {
      unauthorized:
        'The calendar’s server denied access. Check what you entered; iCloud and Fastmail need an app password.',
      not_found: 'There is no calendar at this address. Copy it again.',
      unreachable: 'The calendar’s server could not be reached. Check the address.',
      timeout: 'The calendar’s server took too long. Try again later.',
      too_many_requests: 'The calendar’s server asked us to wait. Try again later.',
      redirected: 'The server redirects to another address. Enter that address.',
      unexpected_status: 'The calendar’s server responded with an error. Check the address, or try again later.',
      cut_off: 'Only part of the calendar arrived. Try again.',
    } satisfies Partial<typeof problems>,
    submit: 'Connect',
    reading: 'Reading the calendar…',
    done: (name: string, busy: string) => `“${name}” is connected: ${busy}.`,
  },
  feed: {
    title: 'Your bookings in another calendar',
    text: 'Subscribe to this address in your calendar to see your bookings there. Google checks for changes only every few hours.',
    make: 'Create an address',
    full: 'With names and places',
    busyOnly: 'Only when you are busy',
    secret: 'Anyone who has an address can see what it shows. If one falls into the wrong hands, create new addresses.',
    show: 'Show the addresses',
    rotate: 'Create new addresses',
    rotateText: 'Your current addresses stop working: calendars that subscribe to them no longer get your bookings.',
    rotated: 'The new addresses are ready.',
  },
};

export type CalendarsWords = typeof words;
