import type { CalendarConnection, DeletedEntry, Event, MovedEntry } from '../../../contract/index.ts';
import { openScreen, type Replies, sampleEvent, sampleEventType, sampleUser } from '../../testing/index.ts';
import { bookingsScreen } from './index.ts';

/** A booking of the day after tomorrow. */
export const kenji = sampleEvent({
  id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a02',
  start: '2026-11-26T08:00:00Z',
  end: '2026-11-26T08:30:00Z',
  timezone: 'Europe/Berlin',
  invitee: { name: 'Kenji Sato', email: 'kenji@example.jp', timezone: 'Europe/Berlin' },
  location: { type: 'in_person', value: '1 Market Street' },
  sequence: 1,
});
/** A booking that is over. */
export const earlier = sampleEvent({
  id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a03',
  start: '2026-11-24T10:00:00Z',
  end: '2026-11-24T10:30:00Z',
  invitee: { name: 'Grace Hopper', email: 'grace@example.org', timezone: 'Europe/Berlin' },
});

type OpenOptions = {
  readonly path?: string;
  readonly events?: Event[];
  readonly calendars?: CalendarConnection[];
  readonly deletedEntries?: DeletedEntry[];
  readonly movedEntries?: MovedEntry[];
  readonly replies?: Replies;
  readonly role?: 'owner' | 'member';
};

/** Opens the bookings of an account with two people, Ana, who is signed in, and Ben. */
export function openBookings({
  path = '/',
  events = [earlier, sampleEvent(), kenji],
  calendars = [],
  deletedEntries = [],
  movedEntries = [],
  replies = {},
  role = 'owner',
}: OpenOptions = {}) {
  return openScreen(bookingsScreen, path, {
    role,
    replies: {
      listEvents: ({ query }) => ({
        data: events,
        total: events.length,
        current_page: Number(query.page),
        per_page: 30,
      }),
      listEventTypes: ({ query }) => (query.archived === 'true' ? [] : [sampleEventType()]),
      listDeletedEntries: () => deletedEntries,
      listMovedEntries: () => movedEntries,
      listMails: () => ({ data: [], total: 0, current_page: 1, per_page: 1 }),
      listCalendars: () => calendars,
      getCurrentUser: () => sampleUser(),
      listMembers: () => members,
      ...replies,
    },
  });
}

/** Ana, who is signed in, and Ben. */
export const members = ['Ana', 'Ben'].map((first_name, index) => ({
  id: index + 1,
  first_name,
  last_name: 'Host',
  username: first_name.toLowerCase(),
  email: `${first_name.toLowerCase()}@example.com`,
  state: 'active' as const,
  role: 'admin' as const,
  invited_until: null,
}));
