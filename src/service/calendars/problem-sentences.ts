import type { CalendarProblem } from '../../contract/index.ts';
import { maxFileBytes } from './fetch-feed.ts';
import { maxCalendars } from './sources/index.ts';

/** Why a calendar cannot be read, and what its owner can do. Each text follows the name of a field. */
export const problemSentences: Readonly<Record<CalendarProblem, string>> = {
  unauthorized:
    'must be accessible: the server denied access. Check the username and password. iCloud and Fastmail need an app password, and a feed needs its secret or public address',
  not_found: 'must be the address of a calendar: the server found nothing at this address',
  unreachable: 'must be reachable: the server could not be reached. Check the address',
  timeout: 'must respond in time: the server did not. Try again later',
  refused_address:
    'must be a public https address. The operator of this service can allow a private server with CALENDAR_HOSTS',
  redirected: 'must be an address that does not redirect to another server',
  too_many_requests: 'must be available: the server asked to try again later',
  unexpected_status: 'must be the address of a calendar: the server responded with an error',
  too_large: `must be a calendar of ${maxFileBytes / 1_000_000} MB or less. Publish a shorter range of it`,
  too_complex: 'must be a calendar with fewer entries. Publish a shorter range of it',
  too_many_calendars: `must be an account with ${maxCalendars} calendars or fewer. To connect one of its calendars, enter the address of that calendar`,
  not_a_calendar:
    'must be the address of a calendar file: found a web page or something else. Copy the address that ends in .ics; in Google Calendar it is the "Secret address in iCal format"',
  cut_off: 'must be a complete calendar file: it breaks off before its end',
  unreadable: 'must be a readable calendar file: too many of its entries could not be read',
  emptied: 'must contain entries: the calendar has suddenly become empty',
  secret_lost: 'must be connected again: its address or password can no longer be decrypted',
};
