import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { isRefreshFailing, queryClient } from '../../data/index.ts';
import {
  holdClock,
  leaveConsole,
  openScreen,
  type Replies,
  sampleCalendar,
  sampleEvent,
  sampleEventType,
  sampleUser,
} from '../../testing/index.ts';
import { earlier, kenji, members, openBookings } from './bookings.testing.ts';
import { bookingsScreen } from './index.ts';

holdClock();

test('shows the next booking with a way to join it', async () => {
  await openBookings();
  const next = await screen.findByRole('region', { name: 'Next booking' });
  await waitFor(() => expect(next.textContent).toContain('Introductory call with Ada Lovelace'));
  expect(next.textContent).toContain('Next · in 28 minutes');
  expect(next.textContent).toContain('09:00 in New York · “Pricing for a team of twelve”');
  expect(next.querySelector('a')?.getAttribute('href')).toBe('https://meet.example.com/room');
});

test('lists bookings that are not over under their days', async () => {
  await openBookings();
  await screen.findByRole('region', { name: /^Today, Tuesday/ });
  const thursday = screen.getByRole('region', { name: /^Thursday/ });
  expect(thursday.textContent).toContain('Kenji Sato');
  expect(thursday.textContent).toContain('rescheduled');
  expect(screen.queryByText('Grace Hopper')).toBeNull();
});

test('shows the clock of an invitee only where it differs', async () => {
  await openBookings();
  expect((await screen.findByText(/ada@example\.org/)).textContent).toBe('ada@example.org · New York, 09:00');
  expect(screen.getByText(/kenji@example\.jp/).textContent).toBe('kenji@example.jp');
});

test('searches among the bookings of all hosts, and keeps the search text in the address', async () => {
  const server = await openBookings();
  fireEvent.input(await screen.findByLabelText('Search by name or email'), { target: { value: 'ken' } });
  await waitFor(() => expect(location.search).toBe('?q=ken'));
  await waitFor(() => expect(server.received.some(({ query }) => query.q === 'ken')).toBe(true));
  expect(server.received.find(({ query }) => query.q === 'ken')?.query).not.toHaveProperty('host_id');
});

test('asks only for upcoming bookings that have not ended', async () => {
  const server = await openBookings();
  await screen.findByRole('region', { name: 'Next booking' });
  const query = server.received.find(({ name }) => name === 'listEvents')?.query;
  expect(query).toMatchObject({ ends_after: '2026-11-24T13:32:00+00:00', order: 'asc' });
  expect(query).not.toHaveProperty('from');
});

test('keeps the bookings on screen while the server cannot be reached', async () => {
  await openBookings();
  await screen.findByRole('region', { name: /^Thursday/ });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.setSystemTime(Date.parse('2026-11-24T13:42:00Z'));
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(isRefreshFailing.value).toBe(true);
  expect(screen.getByRole('region', { name: /^Thursday/ })).toBeTruthy();
});

test('asks for upcoming bookings at the current time on each read', async () => {
  const server = await openBookings();
  await screen.findByRole('region', { name: /^Thursday/ });
  vi.setSystemTime(Date.parse('2026-11-24T13:42:00Z'));
  await queryClient.invalidateQueries();
  const query = server.received.filter(({ name }) => name === 'listEvents').at(-1)?.query;
  expect(query).toMatchObject({ ends_after: '2026-11-24T13:42:00+00:00' });
});

test('lists past bookings, the latest first', async () => {
  const server = await openBookings();
  fireEvent.click(await screen.findByRole('button', { name: /^Past/ }));
  expect((await screen.findByRole('link', { name: 'Grace Hopper' })).getAttribute('href')).toBe(
    `/console/bookings/${earlier.id}`,
  );
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
  const query = server.received.filter(({ name }) => name === 'listEvents').at(-1)?.query;
  expect(query).toMatchObject({ status: 'confirmed', ends_before: '2026-11-24T13:37:00+00:00' });
});

