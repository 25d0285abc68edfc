import { defaultLimits } from '../../../gateway/index.ts';
import type { SettingRows } from './setting-row.ts';
import { integer, oneOf } from './setting-schemas.ts';

export const limitSettings = {
  REQUESTS_PER_MINUTE: {
    default: '60',
    unit: 'a minute',
    schema: integer({ min: 1, max: 1_000_000 }),
    meaning: 'API requests with one key, here or at UPSTREAM_URL.',
  },
  VISITOR_READS_PER_MINUTE: {
    default: String(defaultLimits.readsPerMinute),
    unit: 'a minute',
    schema: integer({ max: 1_000_000 }),
    meaning: 'Requests from pages that only read, from one network address.',
  },
  VISITOR_BOOKINGS_PER_HOUR: {
    default: String(defaultLimits.bookingsPerHour),
    unit: 'an hour',
    schema: integer({ max: 1_000_000 }),
    meaning: 'Attempts to book, reschedule or cancel, from one network address.',
  },
  EMAIL_BOOKINGS_PER_HOUR: {
    default: String(defaultLimits.emailBookingsPerHour),
    unit: 'an hour',
    schema: integer({ max: 1_000_000 }),
    meaning:
      'Bookings and reschedules with one email address, as invitee or guest, over all event types. Each one sends email.',
  },
  EMAIL_BOOKINGS_PER_DAY: {
    default: String(defaultLimits.emailBookingsPerDay),
    unit: 'a day',
    schema: integer({ max: 1_000_000 }),
    meaning: 'Bookings and reschedules with one email address, as invitee or guest, over all event types.',
  },
  EMAIL_OPEN_BOOKINGS: {
    default: String(defaultLimits.emailOpenBookings),
    unit: 'bookings',
    schema: integer({ max: 1_000_000 }),
    meaning: 'Upcoming bookings with one email address as invitee.',
  },
  EVENT_TYPE_BOOKINGS_PER_HOUR: {
    default: String(defaultLimits.eventTypeBookingsPerHour),
    unit: 'an hour',
    schema: integer({ max: 1_000_000 }),
    meaning: 'Bookings of one event type from pages.',
  },
  ACCOUNT_BOOKINGS_PER_HOUR: {
    default: String(defaultLimits.accountBookingsPerHour),
    unit: 'an hour',
    schema: integer({ max: 1_000_000 }),
    meaning: 'Bookings with one account from pages.',
  },
  MAILS_PER_HOUR: {
    default: '20000',
    unit: 'an hour',
    schema: integer({ max: 100_000_000 }),
    meaning:
      'Emails about bookings, reschedules and changes of host of all accounts, from pages, the API, MCP and the console: to the invitee, the hosts and each guest, emails that are sent again, and samples that people send themselves. Reminders and cancellations are not counted. One account can send half of them, and always a hundredth, even when others have used up the rest. Applies with SMTP_URL.',
  },
  PROOF_OF_WORK: {
    default: 'auto',
    unit: 'auto, always or never',
    schema: oneOf('auto', 'always', 'never'),
    meaning:
      'When the browser has to solve a small puzzle before it can book: auto, while there are many attempts; always; or never, which turns form tokens off too.',
  },
} as const satisfies SettingRows;
