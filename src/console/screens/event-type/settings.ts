import type { BookingFormField, EventType, EventTypeHost } from '../../../contract/index.ts';

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
  'locale',
  'reminders',
] as const satisfies readonly (keyof EventType)[];

type EditableName = (typeof editableNames)[number];

/** A question while it is edited. A new one has no id until it is saved. */
export type Question = Omit<BookingFormField, 'id' | 'position'> & { readonly id?: number };

/** A host who takes turns with others, while the list is edited. */
export type EditedHost = Omit<EventTypeHost, 'assigned'>;

/** Everything that can be edited on the page. */
export type EditedSettings = Pick<EventType, EditableName> & {
  readonly questions: readonly Question[];
  /** The hosts who take turns; empty if the event type has only its own host. */
  readonly hosts: readonly EditedHost[];
};

/** An event type with its form and its hosts. A change to any of them creates a new version of all. */
export type EventTypeVersion = EventType & {
  readonly fields: readonly BookingFormField[];
  readonly hosts: readonly EventTypeHost[];
};

/** Returns the editable settings of an event type, its form and its hosts. */
export function settingsOf(version: EventTypeVersion): EditedSettings {
  return { ...propertiesOf(version), questions: questionsOf(version.fields), hosts: hostsOf(version.hosts) };
}

/** Returns the questions of a form, in its order. */
export function questionsOf(fields: readonly BookingFormField[]): Question[] {
  return fields.map(({ position: _, ...question }) => question);
}

/** Leaves out how many meetings each host has got: a booking in the meantime does not change a setting. */
function hostsOf(hosts: readonly EventTypeHost[]): EditedHost[] {
  return hosts.map(({ assigned: _, ...host }) => host);
}

function propertiesOf(eventType: EventType): Pick<EventType, EditableName> {
  const entries = editableNames.map((name) => [name, eventType[name]]);
  return Object.fromEntries(entries) as Pick<EventType, EditableName>; // made of exactly these names
}
