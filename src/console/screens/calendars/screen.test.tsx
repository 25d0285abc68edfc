import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarConnection, CalendarFeed } from '../../../contract/index.ts';
import { answerChallenges, queryClient } from '../../data/index.ts';
import { leaveConsole, openScreen, refusal, sampleCalendar, sampleColleague } from '../../testing/index.ts';
import { calendarsScreen } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T13:32:00Z') });
});

afterEach(() => {
  leaveConsole();
  vi.useRealTimers();
});

const publicFeed = 'https://example.com/calendars/one.ics';
const noFeed: CalendarFeed = { url: null, busy_url: null, rotated_at: null };

type OpenOptions = {
  readonly calendars?: CalendarConnection[];
  readonly locale?: string;
  /** The address that a new feed gets. */
  readonly feedUrl?: string;
  /** Returns the initial state of the feed. */
  readonly readFeed?: () => CalendarFeed;
};

/** Opens the calendars of a server that stores changes. */
function openCalendars({ calendars = [], locale = 'en-GB', feedUrl = publicFeed, readFeed }: OpenOptions = {}) {
  let feed = noFeed;
  let connections = calendars;
  return openScreen(calendarsScreen, '/calendars', {
    locale,
    replies: {
      listMembers: () => [sampleColleague()],
      listCalendars: () => connections,
      getCalendarFeed: () => readFeed?.() ?? feed,
      rotateCalendarFeed: () => {
        feed = { url: feedUrl, busy_url: null, rotated_at: '2026-11-24T13:32:00Z' };
        return feed;
      },
      connectCalendar: ({ body }) => {
        const { url } = body as { url?: string };
        if (url === 'https://example.com') return refusal('validation_failed', { url: ['must be a calendar'] });
        if (url === 'https://example.com/gone.ics') return { ...refusal('validation_failed'), reason: 'not_found' };
        connections = [sampleCalendar()];
        return sampleCalendar();
      },
      updateCalendar: ({ body }) => {
        connections = connections.map((calendar) => ({
          ...calendar,
          ...(body as { ignored: boolean }),
          calendars: calendar.calendars,
        }));
        return sampleCalendar();
      },
      readCalendar: () => sampleCalendar(),
      disconnectCalendar: () => {
        connections = [];
        return null;
      },
    },
  });
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const choose = (provider: string) =>
  fireEvent.change(screen.getByLabelText('Where is your calendar?'), { target: { value: provider } });

test('says what is busy in a calendar and when it was read', async () => {
  await openCalendars({ calendars: [sampleCalendar()] });
  const work = await screen.findByRole('region', { name: 'Work' });
  expect(work.textContent).toContain('Up to date');
  expect(work.textContent).toContain('41 busy times in the next 30 days, read 3 minutes ago');
});

test('shows a colleague’s calendars below their name, and one’s own as empty', async () => {
  const calendars = [sampleCalendar({ user_id: 2, state: 'unreachable', problem: 'timeout' })];
  await openCalendars({ calendars });
  const group = await screen.findByRole('region', { name: 'Ben Host' });
  const work = within(group).getByRole('region', { name: 'Work' });
  expect(work.textContent).toContain('None of Ben Host’s times are offered until it can be read again.');
  expect(screen.getByRole('heading', { name: 'No calendars yet' })).toBeTruthy();
});

test('says where entries of a feed cannot be read, and how unknown time zones are read', async () => {
  const [calendar] = sampleCalendar().calendars;
  if (!calendar) throw new Error('the sample has no calendar');
  const counts = { unreadable_entries: 4, unreadable_lines: [12, 1040, 1077], doubtful_times: 1 };
  await openCalendars({ calendars: [sampleCalendar({ calendars: [{ ...calendar, ...counts }] })] });
  const work = await screen.findByRole('region', { name: 'Work' });
  expect(work.textContent).toContain(
    '4 entries could not be read in full, so some of their times may not block bookings. See lines 12, 1040, 1077 of its file.',
  );
  expect(work.textContent).toContain('1 time is in an unknown time zone, so the time zone of the calendar is used.');
});

test('says what an unreadable calendar means and what to do', async () => {
  const calendars = [sampleCalendar({ state: 'unreachable', problem: 'unauthorized' })];
  await openCalendars({ calendars });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Connect the calendar again with its current address or password');
  expect(alert.textContent).toContain('None of your times are offered until it can be read again.');
});

test('says why some calendars of an account are not read', async () => {
  await openCalendars({ calendars: [sampleCalendar({ kind: 'caldav', left_out_problem: 'too_many_calendars' })] });
  const work = await screen.findByRole('region', { name: 'Work' });
  expect(work.textContent).toContain('they block nothing. The account has too many calendars.');
});

test('ignores a calendar for now, and uses it again', async () => {
  const server = await openCalendars({ calendars: [sampleCalendar({ state: 'unreachable', problem: 'timeout' })] });
  await screen.findByRole('region', { name: 'Work' });
  click('Ignore for now');
  await screen.findByText('It blocks nothing for now.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use again' }).getAttribute('aria-busy')).toBeNull());
  click('Use again');
  await screen.findByRole('button', { name: 'Ignore for now' });
  expect(server.sent('updateCalendar')).toEqual([{ ignored: true }, { ignored: false }]);
});

