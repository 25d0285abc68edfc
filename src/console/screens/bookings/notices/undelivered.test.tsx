import { screen, waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import type { CalendarConnection, Mail, Role } from '../../../../contract/index.ts';
import { queryClient } from '../../../data/index.ts';
import { holdClock, openScreen, sampleCalendar, sampleUser } from '../../../testing/index.ts';
import { bookingsScreen } from '../index.ts';

holdClock();

const event_id = '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a02';
const mail: Mail = {
  id: '7d1d4a52-8a51-4c53-9f0d-0c9b1f6f6a01',
  event_id,
  kind: 'event.created',
  recipient: 'invitee',
  address: 'ada@example.com',
  status: 'pending',
  tries: 4,
  response_status: null,
  next_try_at: '2026-11-24T15:00:00Z',
  created_at: '2026-11-24T10:00:00Z',
  updated_at: '2026-11-24T13:00:00Z',
};

function unwritable(change: Partial<CalendarConnection> = {}): CalendarConnection {
  const connection = sampleCalendar(change);
  const calendars = connection.calendars.map((calendar) => ({ ...calendar, write_problem: 'unauthorized' as const }));
  return { ...connection, calendars };
}

type OpenOptions = {
  readonly undeliveredCount?: number;
  readonly calendars?: CalendarConnection[];
  readonly role?: Role;
};

async function open({ undeliveredCount = 0, calendars = [], role = 'owner' }: OpenOptions) {
  const page = { current_page: 1, per_page: 1 };
  const server = await openScreen(bookingsScreen, '/', {
    role,
    replies: {
      listEvents: () => ({ ...page, data: [], total: 0 }),
      listMails: ({ query }) => ({
        ...page,
        data: query.undelivered === 'true' && undeliveredCount > 0 ? [mail] : [],
        total: undeliveredCount,
      }),
      listEventTypes: () => [],
      listDeletedEntries: () => [],
      listCalendars: () => calendars,
      getCurrentUser: () => sampleUser(),
      listMembers: () => [],
    },
  });
  await screen.findByRole('heading', { name: 'No upcoming bookings' });
  return server;
}

const wayOut = () => screen.getByRole('link', { name: 'See what to do' }).getAttribute('href');

test.each([
  ['one email that did not arrive', 1, 'owner', `/bookings/${event_id}`],
  ['several emails that did not arrive', 3, 'owner', '/settings/mail'],
  ['several emails that did not arrive to a member', 3, 'member', `/bookings/${event_id}`],
] as const)('leads from %s to where something can be done', async (_, undeliveredCount, role, path) => {
  await open({ undeliveredCount, role });
  await screen.findByText(/could not be delivered\.$/);
  expect(wayOut()).toBe(`/console${path}`);
});

test('says that the last booking could not be written to a calendar of the host', async () => {
  await open({ calendars: [unwritable()] });
  await screen.findByText('The last booking could not be written to your “Work” calendar.');
  expect(wayOut()).toBe('/console/calendars');
});

test.each([
  ['all is well', {}],
  ['the calendar of a colleague cannot be written to', { calendars: [unwritable({ user_id: 2 })] }],
])('says nothing where %s', async (_, options: OpenOptions) => {
  const server = await open(options);
  await waitFor(() => expect(server.received.map(({ name }) => name)).toContain('listMails'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('link', { name: 'See what to do' })).toBeNull();
});

test('says only that a calendar cannot be read, if it cannot be written to either', async () => {
  await open({ calendars: [unwritable({ state: 'unreachable', problem: 'unauthorized' })] });
  await screen.findByText('Your “Work” calendar cannot be read, so none of your times are offered.');
  expect(screen.queryByText(/could not be written/)).toBeNull();
});
