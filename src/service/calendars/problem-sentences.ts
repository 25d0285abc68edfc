import type { CalendarProblem } from '../../contract/index.ts';
import { mostFileBytes } from './fetch-feed.ts';

/** What happened to a calendar that cannot be read, and what its owner can do: they follow the name of a field. */
export const problemSentences: Readonly<Record<CalendarProblem, string>> = {
  unauthorized:
    'must let us in: the server refused. Check the user name and password. iCloud and Fastmail need an app password, and a feed needs its secret or public address',
  not_found: 'must be the address of a calendar: the server says there is nothing at this address',
  unreachable: 'must be reachable: the server could not be reached. Check the address',
  timeout: 'must answer in time: the server did not. Try again later',
  refused_address:
    'must be an https address on the Internet. Whoever runs this service can allow a private server with CALENDAR_HOSTS',
  too_many_requests: 'must be readable now: the server asks to try again later',
  unexpected_status: 'must be the address of a calendar: the server answered with an error',
  too_large: `must be a calendar of ${mostFileBytes / 1_000_000} MB or less. Publish a shorter range of it`,
  too_complex: 'must be a calendar with fewer entries. Publish a shorter range of it',
  not_a_calendar:
    'must be the address of a calendar file: there is a web page or something else. Copy the address that ends in .ics, for Google the "secret address in iCal format"',
  cut_off: 'must be a whole calendar file: it breaks off before its end',
  unreadable: 'must be a calendar file that can be read: too many of its entries cannot',
  emptied: 'must hold its entries: the calendar was suddenly empty',
  secret_lost: 'must be connected again: its secret cannot be opened',
};
