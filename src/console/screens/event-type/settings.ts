import type { BookingFormField, EventType } from '../../../contract/index.ts';

/** The properties of an event type that a host edits, in the order of the page. */
const editableNames = [
  'is_active',
  'title',
  'slug',
  'description',
  'duration',
  'durations',
  'location',
  'visibility',
  'availability_id',
  'min_scheduling_notice',
  'buffer_time_before_event',
  'buffer_time_after_event',
  'booking_window_days',
  'time_slot_interval',
  'booking_frequency_limits',
  'most_open_per_invitee',
  'redirect_url',
  'reminders',
] as const satisfies readonly (keyof EventType)[];

type EditableName = (typeof editableNames)[number];

/** A question while it is edited. A new one has no id until it is saved. */
export type Question = Omit<BookingFormField, 'id' | 'position'> & { readonly id?: number };

/** Everything that can be edited on the page. */
export type EditedSettings = Pick<EventType, EditableName> & { readonly questions: readonly Question[] };

/** Returns the editable settings of an event type and its form. */
export function settingsOf(eventType: EventType, fields: readonly BookingFormField[]): EditedSettings {
  return { ...propertiesOf(eventType), questions: questionsOf(fields) };
}

/** Returns the questions of a form, in its order. */
export function questionsOf(fields: readonly BookingFormField[]): Question[] {
  return fields.map(({ position: _, ...question }) => question);
}

function propertiesOf(eventType: EventType): Pick<EventType, EditableName> {
  const entries = editableNames.map((name) => [name, eventType[name]]);
  return Object.fromEntries(entries) as Pick<EventType, EditableName>; // made of exactly these names
}
