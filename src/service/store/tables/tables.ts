import type { Kysely } from 'kysely';
import type {
  AccountsTable,
  ApiKeysTable,
  BrandingTable,
  HandlesTable,
  TeamMembersTable,
  TeamsTable,
  UsersTable,
} from './account-tables.ts';
import type {
  BusyTimesTable,
  CalendarFeedsTable,
  CalendarObjectsTable,
  CalendarSourcesTable,
  CalendarsTable,
  CalendarWritesTable,
} from './calendar-tables.ts';
import type { Timestamp } from './columns.ts';
import type { ContactsTable, EventsTable, JournalTable, MeetingHostsTable, MeetingsTable } from './event-tables.ts';
import type {
  AvailabilitiesTable,
  BookingFormFieldsTable,
  EventTypeHostsTable,
  EventTypePlacesTable,
  EventTypesTable,
} from './event-type-tables.ts';
import type { DeliveriesTable, DueAccountsTable, WebhooksTable } from './outbox-tables.ts';
import type { PeopleTables } from './people-tables.ts';

/** The tables after all migrations. */
export type Database = PeopleTables & {
  accounts: AccountsTable;
  branding: BrandingTable;
  users: UsersTable;
  teams: TeamsTable;
  team_members: TeamMembersTable;
  handles: HandlesTable;
  api_keys: ApiKeysTable;
  availabilities: AvailabilitiesTable;
  event_types: EventTypesTable;
  event_type_places: EventTypePlacesTable;
  event_type_hosts: EventTypeHostsTable;
  booking_form_fields: BookingFormFieldsTable;
  contacts: ContactsTable;
  meetings: MeetingsTable;
  meeting_hosts: MeetingHostsTable;
  events: EventsTable;
  webhooks: WebhooksTable;
  calendar_sources: CalendarSourcesTable;
  calendars: CalendarsTable;
  busy_times: BusyTimesTable;
  calendar_objects: CalendarObjectsTable;
  calendar_writes: CalendarWritesTable;
  calendar_feeds: CalendarFeedsTable;
  deliveries: DeliveriesTable;
  due_accounts: DueAccountsTable;
  journal: JournalTable;
  idempotency_keys: IdempotencyKeysTable;
  key_uses: KeyUsesTable;
};

/** Anything that holds the connection, such as the store. */
export type HasDatabase = { readonly db: Kysely<Database> };

type IdempotencyKeysTable = {
  account_id: number;
  route: string;
  key: string;
  payload: Buffer;
  status: number;
  body: string;
  created_at: Timestamp;
};

type KeyUsesTable = { account_id: number; hash: Buffer; moments: string[]; counts: number[]; is_refused: boolean };
