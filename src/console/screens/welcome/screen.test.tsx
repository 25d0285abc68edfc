import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Availability, EventType, User } from '../../../contract/index.ts';
import { chooseZone, leaveConsole, openScreen, type Replies, refusal, sampleEventType } from '../../testing/index.ts';
import { welcomeScreen } from './index.ts';

const schedule: Availability = {
  id: 3,
  name: 'Working hours',
  timezone: 'Europe/Berlin',
  is_default: true,
  user_id: 1,
  working_days: ['monday', 'tuesday'],
  hours: { monday: [{ start: '09:00', end: '17:00' }], tuesday: [{ start: '09:00', end: '17:00' }] },
  created_at: '2026-03-02T07:00:00+00:00',
  updated_at: '2026-03-02T07:00:00+00:00',
};
const me: User = {
  id: 1,
  first_name: 'Ana',
  last_name: 'Host',
  username: 'ana',
  email: 'ana@example.com',
  timezone: 'Europe/Berlin',
  time_format: 24,
  start_of_week: 1,
  avatar: '',
  updated_at: '2026-03-02T07:00:00+00:00',
};
const meeting = sampleEventType({
  id: 44,
  title: '30-minute meeting',
  public_id: 'ana/30-minute-meeting',
  location: null,
});

beforeEach(() => {
  vi.stubGlobal('isSecureContext', false);
});
afterEach(leaveConsole);

test('saves one zone for the host and the schedule, and the same hours on the ticked days', async () => {
  const server = await open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Friday' }));
  await chooseZone('Your time zone', 'Auckland');
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(server.sent('updateAvailability')).toHaveLength(1));
  const day = [{ start: '09:00', end: '17:00' }];
  expect(server.sent('updateCurrentUser')).toEqual([{ timezone: 'Pacific/Auckland' }]);
  expect(server.sent('updateAvailability')).toEqual([
    { timezone: 'Pacific/Auckland', hours: { monday: day, tuesday: day, friday: day } },
  ]);
});

