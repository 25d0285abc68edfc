import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import type { BookingFormField, EventType } from '../../../../contract/index.ts';
import { currentRoute } from '../../../routing/index.ts';
import {
  chooseZone,
  type FakeServer,
  holdClock,
  openScreen,
  refusal,
  sampleEvent,
  sampleEventType,
  sampleUser,
} from '../../../testing/index.ts';
import { newBookingScreen } from './index.ts';

const thursday = { start: '2026-11-26T09:00:00+01:00', end: '2026-11-26T09:30:00+01:00' };
const friday = { start: '2026-11-27T10:00:00+01:00', end: '2026-11-27T10:30:00+01:00' };
const newEvent = sampleEvent({ id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a09' });

const form = [
  question('name', 'text', { is_required: true, label: 'Your name' }),
  question('email', 'email', { is_required: true, label: 'Your email' }),
];

holdClock();

function question(
  identifier: string,
  type: BookingFormField['type'],
  more: Partial<BookingFormField> = {},
): BookingFormField {
  const common = { placeholder: '', is_required: false, is_active: true, options: [] };
  return { id: identifier.length, identifier, label: identifier, type, position: 0, ...common, ...more };
}

type ScreenOptions = {
  readonly fields?: readonly BookingFormField[];
  readonly eventTypes?: readonly EventType[];
  readonly replies?: Parameters<typeof openScreen>[2]['replies'];
};

/** Opens the page of a new booking with Ana, whose first free time is on Thursday. */
async function openNewBooking({ fields = form, eventTypes = [sampleEventType()], replies }: ScreenOptions = {}) {
  const server = await openScreen(newBookingScreen, '/bookings/new', {
    replies: {
      listEventTypes: () => [...eventTypes],
      listBookingFormFields: () => [...fields],
      listEventTypeHosts: () => [],
      getCurrentUser: () => sampleUser(),
      getSlots: () => ({ slots: { '2026-11-26': [thursday], '2026-11-27': [friday] } }),
      createEvent: () => newEvent,
      ...replies,
    },
  });
  await screen.findByRole('heading', { name: 'New booking' });
  return server;
}

const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

async function enter(label: string | RegExp, value: string): Promise<void> {
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });
}

async function enterAda(): Promise<void> {
  await enter('Name', 'Ada Lovelace');
  await enter('Email address', 'ada@example.org');
}

test('books a free time for an invitee and opens the page of the booking', async () => {
  const server = await openNewBooking();
  await click('09:00');
  await enterAda();
  await chooseZone('Time zone', 'New York');
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'de' } });
  expect(await screen.findByText(/03:00 in New York/)).toBeTruthy();
  await click('Book');
  await waitFor(() => expect(currentRoute().path).toBe(`/bookings/${newEvent.id}`));
  expect(server.sent('createEvent')).toEqual([
    {
      event_type_id: 42,
      start: thursday.start,
      timezone: 'America/New_York',
      locale: 'de',
      answers: { name: 'Ada Lovelace', email: 'ada@example.org' },
    },
  ]);
});

test.each([
  ['of the host if the event type has none', [], 'sv'],
  ['of the chosen event type', [['Event type', '43']], 'de'],
  [
    'that the host chose, for another event type too',
    [
      ['Language', 'fr'],
      ['Event type', '43'],
    ],
    'fr',
  ],
] as const)('books in the language %s', async (_, choices, locale) => {
  const inGerman = sampleEventType({ id: 43, title: 'Workshop', locale: 'de' });
  const replies = { getCurrentUser: () => sampleUser({ locale: 'sv' }) };
  const server = await openNewBooking({ eventTypes: [sampleEventType(), inGerman], replies });
  await enterAda();
  for (const [label, value] of choices) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await click('09:00');
  await click('Book');
  await waitFor(() => expect(server.sent('createEvent')).toMatchObject([{ locale }]));
});

test('sends the answers to the questions of the form as the server takes them', async () => {
  const options = ['Red', 'Blue', 'Green'];
  const fields = [
    ...form,
    question('about', 'textarea', { is_required: true }),
    question('phone', 'phone'),
    question('color', 'radio', { options }),
    question('colors', 'checkbox', { options }),
    question('terms', 'checkbox', { is_required: true }),
    question('team', 'multiple_emails'),
    question('former', 'text', { is_active: false, is_required: true }),
  ];
  const server = await openNewBooking({ fields });
  await click('09:00');
  await enterAda();
  await enter('about', 'Rigging');
  await enter(/^phone/, '+49 30 1234567');
  fireEvent.change(screen.getByLabelText(/^color /), { target: { value: 'Blue' } });
  const colors = within(screen.getByRole('group', { name: /^colors/ }));
  fireEvent.click(colors.getByLabelText('Green'));
  fireEvent.click(colors.getByLabelText('Red'));
  fireEvent.click(screen.getByLabelText('terms'));
  await enter(/^team/, 'bo@example.org, cy@example.org');
  await click('Book');
  await waitFor(() => expect(server.sent('createEvent')).toHaveLength(1));
  expect(screen.queryByLabelText('former')).toBeNull();
  expect(server.sent('createEvent')).toMatchObject([
    {
      answers: {
        about: 'Rigging',
        phone: '+49301234567',
        color: 'Blue',
        colors: ['Red', 'Green'],
        terms: true,
        team: ['bo@example.org', 'cy@example.org'],
      },
    },
  ]);
});

