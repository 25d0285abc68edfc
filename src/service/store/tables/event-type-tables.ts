import type { Generated } from 'kysely';
import type { BookingFormField, DateOverride, EventType, EventTypeLocation, Hours } from '../../../contract/index.ts';
import type {
  Json,
  JsonWithDefault,
  Optional,
  OptionalJson,
  OptionalTimestamp,
  Timestamp,
  Timestamps,
} from './columns.ts';

export type AvailabilitiesTable = Timestamps & {
  account_id: number;
  id: Generated<number>;
  name: string;
  timezone: string;
  is_default: boolean;
  /** The owner; null for one of the whole account. */
  user_id: Optional<number>;
  hours: Json<Hours>;
  overrides: JsonWithDefault<DateOverride[]>;
};

/** The account of an event type. */
export type EventTypePlacesTable = { event_type_id: number; account_id: number };

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
  /** Whether it was turned off because the last host who took turns for it left. */
  lacks_host: Generated<boolean>;
  /** Takes the place of the slug in the public id; null for a public event type. */
  private_name: Optional<string>;
  reminders: JsonWithDefault<EventType['reminders']>;
  most_open_per_invitee: Optional<number>;
  locale: Optional<string>;
  position: Generated<number>;
  /** Writing it deactivates the event type. */
  archived_at: OptionalTimestamp;
};

export type EventTypeHostsTable = {
  account_id: number;
  event_type_id: number;
  user_id: number;
  weight: number;
  availability_id: number | null;
  counts_from: Timestamp;
};

export type BookingFormFieldsTable = {
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