test('refuses hours that end before they begin', async () => {
  const server = await open();
  fireEvent.input(await screen.findByLabelText('Until'), { target: { value: '08:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The end must come after the start.');
  expect(server.sent('updateAvailability')).toEqual([]);
});

test('creates the first hours of a member in the zone of their device', async () => {
  const server = await open({
    role: 'member',
    getCurrentUser: () => ({ ...me, timezone: 'Pacific/Auckland' }),
    listAvailabilities: () => [],
    createAvailability: () => ({ ...schedule, is_default: false }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(server.sent('createAvailability')).toHaveLength(1));
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(server.sent('createAvailability')).toEqual([expect.objectContaining({ name: 'Hours', timezone })]);
  expect(server.sent('updateCurrentUser')).toEqual([{ timezone }]);
});

test('changes a member’s own schedule if they cannot see the default one', async () => {
  const server = await open({ role: 'member', listAvailabilities: () => [{ ...schedule, is_default: false }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(server.sent('updateAvailability')).toHaveLength(1));
});

test('creates the first hours and event type of an admin who sees only those of a colleague', async () => {
  const theirs = { ...schedule, user_id: 2 };
  const mine = { ...schedule, id: 4, is_default: false };
  let schedules: Availability[] = [theirs];
  const server = await open({
    role: 'admin',
    listAvailabilities: () => schedules,
    createAvailability: () => {
      schedules = [theirs, mine];
      return mine;
    },
    listEventTypes: () => [{ ...meeting, host: { ...meeting.host, id: 2 } }],
    createEventType: () => meeting,
  });
  await continueFrom('When can people book you?');
  fireEvent.input(await screen.findByLabelText('Title'), { target: { value: 'Consultation' } });
  await continueFrom('What can people book?');
  expect(server.sent('createAvailability')).toHaveLength(1);
  expect(server.sent('createEventType')).toMatchObject([{ title: 'Consultation', availability_id: 4 }]);
  expect([...server.sent('updateAvailability'), ...server.sent('updateEventType')]).toEqual([]);
});

test.each([
  ['owner', 1],
  ['admin', 0],
] as const)('lets an owner, but no admin, change a schedule of the whole account: %s', async (role, changes) => {
  const server = await open({
    role,
    listAvailabilities: () => [{ ...schedule, user_id: null }],
    createAvailability: () => schedule,
  });
  await continueFrom('When can people book you?');
  expect(server.sent('updateAvailability')).toHaveLength(changes);
});

test('names the link after the title', async () => {
  const server = await open();
  await continueFrom('When can people book you?');
  fireEvent.input(await screen.findByLabelText('Title'), { target: { value: 'Café & Gespräch' } });
  await continueFrom('What can people book?');
  expect(server.sent('updateEventType')).toEqual([
    { title: 'Café & Gespräch', duration: meeting.duration, slug: 'cafe-gesprach' },
  ]);
});

test('lets a title that no one wrote follow the length', async () => {
  const server = await open();
  await continueFrom('When can people book you?');
  fireEvent.change(await screen.findByLabelText('Length'), { target: { value: '45' } });
  await continueFrom('What can people book?');
  expect(server.sent('updateEventType')).toEqual([
    { title: '45-minute meeting', duration: 45, slug: '45-minute-meeting' },
  ]);
});

test('keeps a title that the host wrote when the length changes', async () => {
  await open();
  await continueFrom('When can people book you?');
  fireEvent.input(await screen.findByLabelText('Title'), { target: { value: '30 questions' } });
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: '45' } });
  expect(screen.getByLabelText('Title')).toHaveProperty('value', '30 questions');
});

test('suggests a title to a host who has no event type yet', async () => {
  await open({ listEventTypes: () => [] });
  await continueFrom('When can people book you?');
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', '30-minute meeting');
});

test.each([
  ['meet.example.com/ana', ['https://meet.example.com/ana']],
  ['my room', []],
])('saves %s only as a complete link to the call', async (value, links) => {
  const server = await open();
  await continueFrom('When can people book you?');
  fireEvent.change(await screen.findByLabelText('Where do you meet?'), { target: { value: 'video' } });
  fireEvent.input(await screen.findByLabelText('Link to your video room'), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText(links.length > 0 ? 'Secret address (iCal)' : /begins with https:/);
  const bodies = server.sent('updateEventType') as Partial<EventType>[];
  expect(bodies.map(({ location }) => location?.value)).toEqual(links);
});

test('does not change a place unless another is chosen', async () => {
  const location = { type: 'custom' as const, value: 'Where we met last time' };
  const server = await open({ listEventTypes: () => [{ ...meeting, location }] });
  await continueFrom('When can people book you?');
  await continueFrom('What can people book?');
  expect(server.sent('updateEventType')).toEqual([{ title: meeting.title, duration: meeting.duration }]);
});

test('puts the focus on the heading of the next step', async () => {
  await open();
  await continueFrom('When can people book you?');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What can people book?'));
});

test('says in the host’s language why a calendar cannot be connected', async () => {
  await open({
    locale: 'de-DE',
    connectCalendar: () => refusal('validation_failed', { url: ['must be a calendar file'] }, 'not_a_calendar'),
  });
  for (const title of ['Wann kann man bei Ihnen buchen?', 'Was kann man buchen?']) {
    const step = within(await screen.findByRole('listitem', { current: 'step' }));
    await step.findByRole('heading', { name: title });
    fireEvent.click(await step.findByRole('button', { name: 'Speichern und weiter' }));
    await screen.findByRole('button', { name: `Ändern: ${title}` });
  }
  fireEvent.input(await screen.findByLabelText('Geheime Adresse (iCal)'), { target: { value: 'https://example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verbinden' }));
  expect(screen.getByRole('button', { name: 'Der Kalender wird gelesen …' })).toBeTruthy();
  expect(await screen.findByText(/^Unter seiner Adresse liegt eine Webseite/)).toBeTruthy();
  expect(screen.queryByText(/must be/)).toBeNull();
});

test('makes a test booking at the next free time', async () => {
  const server = await open();
  await continueFrom('When can people book you?');
  await continueFrom('What can people book?');
  fireEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Make a test booking' }));
  await waitFor(() => expect(server.sent('createEvent')).toHaveLength(1));
  expect(server.sent('createEvent')[0]).toMatchObject({
    event_type_id: 44,
    start: '2026-11-24T09:00:00+01:00',
    answers: { name: 'Ana Host', email: 'ana@example.com' },
  });
});

async function continueFrom(step: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name: step });
  fireEvent.click(await screen.findByRole('button', { name: 'Save and continue' }));
  await screen.findByRole('button', { name: `Change: ${heading.textContent}` });
}

type OpenOptions = Replies & { readonly role?: 'owner' | 'admin' | 'member'; readonly locale?: string };

function open({ role = 'owner', locale = 'en-GB', ...others }: OpenOptions = {}) {
  return openScreen(welcomeScreen, '/welcome', {
    role,
    locale,
    replies: {
      listAvailabilities: () => [schedule],
      listEventTypes: () => [meeting],
      getCurrentUser: () => me,
      updateCurrentUser: () => me,
      updateAvailability: () => schedule,
      updateEventType: () => meeting,
      getSlots: () => ({
        slots: { '2026-11-24': [{ start: '2026-11-24T09:00:00+01:00', end: '2026-11-24T09:30:00+01:00' }] },
      }),
      createEvent: () => refusal('slot_unavailable'),
      ...others,
    },
  });
}