test.each([
  ['/', { status: 'confirmed', host_id: '1', ends_after: '2026-11-24T13:32:00+00:00', order: 'asc' }],
  [
    '/?show=past&outcome=no_show',
    { status: 'confirmed', ends_before: '2026-11-24T13:32:00+00:00', outcome: 'no_show' },
  ],
  ['/?show=canceled&host=2', { status: 'canceled', host_id: '2' }],
  ['/?q=a%26b+c&type=7', { q: 'a&b c', event_type_id: '7', status: 'confirmed', order: 'asc' }],
])('downloads the bookings of the view and its filters: %s', async (path, query) => {
  await openBookings({ path });
  const link = await screen.findByRole('link', { name: 'Download CSV' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.href);
  expect([pathname, link.hasAttribute('download')]).toEqual(['/console/api/v1/events.csv', true]);
  expect(Object.fromEntries(searchParams)).toMatchObject({ ...query, 'sched-person': '1', 'sched-account': '1' });
});

test('offers no download of an empty list', async () => {
  await openBookings({ events: [earlier] });
  await screen.findByRole('heading', { name: 'No upcoming bookings' });
  expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull();
});

test('says what to do first where nothing is booked', async () => {
  await openBookings({ events: [] });
  await screen.findByRole('heading', { name: 'No upcoming bookings' });
  expect(screen.getByRole('link', { name: 'See your event types' })).toBeTruthy();
});

test('says in one line that an unreadable calendar blocks all times, and where to fix it', async () => {
  await openBookings({ calendars: [brokenCalendar] });
  await screen.findByText('Your “Work” calendar cannot be read, so none of your times are offered.');
  expect(screen.getByRole('link', { name: 'See what to do' }).getAttribute('href')).toBe('/console/calendars');
});

test('says whose calendar has a problem, one’s own before a colleague’s', async () => {
  const theirs = sampleCalendar({
    ...brokenCalendar,
    id: '9d1d4a52-8a51-4c53-9f0d-0c9b1f6f6a09',
    name: 'Studio',
    user_id: 2,
  });
  await openBookings({ calendars: [theirs] });
  await screen.findByText('There is a problem with Ben Host’s calendar “Studio”.');
  leaveConsole();
  await openBookings({ calendars: [theirs, sampleCalendar({ state: 'stale' })] });
  await screen.findByText(/^Your “Work” calendar was last read 3 minutes ago\. .* One more calendar has a problem\.$/);
});

test('shows the screen in German in a German browser', async () => {
  await openScreen(bookingsScreen, '/', {
    locale: 'de-DE',
    replies: {
      listEvents: () => ({ data: [sampleEvent()], total: 1, current_page: 1, per_page: 30 }),
      listEventTypes: () => [sampleEventType({ title: 'Kennenlernen' })],
      listCalendars: () => [],
      getCurrentUser: () => sampleUser(),
      listMembers: () => members,
    },
  });
  const next = await screen.findByRole('region', { name: 'Nächste Buchung' });
  await waitFor(() => expect(next.textContent).toContain('Kennenlernen mit Ada Lovelace'));
  expect(next.textContent).toContain('Als Nächstes · in 28 Minuten');
});

const brokenCalendar = sampleCalendar({ state: 'unreachable', problem: 'not_found', read_at: '2026-11-24T03:00:00Z' });

test('says which bookings were deleted in the calendar, and leads to the first of them', async () => {
  const entry = { user_id: 1, calendar_id: '1c1d4a52-8a51-4c53-9f0d-0c9b1f6f6a02', noticed_at: '2026-11-24T13:00:00Z' };
  await openBookings({ deletedEntries: [{ ...entry, event_id: kenji.id }] });
  await screen.findByText('One booking was deleted in the calendar, but is not canceled.');
  expect(screen.getByRole('link', { name: 'Cancel or keep' }).getAttribute('href')).toContain(`/bookings/${kenji.id}`);
  const thursday = screen.getByRole('region', { name: /^Thursday/ });
  expect(thursday.textContent).toContain('deleted in calendar');
});

test('says which bookings were moved in the calendar, and leads to the first of them', async () => {
  const entry = { user_id: 1, calendar_id: '1c1d4a52-8a51-4c53-9f0d-0c9b1f6f6a02', noticed_at: '2026-11-24T13:00:00Z' };
  await openBookings({ movedEntries: [{ ...entry, event_id: kenji.id, start: '2026-11-26T10:00:00Z' }] });
  await screen.findByText('One booking was moved in the calendar, but is not rescheduled.');
  const link = screen.getByRole('link', { name: 'Reschedule or put back' });
  expect(link.getAttribute('href')).toContain(`/bookings/${kenji.id}`);
  const thursday = screen.getByRole('region', { name: /^Thursday/ });
  expect(thursday.textContent).toContain('moved in calendar');
});

test.each(['Past', 'Canceled'])('does not show bookings of another view under %s', async (view) => {
  const server = await openBookings({ events: [sampleEvent(), kenji] });
  await screen.findByRole('region', { name: /^Thursday/ });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('/v1/events') ? new Promise(() => undefined) : server.fetch(url, init),
  );
  fireEvent.click(screen.getByRole('button', { name: view }));
  await screen.findByRole('status', { name: 'Loading…' });
  expect(screen.queryByRole('region', { name: /^Thursday/ })).toBeNull();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('says how to find the bookings beyond the last page that is shown', async () => {
  const page = { data: [], total: 700, per_page: 30 };
  const listEvents: Replies['listEvents'] = ({ query }) => ({ ...page, current_page: Number(query.page) });
  await openBookings({ path: '/?pages=20', replies: { listEvents } });
  expect(await screen.findByText('There are more. Search to find them.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('names the event types that are off because their last host left', async () => {
  const hostless = sampleEventType({ id: 7, title: 'Consultation', is_active: false, lacks_host: true });
  const pausedType = sampleEventType({ id: 8, title: 'Paused by its owner', is_active: false });
  await openBookings({ replies: { listEventTypes: () => [sampleEventType(), hostless, pausedType] } });
  const notice = (await screen.findByText(/^“Consultation” is off/)).closest('.notice');
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/console/event-types/7#hosts');
  expect(screen.queryByText(/^“Paused by its owner” is off/)).toBeNull();
});

test('asks a member, who may not choose hosts, to turn on an event type that has none', async () => {
  const hostless = sampleEventType({ id: 7, title: 'Consultation', is_active: false, lacks_host: true });
  await openBookings({ role: 'member', replies: { listEventTypes: () => [sampleEventType(), hostless] } });
  const link = await screen.findByRole('link', { name: 'Turn it on to host it yourself' });
  expect(link.getAttribute('href')).toBe('/console/event-types/7');
  expect(screen.queryByRole('link', { name: 'Choose hosts' })).toBeNull();
});
