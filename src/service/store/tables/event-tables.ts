import type { Generated, GeneratedAlways } from 'kysely';
import type { Answers, Event, Location } from '../../../contract/index.ts';
import type { Actor, JournalChange, MeetingHost, Organizer } from '../../records/index.ts';
import type { Json, Optional, OptionalJson, OptionalTimestamp, Timestamp, Timestamps } from './columns.ts';

export type ContactsTable = Timestamps & {
  account_id: number;
  id: string;
  name: string;
  email: string;
  timezone: string;
  /** The contact whose former address this is; null for a contact itself. */
  merged_into: Optional<string>;
  /** Name and address in lower case, computed by the database. */
  searched: GeneratedAlways<string>;
  /** The contact is known to have been active until then, at least. Null if nothing has looked yet. */
  active_until: OptionalTimestamp;
};

export type MeetingsTable = {
  account_id: number;
  id: string;
  event_type_id: number;
  starts_at: Timestamp;
  ends_at: Timestamp;
  seats: Generated<number>;
  status: Generated<Event['status']>;
  host_uid: string;
  sequence: Generated<number>;
  absent_ids: Optional<number[]>;
};

export type MeetingHostsTable = {
  account_id: number;
  meeting_id: string;
  user_id: number;
  is_lead: boolean;
  how: MeetingHost['how'];
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
  /** The meeting it belongs to. */
  meeting_id: string;
  /** Written only by processes of the release before meetings. The hosts of the meeting have it now. */
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
  host_since: Generated<number>;
  sequence_without_file: Optional<number>;
  locale: Optional<string>;
  outcome: Optional<Exclude<Event['outcome'], undefined>>;
  host_note: Generated<string>;
  /** When the personal data in it was erased. */
  erased_at: OptionalTimestamp;
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