test('explains how to find the address of a calendar, then connects it', async () => {
  const server = await openCalendars();
  await screen.findByRole('heading', { name: 'No calendars yet' });
  click('Add calendar');
  expect(screen.getByText('Copy the “Secret address in iCal format”.')).toBeTruthy();
  type('Address of the calendar', 'https://example.com/basic.ics');
  click('Connect');
  await screen.findByRole('region', { name: 'Work' });
  expect(server.sent('connectCalendar')).toEqual([{ kind: 'feed', url: 'https://example.com/basic.ics' }]);
});

test('connects an account with its server filled in where all users share it', async () => {
  const server = await openCalendars();
  await screen.findByRole('heading', { name: 'No calendars yet' });
  click('Add calendar');
  choose('apple');
  type('Username', 'ana@example.com');
  type('Password', 'abcd-efgh');
  click('Connect');
  await waitFor(() =>
    expect(server.sent('connectCalendar')).toEqual([
      { kind: 'caldav', server: 'https://caldav.icloud.com', username: 'ana@example.com', password: 'abcd-efgh' },
    ]),
  );
});

test('clears the server, the password and the error for another provider', async () => {
  await openCalendars();
  await screen.findByRole('heading', { name: 'No calendars yet' });
  click('Add calendar');
  type('Address of the calendar', 'https://example.com');
  click('Connect');
  await screen.findByRole('alert');
  choose('nextcloud');
  expect(screen.queryByRole('alert')).toBeNull();
  type('Server', 'https://cloud.example.com');
  type('Username', 'ana');
  type('Password', 'of-nextcloud');
  choose('apple');
  const values = ['Server', 'Username', 'Password'].map((label) => screen.getByLabelText(label));
  expect(values).toMatchObject([{ value: 'https://caldav.icloud.com' }, { value: '' }, { value: '' }]);
});

test('lets the server of a provider be cleared', async () => {
  await openCalendars();
  await screen.findByRole('heading', { name: 'No calendars yet' });
  click('Add calendar');
  choose('apple');
  type('Server', '');
  expect(screen.getByLabelText('Server')).toMatchObject({ value: '' });
});

test('says beside the address why a calendar cannot be read', async () => {
  await openCalendars();
  await screen.findByRole('heading', { name: 'No calendars yet' });
  click('Add calendar');
  type('Address of the calendar', 'https://example.com');
  click('Connect');
  expect(await screen.findByText(/^This address cannot be used.*must be a calendar/)).toBeTruthy();
});

test.each([
  ['en-GB', 'Add calendar', 'Address of the calendar', 'Connect', /^There is no calendar at this address/],
  ['de', 'Kalender hinzufügen', 'Adresse des Kalenders', 'Verbinden', /^Unter dieser Adresse gibt es keinen Kalender/],
])('says in %s why a calendar cannot be connected', async (locale, add, address, connect, sentence) => {
  await openCalendars({ locale });
  fireEvent.click(await screen.findByRole('button', { name: add }));
  type(address, 'https://example.com/gone.ics');
  click(connect);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('changes what blocks only when saved', async () => {
  const server = await openCalendars({ calendars: [sampleCalendar()] });
  await screen.findByRole('region', { name: 'Work' });
  click('Settings');
  fireEvent.change(screen.getByLabelText('What blocks bookings in “Work”'), { target: { value: 'all' } });
  expect(server.sent('updateCalendar')).toEqual([]);
  click('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('updateCalendar')).toMatchObject([{ calendars: [{ blocks: 'all' }] }]);
});

test('removes a calendar after saying what stays', async () => {
  const server = await openCalendars({ calendars: [sampleCalendar()] });
  await screen.findByRole('region', { name: 'Work' });
  click('Remove');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Its busy times no longer block');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove calendar' }));
  await screen.findByRole('heading', { name: 'No calendars yet' });
  expect(server.sent('disconnectCalendar')).toHaveLength(1);
});

