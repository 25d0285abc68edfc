import type { Kysely } from 'kysely';
import type { AccountRecords, HostRecords } from '../records/index.ts';
import {
  createAccountSettings,
  createCallers,
  createInvitationMails,
  createJournal,
  createRemovedUsers,
  createTeams,
  createUsers,
} from './accounts/index.ts';
import { createAvailabilities } from './availabilities.ts';
import { createBranding } from './branding/index.ts';
import {
  createBusySummaries,
  createBusyTimes,
  createCalendarFeeds,
  createCalendarSources,
  createDeletedEntries,
  createDisconnectedSources,
  createMovedEntries,
  createReadings,
} from './calendars/index.ts';
import { createContacts, createErasures } from './contacts/index.ts';
import {
  createBookingFormFields,
  createEventTypeHosts,
  createEventTypeOrder,
  createEventTypes,
} from './event-types/index.ts';
import {
  createBookings,
  createBuffers,
  createEvents,
  createEventsExport,
  createMailDetails,
  createMeetings,
  createOpenEvents,
} from './events/index.ts';
import { createAccountExport } from './export/index.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { createKeysOfAccount } from './keys/index.ts';
import { createAccountLock, createHostsLock, type Shares } from './locks/index.ts';
import { createMailStatus, createSampleMails } from './mail-status/index.ts';
import {
  createAnnouncements,
  createCalendarWrites,
  createDeliveries,
  createMails,
  createOutboxRecords,
  createWebhooks,
} from './outbox/index.ts';
import { createRoles } from './people/index.ts';
import { isUnavailable } from './postgres/index.ts';
import type { Database } from './tables/index.ts';

/** Builds the records on a pool of connections or within one transaction. */
export function createRecords(db: Kysely<Database>, shares: Shares): AccountRecords {
  const within = (trx: Kysely<Database>) => createRecords(trx, shares);
  return {
    ...createCallers(db, shares),
    ...createAccountSettings(db),
    ...createBranding(db),
    ...createAccountExport(db, shares),
    ...createUsers(db),
    ...createInvitationMails(db),
    ...createRemovedUsers(db),
    ...createRoles(db),
    ...createAvailabilities(db),
    ...createEventTypes(db),
    ...createEventTypeHosts(db),
    ...createEventTypeOrder(db),
    ...createBookingFormFields(db),
    ...createBookings(db),
    ...createContacts(db),
    ...createErasures(db),
    ...createMeetings(db),
    ...createEvents(db),
    ...createEventsExport(db, shares),
    ...createMailDetails(db),
    ...createTeams(db),
    ...createCalendarSources(db),
    ...createDisconnectedSources(db),
    ...createBusySummaries(db),
    ...createBusyTimes(db),
    ...createReadings(db),
    ...createDeletedEntries(db),
    ...createMovedEntries(db),
    ...createCalendarWrites(db),
    ...createCalendarFeeds(db),
    ...createWebhooks(db),
    ...createDeliveries(db),
    ...createMails(db),
    ...createMailStatus(db),
    ...createSampleMails(db),
    ...createKeysOfAccount(db),
    ...createJournal(db),
    ...createOutboxRecords(db),
    ...createHostsLock(db, { shares, createHostRecords }),
    ...createAccountLock(db, { shares, createRecords: within }),
    ...createIdempotencyKeys(db, { shares, createRecords: within }),
    isUnavailable,
  };
}

function createHostRecords(trx: Kysely<Database>): HostRecords {
  return {
    ...createEventTypes(trx),
    ...createEventTypeHosts(trx),
    ...createBookingFormFields(trx),
    ...createBookings(trx),
    ...createContacts(trx),
    ...createMeetings(trx),
    ...createBuffers(trx),
    ...createEvents(trx),
    ...createOpenEvents(trx),
    ...createAnnouncements(trx),
    ...createMails(trx),
    ...createJournal(trx),
    ...createRemovedUsers(trx),
  };
}
