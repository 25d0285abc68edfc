/**
 * The columns of every table for the compiler: what is read, what is written, and what has a default.
 *
 * Design: they are written by hand beside the migrations, and the tests of the store run on a database that the
 * migrations created, so that the two cannot disagree.
 */
export type { ApiKeysTable, UsersTable } from './account-tables.ts';
export type { CalendarSourcesTable, CalendarsTable } from './calendar-tables.ts';
export type { ContactsTable, EventsTable, JournalTable } from './event-tables.ts';
export type { AvailabilitiesTable, EventTypesTable } from './event-type-tables.ts';
export type { DeliveriesTable, WebhooksTable } from './outbox-tables.ts';
export type { PasskeysTable, SessionsTable } from './people-tables.ts';
export type { Database, HasDatabase } from './tables.ts';
