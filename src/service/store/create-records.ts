import type { Kysely } from 'kysely';
import type { AccountRecords, HostRecords } from '../records/index.ts';
import { createAccountSettings, createCallers, createTeams, createUsers } from './accounts/index.ts';
import { createAvailabilities } from './availabilities.ts';
import { createBusyTimes, createCalendarSources } from './calendars/index.ts';
import { createContacts } from './contacts.ts';
import { createBookingFormFields, createEventTypes } from './event-types/index.ts';
import { createBookings, createEvents, createMailDetails, createMeetings, createOpenEvents } from './events/index.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import type { Shares } from './locks/index.ts';
import { createAccountLock, createHostsLock } from './locks/index.ts';
import { createAnnouncements, createDeliveries, createOutboxRecords, createWebhooks } from './outbox/index.ts';
import { isUnavailable } from './postgres/index.ts';
import type { Database } from './tables.ts';

/** Puts together what is kept, over a pool of connections or within one transaction. */
export function createRecords(db: Kysely<Database>, shares: Shares): AccountRecords {
  const within = (trx: Kysely<Database>) => createRecords(trx, shares);
  return {
    ...createCallers(db, shares),
    ...createAccountSettings(db),
    ...createUsers(db),
    ...createAvailabilities(db),
    ...createEventTypes(db),
    ...createBookingFormFields(db),
    ...createBookings(db),
    ...createContacts(db),
    ...createMeetings(db),
    ...createEvents(db),
    ...createMailDetails(db),
    ...createTeams(db),
    ...createCalendarSources(db),
    ...createBusyTimes(db),
    ...createWebhooks(db),
    ...createDeliveries(db),
    ...createOutboxRecords(db),
    ...createHostsLock(db, shares, createHostRecords),
    ...createAccountLock(db, shares, within),
    ...createIdempotencyKeys(db, shares, within),
    isUnavailable,
  };
}

function createHostRecords(trx: Kysely<Database>): HostRecords {
  return {
    ...createEventTypes(trx),
    ...createBookingFormFields(trx),
    ...createBookings(trx),
    ...createContacts(trx),
    ...createMeetings(trx),
    ...createEvents(trx),
    ...createOpenEvents(trx),
    ...createAnnouncements(trx),
  };
}
