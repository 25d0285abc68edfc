import type { Generated } from 'kysely';
import type { CalendarProblem } from '../../../contract/index.ts';
import type { CalendarSource, ConnectedCalendar, ObjectContent, WriteResult } from '../../records/index.ts';
import type { Json, Optional, OptionalTimestamp, Timestamp, Timestamps } from './columns.ts';

export type CalendarSourcesTable = Timestamps & {
  account_id: number;
  id: string;
  user_id: number;
  kind: CalendarSource['kind'];
  name: string;
  server: string;
  sealed: Buffer;
  key_number: number;
  when_unreachable: Generated<CalendarSource['whenUnreachable']>;
  ignored_at: OptionalTimestamp;
  disconnected_at: OptionalTimestamp;
  next_read_at: OptionalTimestamp;
  next_list_at: OptionalTimestamp;
  left_out_problem: Optional<CalendarProblem>;
  claimed_until: OptionalTimestamp;
  failures: Generated<number>;
  read_at: OptionalTimestamp;
  problem: Optional<CalendarProblem>;
  problem_since: OptionalTimestamp;
  notified_at: OptionalTimestamp;
  tried_at: OptionalTimestamp;
  not_before: OptionalTimestamp;
};

export type CalendarsTable = {
  account_id: number;
  id: string;
  source_id: string;
  href_digest: Generated<Buffer>;
  sealed_href: Optional<Buffer>;
  name: string;
  blocks: Generated<ConnectedCalendar['blocks']>;
  etag: Optional<string>;
  last_modified: Optional<string>;
  sync_token: Optional<string>;
  body_digest: Optional<Buffer>;
  whole_read_at: OptionalTimestamp;
  covered_until: OptionalTimestamp;
  objects_read_at: OptionalTimestamp;
  unreadable: Generated<number>;
  unreadable_lines: Generated<number[]>;
  doubtful: Generated<number>;
  is_written_to: Generated<boolean>;
  write_problem: Optional<CalendarProblem>;
  revision: Generated<number>;
};

export type CalendarObjectsTable = {
  account_id: number;
  calendar_id: string;
  object: string;
  content: Json<ObjectContent>;
  bookings: Generated<string[]>;
};

export type CalendarWritesTable = Timestamps & {
  account_id: number;
  event_id: string;
  user_id: number;
  calendar_id: string;
  event_sequence: number;
  status: Generated<WriteResult['status']>;
  attempts: Generated<number>;
  next_attempt_at: OptionalTimestamp;
  claimed_until: OptionalTimestamp;
  deleted_at: OptionalTimestamp;
  moved_at: OptionalTimestamp;
  moved_to: OptionalTimestamp;
  is_mailed: Generated<boolean>;
};

export type CalendarFeedsTable = {
  account_id: number;
  user_id: number;
  token_digest: Buffer;
  busy_token_digest: Optional<Buffer>;
  sealed: Buffer;
  key_number: number;
  rotated_at: Timestamp;
};

export type BusyTimesTable = {
  account_id: number;
  user_id: number;
  calendar_id: string;
  busy_from: Timestamp;
  busy_to: Timestamp;
};
