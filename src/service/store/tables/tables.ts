import type { Generated, GeneratedAlways, Kysely } from 'kysely';
import type {
  Answers,
  BookingFormField,
  DateOverride,
  Event,
  EventType,
  EventTypeLocation,
  Hours,
  Location,
  Scope,
} from '../../../contract/index.ts';
import type { Actor, JournalChange, Organizer, Picture } from '../../records/index.ts';
import type {
  BusyTimesTable,
  CalendarFeedsTable,
  CalendarObjectsTable,
  CalendarSourcesTable,
  CalendarsTable,
  CalendarWritesTable,
} from './calendar-tables.ts';
import type {
  Json,
  JsonWithDefault,
  Optional,
  OptionalJson,
  OptionalTimestamp,
  Timestamp,
  Timestamps,
} from './columns.ts';
import type { DeliveriesTable, DueAccountsTable, WebhooksTable } from './outbox-tables.ts';
import type { PeopleTables } from './people-tables.ts';

/** The tables as the migrations leave them. */
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

/** Whatever holds the connection: the store, for those who need no more of it. */
export type Connected = { readonly db: Kysely<Database> };

type AccountsTable = {
  id: Generated<number>;
  name: string;
  is_demonstration: Generated<boolean>;
  allowed_origins: Optional<string[]>;
  created_at: Timestamp;
};

type BrandingTable = {
  account_id: number;
  name: string;
  color: Optional<string>;
  logo: Optional<Buffer>;
  logo_type: Optional<Picture['type']>;
  logo_digest: Optional<string>;
  is_listed: boolean;
  updated_at: Timestamp;
};

export type UsersTable = Timestamps & {
  account_id: number;
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  timezone: string;
  time_format: Generated<number>;
  start_of_week: Generated<number>;
  avatar: Generated<string>;
  about: Generated<string>;
  locale: Optional<string>;
  unconfirmed_email: Optional<string>;
  confirmation_asked_at: OptionalTimestamp;
};

type TeamsTable = Timestamps & {
  account_id: number;
  id: Generated<number>;
  name: string;
  about: Generated<string>;
  logo: Generated<string>;
};

type TeamMembersTable = { account_id: number; team_id: number; user_id: number };

type HandlesTable = {
  account_id: number;
  username: string;
  user_id: Optional<number>;
  team_id: Optional<number>;
};

export type ApiKeysTable = {
  id: Generated<number>;
  hash: Buffer;
  account_id: number;
  user_id: number;
  last_four: string;
  created_at: Timestamp;
  last_used_at: OptionalTimestamp;
  revoked_at: OptionalTimestamp;
  is_from_setting: Generated<boolean>;
  /** Empty of one that was made on the command line. */
  name: Generated<string>;
  scopes: Generated<Scope[]>;
};

export type AvailabilitiesTable = Timestamps & {
  account_id: number;
  id: Generated<number>;
  name: string;
  timezone: string;
  is_default: boolean;
  /** Whose it is; null for one of the whole account. */
  user_id: Optional<number>;
  hours: Json<Hours>;
  overrides: JsonWithDefault<DateOverride[]>;
};

/** Whose an event type is. */
type EventTypePlacesTable = { event_type_id: number; account_id: number };

export type EventTypesTable = Timestamps & {
  account_id: number;
  id: Generated<number>;
  host_id: number;
  title: string;
  slug: string;
  description: Generated<string>;
  duration: Generated<number>;
  durations: Optional<number[]>;
  time_slot_interval: Optional<number>;
  buffer_time_before_event: Generated<number>;
  buffer_time_after_event: Generated<number>;
  min_scheduling_notice: Generated<number>;
  booking_frequency_limits: OptionalJson<EventType['booking_frequency_limits']>;
  booking_window_days: Optional<number>;
  availability_id: Optional<number>;
  location: OptionalJson<EventTypeLocation>;
  redirect_url: Optional<string>;
  is_active: Generated<boolean>;
  /** Stands in the public id in place of the slug; null for a public event type. */
  private_name: Optional<string>;
  reminders: JsonWithDefault<EventType['reminders']>;
  most_open_per_invitee: Optional<number>;
  position: Generated<number>;
  /** Whoever writes it switches the event type off. */
  archived_at: OptionalTimestamp;
};

type BookingFormFieldsTable = {
  account_id: number;
  id: Generated<number>;
  event_type_id: number;
  identifier: string;
  label: string;
  type: BookingFormField['type'];
  placeholder: Generated<string>;
  is_required: Generated<boolean>;
  is_active: Generated<boolean>;
  position: number;
  options: Generated<string[]>;
};

export type ContactsTable = Timestamps & {
  account_id: number;
  id: string;
  name: string;
  email: string;
  timezone: string;
  /** The contact whose former address this is; null for a contact itself. */
  merged_into: Optional<string>;
  /** Name and address in small letters, made by the database. */
  searched: GeneratedAlways<string>;
};

type MeetingsTable = {
  account_id: number;
  id: string;
  event_type_id: number;
  starts_at: Timestamp;
  ends_at: Timestamp;
  seats: Generated<number>;
  status: Generated<Event['status']>;
  host_uid: string;
  sequence: Generated<number>;
};

type MeetingHostsTable = {
  account_id: number;
  meeting_id: string;
  user_id: number;
  is_lead: boolean;
  how: 'only' | 'required' | 'rotation' | 'owner' | 'by_hand';
  busy_from: Timestamp;
  busy_to: Timestamp;
  status: Generated<Event['status']>;
};

export type EventsTable = Timestamps & {
  account_id: number;
  id: string;
  event_type_id: number;
  host_id: number;
  contact_id: string | null;
  status: Generated<Event['status']>;
  starts_at: Timestamp;
  ends_at: Timestamp;
  /** The meeting it is a booking of. */
  meeting_id: string;
  /** Only processes of the release before meetings write it; the hosts of the meeting have it. */
  busy_from: OptionalTimestamp;
  busy_to: OptionalTimestamp;
  invitee_name: string;
  invitee_email: string;
  timezone: string;
  guests: string[];
  answers: Json<Answers>;
  metadata: Json<Record<string, string>>;
  location: OptionalJson<Location>;
  cancel_reason: Optional<string>;
  ics_uid: string;
  sequence: Generated<number>;
  reassignments: Generated<number>;
  locale: Optional<string>;
  outcome: Optional<Exclude<Event['outcome'], undefined>>;
  host_note: Generated<string>;
  organizer: OptionalJson<Organizer>;
};

export type JournalTable = {
  account_id: number;
  id: string;
  at: Timestamp;
  actor: Json<Actor>;
  operation: string;
  subject_kind: string;
  subject_id: string;
  change: Json<JournalChange>;
};

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
