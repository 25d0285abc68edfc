import type { Database } from '../tables/index.ts';

/** How the rows of one table are exported. */
export type ExportedTable = {
  readonly table: keyof Database;
  /** The columns that distinguish the rows of an account. Rows are read in their order. */
  readonly key: readonly string[];
  /** Secrets, and columns that only the service uses. */
  readonly leftOut?: readonly string[];
};

/** The tables of an account, in an order in which a row refers only to rows before it. */
export const exportedTables: readonly ExportedTable[] = [
  { table: 'branding', key: ['account_id'] },
  { table: 'users', key: ['id'] },
  { table: 'memberships', key: ['person_id'] },
  { table: 'teams', key: ['id'] },
  { table: 'team_members', key: ['team_id', 'user_id'] },
  { table: 'handles', key: ['username'] },
  { table: 'api_keys', key: ['id'], leftOut: ['hash'] },
  { table: 'availabilities', key: ['id'] },
  { table: 'event_types', key: ['id'] },
  { table: 'event_type_hosts', key: ['event_type_id', 'user_id'] },
  { table: 'booking_form_fields', key: ['id'] },
  { table: 'contacts', key: ['id'], leftOut: ['active_until'] },
  { table: 'meetings', key: ['id'] },
  { table: 'meeting_hosts', key: ['meeting_id', 'user_id'] },
  { table: 'events', key: ['id'] },
  { table: 'webhooks', key: ['id'], leftOut: ['secret', 'former_secret'] },
  { table: 'calendar_sources', key: ['id'], leftOut: ['sealed', 'key_number', 'claimed_until'] },
  { table: 'calendars', key: ['id'], leftOut: ['sealed_href', 'href_digest', 'body_digest', 'sync_token'] },
  { table: 'busy_times', key: ['user_id', 'calendar_id', 'busy_from'] },
  { table: 'deliveries', key: ['id'], leftOut: ['claimed_until'] },
  { table: 'journal', key: ['id'] },
];

/** Tables that are not exported, and why. */
export const unexportedTables: Readonly<Partial<Record<keyof Database, string>>> = {
  accounts: 'The first line names the account.',
  people: 'People belong to no account, and may sign in to several.',
  passkeys: 'They belong to people.',
  known_browsers: 'Secrets of browsers.',
  passkey_challenges: 'Secrets that last minutes.',
  sessions: 'Secrets of browsers.',
  sign_in_links: 'Secrets of links.',
  calendar_feeds: 'Secrets of addresses.',
  calendar_objects: 'Read from other calendars again.',
  calendar_writes: 'Says what is still to be written.',
  due_accounts: 'Says what is still to be sent.',
  event_type_places: 'Says only where an event type is kept.',
  idempotency_keys: 'Responses of the last day.',
  key_uses: 'Counts the requests of the last minute.',
};
