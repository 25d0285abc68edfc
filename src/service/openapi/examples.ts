import type * as v from 'valibot';
import {
  Account,
  type Actor,
  Availability,
  BookingFormField,
  Branding,
  BusyTime,
  CalendarConnection,
  CalendarFeed,
  Contact,
  DeletedEntry,
  Event,
  EventHistoryEntry,
  EventType,
  JournalEntry,
  Mail,
  Slot,
  SlotExplanation,
  Slots,
  Team,
  User,
  Webhook,
  WebhookDelivery,
  WebhookMessage,
} from '../../contract/index.ts';
import { examplesOfAccess } from './examples-of-access.ts';

const times = { created_at: '2026-03-02T07:00:00+00:00', updated_at: '2026-03-02T07:00:00+00:00' };
const ada = { name: 'Ada Lovelace', email: 'ada@example.com' };
const slot: Slot = { start: '2026-03-09T09:00:00+01:00', end: '2026-03-09T09:30:00+01:00' };

const availability: Availability = {
  id: 2,
  name: 'Mornings',
  timezone: 'Europe/Berlin',
  is_default: false,
  working_days: ['monday'],
  hours: { monday: [{ start: '09:00', end: '12:00' }] },
  ...times,
};

const eventType: EventType = {
  id: 45,
  public_id: 'grace/consultation',
  title: 'Consultation',
  slug: 'consultation',
  description: '',
  duration: 30,
  durations: null,
  time_slot_interval: null,
  buffer_time_before_event: 0,
  buffer_time_after_event: 0,
  min_scheduling_notice: 0,
  booking_frequency_limits: null,
  booking_window_days: null,
  availability_id: 2,
  location: null,
  redirect_url: null,
  is_active: true,
  visibility: 'public',
  reminders: [{ minutes_before: 1440, to: ['invitee'] }],
  most_open_per_invitee: null,
  position: 0,
  archived_at: null,
  ...times,
};

const field: BookingFormField = {
  id: 5,
  identifier: 'company',
  label: 'Company',
  type: 'text',
  placeholder: '',
  is_required: false,
  is_active: true,
  position: 2,
  options: [],
};

const contact: Contact = {
  id: 'f9d46165-f791-435d-b4b1-468898f10d7b',
  ...ada,
  timezone: 'Europe/Berlin',
  ...times,
};

const event: Event = {
  id: '3f713362-c7f7-49ac-b222-e842aac62323',
  event_type_id: 45,
  status: 'confirmed',
  ...slot,
  timezone: 'Europe/Berlin',
  duration: 30,
  host: { name: 'Grace Hopper', email: 'grace@example.com', timezone: 'Europe/Berlin' },
  contact_id: contact.id,
  invitee: { ...ada, timezone: 'Europe/Berlin' },
  guests: [],
  answers: ada,
  metadata: {},
  location: null,
  cancel_reason: null,
  ics_uid: '3f713362-c7f7-49ac-b222-e842aac62323@sched-booking',
  sequence: 0,
  ...times,
};

const user: User = {
  id: 1,
  first_name: 'Grace',
  last_name: 'Hopper',
  username: 'grace',
  email: 'grace@example.com',
  timezone: 'Europe/Berlin',
  time_format: 24,
  start_of_week: 1,
  avatar: '',
};

const branding: Branding = {
  ...{ name: 'Hopper Advice', color: '#2456e6', is_listed: false },
  logo: '/logos/1/5feceb66ffc86f38d952786c6d696c79.png',
};
const account: Account = { id: 1, name: 'Hopper Consulting', allowed_origins: ['https://hopper.example'] };

const team: Team = { id: 1, name: 'Advisers', username: 'advisers', about: '', logo: '' };

const webhook: Webhook = {
  id: 1,
  url: 'https://example.com/hooks',
  events: ['event.created', 'event.canceled'],
  secret: 'whsec_cF9mGCPwFVMJue4cfROjImZC7JhhEZGKpdkEdIvxK9Y=',
  is_active: true,
  ...times,
};

const delivery: WebhookDelivery = {
  id: '6c1b1b5e-7f0f-4f0c-9c39-0f3f0c6a1d52',
  kind: 'event.created',
  status: 'pending',
  tries: 1,
  response_status: 503,
  failure_reason: 'unexpected_status',
  next_try_at: '2026-03-02T07:00:05+00:00',
  ...times,
};

const mail: Mail = {
  id: '0f3f0c6a-7f0f-4f0c-9c39-6c1b1b5e1d52',
  event_id: event.id,
  kind: 'event.created',
  recipient: 'invitee',
  address: ada.email,
  status: 'succeeded',
  tries: 1,
  response_status: 250,
  next_try_at: null,
  ...times,
};

const actor: Actor = { via: 'key', user_id: 1, key_id: 3 };