test('says what is missing or wrong beside each field, and sends nothing', async () => {
  const server = await openNewBooking();
  await click('09:00');
  await enter('Email address', 'ada');
  await click('Book');
  const [name, email] = [screen.getByLabelText('Name'), screen.getByLabelText('Email address')];
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(describing(name)).toBe('Answer this question.');
  expect(describing(email)).toBe('Enter an email address such as name@example.org.');
  expect(server.sent('createEvent')).toEqual([]);
});

test('focuses a box that must be ticked, and says so beside it', async () => {
  await openNewBooking({ fields: [...form, question('terms', 'checkbox', { is_required: true })] });
  await click('09:00');
  await enterAda();
  await click('Book');
  const terms = screen.getByLabelText('terms');
  await waitFor(() => expect(document.activeElement).toBe(terms));
  expect(describing(terms)).not.toBe('');
});

test('asks for a time before it sends anything', async () => {
  const server = await openNewBooking();
  await enterAda();
  await click('Book');
  expect(await screen.findByText('Choose a time first.')).toBeTruthy();
  expect(server.sent('createEvent')).toEqual([]);
});

test('says that a time was just taken, and shows the free ones', async () => {
  let slots: Record<string, (typeof thursday)[]> = { '2026-11-26': [thursday], '2026-11-27': [friday] };
  const server = await openNewBooking({
    replies: {
      getSlots: () => ({ slots }),
      createEvent: () => {
        slots = { '2026-11-27': [friday] };
        return refusal('slot_unavailable');
      },
    },
  });
  await click('09:00');
  await enterAda();
  await click('Book');
  expect(await screen.findByText('This time is no longer free. Choose another one.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '10:00' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '09:00' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada Lovelace');
  expect(server.sent('createEvent')).toHaveLength(1);
});

test('resends a booking with the same key after a lost response', async () => {
  let isLost = true;
  const server = await openNewBooking({
    replies: {
      createEvent: () => {
        if (!isLost) return newEvent;
        isLost = false;
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await click('09:00');
  await enterAda();
  await click('Book');
  await screen.findByText(/^The server could not be reached/);
  await click('Book');
  await waitFor(() => expect(currentRoute().path).toBe(`/bookings/${newEvent.id}`));
  expect(keysOf(server)).toEqual([expect.any(String), keysOf(server)[0]]);
});

test('books the length that was chosen, at a time of that length', async () => {
  const long = sampleEventType({ durations: [30, 60] });
  const server = await openNewBooking({ eventTypes: [long] });
  fireEvent.change(await screen.findByLabelText('Length'), { target: { value: '60' } });
  const durations = () => server.received.filter(({ name }) => name === 'getSlots').map(({ query }) => query.duration);
  await waitFor(() => expect(durations().at(-1)).toBe('60'));
  await click('09:00');
  await enterAda();
  await click('Book');
  await waitFor(() => expect(server.sent('createEvent')).toMatchObject([{ duration: 60 }]));
});

test('leaves out answers that the chosen event type does not ask for', async () => {
  const fieldsOf = (options: string[]) => [...form, question('color', 'radio', { options })];
  const workshop = sampleEventType({ id: 43, title: 'Workshop' });
  const server = await openNewBooking({
    eventTypes: [sampleEventType(), workshop],
    replies: {
      listBookingFormFields: ({ params }) => fieldsOf(params.eventType === '43' ? ['Green'] : ['Red', 'Blue']),
    },
  });
  await enterAda();
  fireEvent.change(await screen.findByLabelText(/^color /), { target: { value: 'Blue' } });
  fireEvent.change(screen.getByLabelText('Event type'), { target: { value: '43' } });
  await screen.findByRole('option', { name: 'Green' });
  await click('09:00');
  await click('Book');
  await waitFor(() => expect(server.sent('createEvent')).toHaveLength(1));
  expect(server.sent('createEvent')).toMatchObject([{ event_type_id: 43 }]);
  expect(server.sent('createEvent')).toHaveProperty('0.answers', { name: 'Ada Lovelace', email: 'ada@example.org' });
});

test('offers only active event types', async () => {
  const pausedType = sampleEventType({ id: 43, title: 'Workshop', is_active: false });
  await openNewBooking({ eventTypes: [sampleEventType(), pausedType] });
  const options = within(await screen.findByLabelText('Event type')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Introductory call']);
});

test('says that the hosts of an event type take turns', async () => {
  const host = { weight: 100, availability_id: null, assigned: 0 };
  const hosts = [
    { user_id: 1, name: 'Ana Host', ...host },
    { user_id: 12, name: 'Grace Hopper', ...host },
  ];
  const workshop = sampleEventType({ id: 43, title: 'Workshop' });
  await openNewBooking({
    eventTypes: [sampleEventType(), workshop],
    replies: { listEventTypeHosts: ({ params }) => (params.id === '43' ? hosts : hosts.slice(0, 1)) },
  });
  const choice = await screen.findByLabelText('Event type');
  await screen.findByRole('button', { name: '09:00' });
  expect(describing(choice)).toBeUndefined();
  fireEvent.change(choice, { target: { value: '43' } });
  await waitFor(() => expect(describing(choice)).toMatch(/^The hosts take turns/));
});

test('links to the event types if none is active', async () => {
  await openNewBooking({ eventTypes: [] });
  const link = await screen.findByRole('link', { name: 'See your event types' });
  expect(link.getAttribute('href')).toBe('/console/event-types');
});

function keysOf({ received }: FakeServer): (string | null)[] {
  return received.filter(({ name }) => name === 'createEvent').map(({ headers }) => headers.get('idempotency-key'));
}

/** Returns the first text below a control: its error, if there is one. */
function describing(control: HTMLElement): string | undefined {
  const [id = ''] = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id)?.textContent ?? undefined;
}
