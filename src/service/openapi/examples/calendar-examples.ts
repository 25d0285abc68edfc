import { BusyTime, CalendarConnection, CalendarFeed, DeletedEntry, MovedEntry } from '../../../contract/index.ts';
import { type Example, eventId, slot, times } from './shared.ts';

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
  left_out_problem: null,
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
      unreadable_lines: [],
      doubtful_times: 0,
    },
  ],
  ...times,
};

const busyTime: BusyTime = { ...slot, calendar_ids: ['9a4c7d2e-1f3b-4c6a-8e5d-7b2a1c0f9e8d'] };

const deletedEntry: DeletedEntry = {
  event_id: eventId,
  user_id: 1,
  calendar_id: '9a4c7d2e-1f3b-4c6a-8e5d-7b2a1c0f9e8d',
  noticed_at: '2026-03-02T06:57:00+00:00',
};

const movedEntry: MovedEntry = {
  event_id: eventId,
  user_id: 1,
  calendar_id: '9a4c7d2e-1f3b-4c6a-8e5d-7b2a1c0f9e8d',
  start: '2026-03-03T15:00:00+00:00',
  noticed_at: '2026-03-02T06:57:00+00:00',
};

const calendarFeed: CalendarFeed = {
  url: 'https://book.example.com/calendars/3q2-7wEjRWeJq83vEjRWeJq83vEjRWeJq83vEjRWeJo.ics',
  busy_url: 'https://book.example.com/calendars/Zt7-1wEjRWeJq83vEjRWeJq83vEjRWeJq83vEjRWeKs.ics',
  rotated_at: '2026-03-02T07:00:00+00:00',
};

/** Connected calendars, and the feed of an account’s own bookings. */
export const calendarExamples: readonly Example[] = [
  [CalendarConnection, calendar],
  [BusyTime, busyTime],
  [DeletedEntry, deletedEntry],
  [MovedEntry, movedEntry],
  [CalendarFeed, calendarFeed],
];
