import {
  Availability,
  AvailabilityEventType,
  BookingFormField,
  DayCoverage,
  EventType,
  EventTypeCoverage,
  EventTypeDistribution,
  EventTypeHost,
  HostCoverage,
  HostDistribution,
  Slot,
  SlotExplanation,
  Slots,
} from '../../../contract/index.ts';
import { type Example, eventId, slot, times } from './shared.ts';

const availability: Availability = {
  id: 2,
  name: 'Mornings',
  timezone: 'Europe/Berlin',
  is_default: false,
  user_id: 7,
  working_days: ['monday'],
  hours: { monday: [{ start: '09:00', end: '12:00' }] },
  ...times,
};

const eventType: EventType = {
  id: 45,
  public_id: 'grace/consultation',
  host: {
    id: 7,
    name: 'Grace Hopper',
    avatar: '',
    timezone: 'Europe/Berlin',
    time_format: 24,
    start_of_week: 1,
  },
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
  locale: null,
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

const explanation: SlotExplanation = {
  date: '2026-03-09',
  timezone: 'Europe/Berlin',
  duration: 30,
  offered: ['2026-03-09T09:30:00+01:00'],
  layers: [
    {
      host_id: 7,
      kind: 'posted_hours',
      from: '2026-03-09T09:00:00+01:00',
      to: '2026-03-09T10:00:00+01:00',
      source: { availability_id: 2, override: false },
    },
    {
      host_id: 7,
      kind: 'busy',
      from: '2026-03-09T09:00:00+01:00',
      to: '2026-03-09T09:30:00+01:00',
      source: {
        event_id: eventId,
        event_type_id: 45,
        with_buffers: { from: '2026-03-09T09:00:00+01:00', to: '2026-03-09T09:30:00+01:00' },
        invitee_name: 'Ada Lovelace',
      },
    },
  ],
  starts: [
    { start: '2026-03-09T09:00:00+01:00', refusals: [{ host_id: 7, reason: 'taken', layer: 1 }] },
    { start: '2026-03-09T09:30:00+01:00', refusals: [] },
  ],
};

const distribution: HostDistribution = {
  user_id: 7,
  name: 'Grace Hopper',
  weight: 100,
  target_share: 50,
  actual_share: 40,
  assigned: 4,
  counted: 4,
  last_assigned_at: '2026-03-06T10:12:00+01:00',
};

const coverage: HostCoverage = {
  user_id: 7,
  name: 'Grace Hopper',
  calendar_unread_from: null,
  days: [{ date: '2026-03-09', usual_minutes: 480, bookable_minutes: 330 }],
};

/** Schedules, event types and their times. */
export const scheduleExamples: readonly Example[] = [
  [Availability, availability],
  [AvailabilityEventType, { id: 45, title: 'Consultation', is_archived: false }],
  [EventType, eventType],
  [EventTypeHost, { user_id: 7, name: 'Grace Hopper', weight: 100, availability_id: null, assigned: 4 }],
  [HostDistribution, distribution],
  [
    EventTypeDistribution,
    {
      from: '2026-03-01',
      to: '2026-03-31',
      timezone: 'Europe/Berlin',
      hosts: [
        distribution,
        { ...distribution, user_id: 8, name: 'Katherine Johnson', actual_share: 60, assigned: 6, counted: 6 },
      ],
    },
  ],
  [DayCoverage, coverage.days[0]],
  [HostCoverage, coverage],
  [EventTypeCoverage, { hosts: [coverage], gaps: [] }],
  [BookingFormField, field],
  [Slot, slot],
  [Slots, { slots: { '2026-03-09': [slot] } }],
  [SlotExplanation, explanation],
];
