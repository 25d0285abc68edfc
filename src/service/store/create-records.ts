import type { Kysely } from 'kysely';
import type { AccountRecords } from '../records/index.ts';
import { createAccountLock } from './account-lock.ts';
import { createAccountSettings } from './account-settings.ts';
import { createAnswers } from './answers.ts';
import { createAvailabilities } from './availabilities.ts';
import { createBookingFormFields } from './booking-form-fields.ts';
import { createBookings } from './bookings.ts';
import { createCallers } from './callers.ts';
import { createContacts } from './contacts.ts';
import { createDeliveries } from './deliveries.ts';
import { createEventTypes } from './event-types.ts';
import { createEvents } from './events.ts';
import { createHostLock } from './host-lock.ts';
import { createOutboxRecords } from './outbox.ts';
import { isUnavailable } from './postgres-error.ts';
import type { Shares } from './shares.ts';
import type { Database } from './tables.ts';
import { createTeams } from './teams.ts';
import { createUsers } from './users.ts';
import { createWebhooks } from './webhooks.ts';

/** Puts together what is kept, over a pool of connections or within one transaction. */
export function createRecords(db: Kysely<Database>, shares: Shares): AccountRecords {
  const within = (open: Kysely<Database>) => createRecords(open, shares);
  return {
    ...createCallers(db, shares),
    ...createAccountSettings(db),
    ...createUsers(db),
    ...createAvailabilities(db),
    ...createEventTypes(db),
    ...createBookingFormFields(db),
    ...createBookings(db),
    ...createContacts(db),
    ...createEvents(db),
    ...createTeams(db),
    ...createWebhooks(db),
    ...createDeliveries(db),
    ...createOutboxRecords(db),
    ...createHostLock(db, shares),
    ...createAccountLock(db, shares, within),
    ...createAnswers(db, shares, within),
    isUnavailable,
  };
}