const history: EventHistoryEntry[] = [
  { kind: 'change', at: times.created_at, change: 'booked', actor, to: slot.start },
  { kind: 'mail', at: times.created_at, mail },
];

const journalEntry: JournalEntry = {
  id: '5b0e6b1a-5d58-4a5e-9c9b-1a2f8c3d4e5f',
  at: times.updated_at,
  actor,
  operation: 'updateEventType',
  subject: { kind: 'event type', id: '45' },
  fields: ['availability_id'],
};

const explanation: SlotExplanation = {
  date: '2026-03-09',
  timezone: 'Europe/Berlin',
  duration: 30,
  offered: ['2026-03-09T09:30:00+01:00'],
  layers: [
    {
      kind: 'posted_hours',
      from: '2026-03-09T09:00:00+01:00',
      to: '2026-03-09T10:00:00+01:00',
      source: { availability_id: 2, override: false },
    },
    {
      kind: 'busy',
      from: '2026-03-09T09:00:00+01:00',
      to: '2026-03-09T09:30:00+01:00',
      source: {
        event_id: event.id,
        event_type_id: 45,
        with_buffers: { from: '2026-03-09T09:00:00+01:00', to: '2026-03-09T09:30:00+01:00' },
      },
    },
  ],
  starts: [
    { start: '2026-03-09T09:00:00+01:00', refusals: [{ reason: 'taken', layer: 1 }] },
    { start: '2026-03-09T09:30:00+01:00', refusals: [] },
  ],
};

const calendar: CalendarConnection = {
  id: '0d0e6b1a-5d58-4a5e-9c9b-1a2f8c3d4e5f',
  kind: 'feed',
  name: 'Private',
  server: 'calendar.example.com',
  user_id: 1,
  when_unreachable: 'close',
  ignored: false,
  state: 'current',
  read_at: '2026-03-02T06:57:00+00:00',
  covered_until: '2027-04-06T06:57:00+00:00',
  problem: null,
  problem_since: null,
  calendars: [
    {
      id: '9a4c7d2e-1f3b-4c6a-8e5d-7b2a1c0f9e8d',
      name: 'Private',
      blocks: 'busy',
      is_written_to: false,
      write_problem: null,
      busy_times: 41,
      next_busy: '2026-03-02T09:00:00+00:00',
      unreadable_entries: 0,
      doubtful_times: 0,
    },
  ],
  ...times,
};

const busyTime: BusyTime = { ...slot, calendar_ids: ['9a4c7d2e-1f3b-4c6a-8e5d-7b2a1c0f9e8d'] };

const deletedEntry: DeletedEntry = {
  event_id: '3f713362-c7f7-49ac-b222-e842aac62323',
  user_id: 1,
  calendar_id: '9a4c7d2e-1f3b-4c6a-8e5d-7b2a1c0f9e8d',
  noticed_at: '2026-03-02T06:57:00+00:00',
};

const calendarFeed: CalendarFeed = {
  url: 'https://book.example.com/calendars/3q2-7wEjRWeJq83vEjRWeJq83vEjRWeJq83vEjRWeJo.ics',
  busy_url: 'https://book.example.com/calendars/3q2-7wEjRWeJq83vEjRWeJq83vEjRWeJq83vEjRWeJo.ics?busy=1',
  rotated_at: '2026-03-02T07:00:00+00:00',
};

const byNoun = new Map<v.GenericSchema, unknown>([
  [Availability, availability],
  [EventType, eventType],
  [BookingFormField, field],
  [Slot, slot],
  [Slots, { slots: { '2026-03-09': [slot] } }],
  [SlotExplanation, explanation],
  [Contact, contact],
  [Event, event],
  [User, user],
  [Account, account],
  [Branding, branding],
  [Team, team],
  [CalendarConnection, calendar],
  [BusyTime, busyTime],
  [DeletedEntry, deletedEntry],
  [CalendarFeed, calendarFeed],
  [Webhook, webhook],
  [WebhookDelivery, delivery],
  [WebhookMessage, { ...delivery, payload: '{"type":"event.created"}' }],
  [Mail, mail],
  [EventHistoryEntry, history[0]],
  [JournalEntry, journalEntry],
  ...examplesOfAccess,
]);

/** Returns what an operation whose answer has this schema can answer: a noun, a list or a page of one, or null. */
export function exampleOf(schema: v.GenericSchema): unknown {
  if (byNoun.has(schema)) return byNoun.get(schema);
  const item = itemOf(schema);
  if (item) return [exampleOf(item)];
  const list = pageListOf(schema);
  return list ? { current_page: 1, data: exampleOf(list), per_page: 15, total: 1 } : null;
}

function itemOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  // An array's schema carries the schema of its items there.
  return 'item' in schema ? (schema.item as v.GenericSchema) : undefined;
}

function pageListOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  // An object's schema carries the schemas of its parts there.
  return 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>).data : undefined;
}
