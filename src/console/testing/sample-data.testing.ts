import type { CalendarConnection, Event, EventType, Member, User } from '../../contract/index.ts';

/** Returns a booking with Ada on Tuesday 24 November 2026, 15:00 in Berlin. */
export function sampleEvent(change: Partial<Event> = {}): Event {
  return {
    id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a01',
    event_type_id: 42,
    status: 'confirmed',
    start: '2026-11-24T09:00:00-05:00',
    end: '2026-11-24T09:30:00-05:00',
    timezone: 'America/New_York',
    duration: 30,
    host: { name: 'Ana Host', email: 'ana@example.com', timezone: 'Europe/Berlin' },
    contact_id: '7b1d4a52-8a51-4c53-9f0d-0c9b1f6f6a01',
    invitee: { name: 'Ada Lovelace', email: 'ada@example.org', timezone: 'America/New_York' },
    guests: [],
    answers: { name: 'Ada Lovelace', email: 'ada@example.org', notes: 'Pricing for a team of twelve' },
    metadata: {},
    location: { type: 'video', value: 'https://meet.example.com/room' },
    cancel_reason: null,
    ics_uid: 'one@sched-booking',
    sequence: 0,
    created_at: '2026-11-20T09:00:00Z',
    updated_at: '2026-11-20T09:00:00Z',
    ...change,
  };
}

/** Returns the event type of `sampleEvent`. */
export function sampleEventType(change: Partial<EventType> = {}): EventType {
  return {
    id: 42,
    public_id: 'ana/introductory-call',
    host: { id: 1, name: 'Ana Host', avatar: '', timezone: 'Europe/Berlin', time_format: 24, start_of_week: 1 },
    title: 'Introductory call',
    slug: 'introductory-call',
    description: '',
    duration: 30,
    durations: null,
    time_slot_interval: null,
    buffer_time_before_event: 0,
    buffer_time_after_event: 0,
    min_scheduling_notice: 0,
    booking_frequency_limits: null,
    booking_window_days: null,
    availability_id: null,
    location: null,
    redirect_url: null,
    is_active: true,
    visibility: 'public',
    reminders: [],
    most_open_per_invitee: null,
    locale: null,
    position: 0,
    archived_at: null,
    created_at: '2026-11-20T09:00:00Z',
    updated_at: '2026-11-20T09:00:00Z',
    ...change,
  };
}

/** Returns Ben, a colleague of the host of `sampleEvent`. */
export function sampleColleague(): Member {
  return {
    id: 2,
    first_name: 'Ben',
    last_name: 'Host',
    username: 'ben',
    email: 'ben@example.com',
    state: 'active',
    role: 'member',
    invited_until: null,
  };
}

/** Returns the host of an event type of that colleague. */
export function hostedByBen(): EventType['host'] {
  return { ...sampleEventType().host, id: 2, name: 'Ben Host' };
}

/** Returns the profile of the host of `sampleEvent`. */
export function sampleUser(change: Partial<User> = {}): User {
  return {
    id: 1,
    first_name: 'Ana',
    last_name: 'Host',
    username: 'ana',
    email: 'ana@example.com',
    timezone: 'Europe/Berlin',
    time_format: 24,
    start_of_week: 1,
    avatar: '',
    updated_at: '2026-11-20T09:00:00Z',
    ...change,
  };
}

/** Returns a feed that was read three minutes before the time of `sampleEvent`, and has 41 busy times. */
export function sampleCalendar(change: Partial<CalendarConnection> = {}): CalendarConnection {
  return {
    id: '9d1d4a52-8a51-4c53-9f0d-0c9b1f6f6a01',
    kind: 'feed',
    name: 'Work',
    server: 'calendar.example.com',
    user_id: 1,
    when_unreachable: 'close',
    ignored: false,
    state: 'current',
    read_at: '2026-11-24T13:29:00Z',
    covered_until: null,
    problem: null,
    problem_since: null,
    left_out_problem: null,
    calendars: [
      {
        id: '9d1d4a52-8a51-4c53-9f0d-0c9b1f6f6a02',
        name: 'Work',
        blocks: 'busy',
        is_written_to: false,
        write_problem: null,
        busy_times: 41,
        next_busy: null,
        unreadable_entries: 0,
        unreadable_lines: [],
        doubtful_times: 0,
      },
    ],
    created_at: '2026-11-20T09:00:00Z',
    updated_at: '2026-11-20T09:00:00Z',
    ...change,
  };
}