test('creates an address at which another calendar reads the bookings', async () => {
  await openCalendars();
  fireEvent.click(await screen.findByRole('button', { name: 'Create an address' }));
  expect(await screen.findByText('https://example.com/calendars/one.ics')).toBeTruthy();
});

test('shows the addresses after the person has confirmed who they are', async () => {
  let isProven = false;
  const rotated_at = '2026-11-24T13:32:00Z';
  const prove = vi.fn(async () => {
    isProven = true;
    return true;
  });
  await openCalendars({ readFeed: () => ({ ...noFeed, rotated_at, url: isProven ? publicFeed : null }) });
  answerChallenges({ signIn: async () => false, prove });
  fireEvent.click(await screen.findByRole('button', { name: 'Show the addresses' }));
  expect(await screen.findByText(publicFeed)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create an address' })).toBeNull();
});

test('offers a new address where the server cannot show the current one', async () => {
  await openCalendars({ readFeed: () => ({ ...noFeed, rotated_at: '2026-11-24T13:32:00Z' }) });
  answerChallenges({ signIn: async () => false, prove: async () => true });
  fireEvent.click(await screen.findByRole('button', { name: 'Show the addresses' }));
  expect(await screen.findByRole('button', { name: 'Create an address' })).toBeTruthy();
});

/** Opens the calendars of a server that cannot decrypt its addresses, and asks to see them. */
async function openLostFeed() {
  const state = { feed: { ...noFeed, rotated_at: '2026-11-24T13:32:00Z' } as CalendarFeed };
  const server = await openCalendars({ readFeed: () => state.feed });
  answerChallenges({ signIn: async () => false, prove: async () => true });
  fireEvent.click(await screen.findByRole('button', { name: 'Show the addresses' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Create an address' }));
  return { server, state };
}

test('replaces addresses that cannot be shown only after saying what that ends', async () => {
  const { server } = await openLostFeed();
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/^Your current addresses stop working/);
  expect(server.sent('rotateCalendarFeed')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Create new addresses' }));
  await waitFor(() => expect(server.sent('rotateCalendarFeed')).toHaveLength(1));
});

test('shows new addresses again instead of replacing them', async () => {
  const { state } = await openLostFeed();
  const dialog = within(await screen.findByRole('dialog'));
  state.feed = { ...state.feed, url: publicFeed };
  fireEvent.click(dialog.getByRole('button', { name: 'Create new addresses' }));
  await screen.findByText(publicFeed);
  state.feed = { ...state.feed, url: null };
  await queryClient.invalidateQueries();
  expect(await screen.findByRole('button', { name: 'Show the addresses' })).toBeTruthy();
});

test('does not ask about addresses that have been hidden since', async () => {
  const state = { feed: { ...noFeed, rotated_at: '2026-11-24T13:32:00Z', url: publicFeed } as CalendarFeed };
  await openCalendars({ readFeed: () => state.feed });
  fireEvent.click(await screen.findByRole('button', { name: 'Create new addresses' }));
  const before = state.feed;
  state.feed = { ...before, url: null };
  await queryClient.invalidateQueries();
  await screen.findByRole('button', { name: 'Show the addresses' });
  state.feed = before;
  await queryClient.invalidateQueries();
  await screen.findByText(publicFeed);
  expect(document.querySelector('dialog')).toBeNull();
});

test('shows the whole address of bookings on a server that does not know its own', async () => {
  await openCalendars({ feedUrl: '/calendars/one.ics' });
  fireEvent.click(await screen.findByRole('button', { name: 'Create an address' }));
  expect(await screen.findByText(`${location.origin}/calendars/one.ics`)).toBeTruthy();
});

test('shows the screen in German in a German browser', async () => {
  await openCalendars({ calendars: [sampleCalendar()], locale: 'de-DE' });
  const work = await screen.findByRole('region', { name: 'Work' });
  expect(work.textContent).toContain('41 belegte Zeiten in den nächsten 30 Tagen, vor 3 Minuten gelesen');
});
