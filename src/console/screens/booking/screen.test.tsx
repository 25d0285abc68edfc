import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BookingFormField, Event, EventHistoryEntry, Mail, SlotExplanation } from '../../../contract/index.ts';
import type { ZoneName } from '../../../time/index.ts';
import { setHostClock } from '../../formats/index.ts';
import { leaveConsole, openScreen, refusal, sampleEvent, sampleEventType, sampleUser } from '../../testing/index.ts';
import { bookingScreen } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T13:32:00Z') });
  setHostClock({ zone: 'Europe/Berlin' as ZoneName, hourCycle: 'h23' });
});

afterEach(() => {
  leaveConsole();
  vi.useRealTimers();
});

const notes: BookingFormField = {
  id: 3,
  identifier: 'notes',
  label: 'What shall we talk about?',
  type: 'textarea',
  placeholder: '',
  is_required: false,
  is_active: true,
  position: 2,
  options: [],
};

const confirmation: Mail = {
  id: '1c1d4a52-8a51-4c53-9f0d-0c9b1f6f6a01',
  event_id: sampleEvent().id,
  kind: 'event.created',
  recipient: 'invitee',
  address: 'ada@example.org',
  status: 'failed',
  tries: 8,
  response_status: 550,
  next_try_at: null,
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
};

const history: EventHistoryEntry[] = [
  { kind: 'change', at: '2026-11-20T09:00:00Z', change: 'booked', actor: { via: 'gateway', user_id: null } },
  { kind: 'mail', at: '2026-11-20T09:00:00Z', mail: confirmation },
  {
    kind: 'change',
    at: '2026-11-21T09:00:00Z',
    change: 'rescheduled',
    actor: { via: 'session', user_id: 1 },
    from: '2026-11-23T14:00:00Z',
    to: '2026-11-24T14:00:00Z',
  },
];

type Served = {
  readonly isMailed?: boolean;
  readonly explained?: SlotExplanation;
  readonly durations?: number[];
};

/** Opens the page of a booking on a server that keeps what is changed. */
async function openBooking(change: Partial<Event> = {}, { isMailed = true, explained, durations }: Served = {}) {
  let event = sampleEvent(change);
  const keep = (next: Partial<Event>): Event => {
    event = { ...event, ...next };
    return { ...event, ...(isMailed && { mailed_to: ['invitee', 'host'] }) };
  };
  return openScreen(bookingScreen, `/bookings/${event.id}`, {
    replies: {
      getEvent: () => event,
      getEventType: () => sampleEventType({ durations: durations ?? null }),
      listBookingFormFields: () => [notes],
      getCurrentUser: () => sampleUser(),
      getEventHistory: () => history,
      resendEventMail: () => confirmation,
      updateEvent: ({ body }) => keep(body as Partial<Event>),
      cancelEvent: () => keep({ status: 'canceled' }),
      markEventNoShow: ({ body }) => {
        const { absent } = body as { absent: boolean };
        const { outcome: _, ...rest } = event;
        event = absent ? { ...event, outcome: 'no_show' } : rest;
        return event;
      },
      rescheduleEvent: ({ body }) => keep({ ...(body as { start: string }), end: '2026-11-27T10:30:00+01:00' }),
      createEvent: () => sampleEvent({ id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a09' }),
      explainSlots: () => explained ?? explainFriday('10:00', []),
      listEvents: () => ({ data: [], current_page: 1, per_page: 100, total: 0 }),
      listDeletedEntries: () => [],
      listCalendars: () => [],
      getSlots: () => ({
        slots: {
          '2026-11-26': [{ start: '2026-11-26T09:00:00+01:00', end: '2026-11-26T09:30:00+01:00' }],
          '2026-11-27': [{ start: '2026-11-27T10:00:00+01:00', end: '2026-11-27T10:30:00+01:00' }],
        },
      }),
    },
  });
}

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('shows when it is on both clocks, and what was answered under the labels of the form', async () => {
  await openBooking();
  await screen.findByRole('heading', { name: 'Introductory call with Ada Lovelace' });
  const details = screen.getByRole('region', { name: 'Details' });
  expect(details.textContent).toMatch(/Today, Tuesday\s24\sNovember, 15:00/);
  expect(details.textContent).toMatch(/In New York: Tuesday\s24\sNovember, 09:00/);
  await screen.findByText('What shall we talk about?');
  expect(screen.getByText('Pricing for a team of twelve')).toBeTruthy();
});

test('reschedules to a free time, with its own time counted as free', async () => {
  const server = await openBooking();
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Reschedule');
  fireEvent.click(await screen.findByRole('button', { name: /^Friday.*, 1 time$/ }));
  click('10:00');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toMatch(/Friday\s27\sNovember, 10:00 04:00 in New York/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reschedule' }));
  await screen.findByText(/^Rescheduled to Friday.*, 10:00\. Ada Lovelace was notified by email\.$/);
  expect(server.sent('rescheduleEvent')).toEqual([{ start: '2026-11-27T10:00:00+01:00' }]);
  const { query } = server.received.find(({ name }) => name === 'getSlots') ?? {};
  expect(query).toMatchObject({ start: '2026-11-24', end: '2026-11-30', except_event: sampleEvent().id });
});

test('opens the times at the day of the booking that moves', async () => {
  const server = await openBooking({ start: '2026-12-08T15:00:00+01:00', end: '2026-12-08T15:30:00+01:00' });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Reschedule');
  await screen.findByRole('heading', { name: 'December 2026' });
  const { query } = server.received.find(({ name }) => name === 'getSlots') ?? {};
  expect(query).toMatchObject({ start: '2026-12-01', end: '2026-12-31' });
});

/** How the server explains a start on Friday that invitees are not offered. */
function explainFriday(time: string, refusals: SlotExplanation['starts'][number]['refusals']): SlotExplanation {
  const start = `2026-11-27T${time}:00+01:00`;
  const meeting = { from: '2026-11-27T14:00:00+01:00', to: '2026-11-27T14:30:00+01:00' };
  const withBuffers = { from: meeting.from, to: '2026-11-27T15:00:00+01:00' };
  const source = { event_id: 'another', event_type_id: 42, with_buffers: withBuffers };
  return {
    ...{ date: '2026-11-27', timezone: 'Europe/Berlin', duration: 30, offered: refusals.length === 0 ? [start] : [] },
    layers: [{ kind: 'busy', ...meeting, source }],
    starts: [{ start, refusals }],
  };
}

async function enterFriday(time: string): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Reschedule');
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Any time' }));
  fireEvent.input(within(dialog).getByLabelText('Date'), { target: { value: '2026-11-27' } });
  fireEvent.input(within(dialog).getByLabelText('Time'), { target: { value: time } });
  return dialog;
}

test('reschedules to a time outside the hours after saying that it is', async () => {
  const server = await openBooking({}, { explained: explainFriday('19:05', [{ reason: 'outside_hours' }]) });
  const dialog = await enterFriday('19:05');
  await within(dialog).findByText(/not offered this time\. This is outside your hours\. You can choose it anyway\./);
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Reschedule anyway' }));
  await screen.findByText(/^Rescheduled to Friday.*, 19:05\./);
  expect(server.sent('rescheduleEvent')).toEqual([{ start: '2026-11-27T19:05:00+01:00', ignore_rules: true }]);
  const { query } = server.received.find(({ name }) => name === 'explainSlots') ?? {};
  expect(query).toMatchObject({ start: '2026-11-27T19:05:00+01:00', except_event: sampleEvent().id });
});

test.each([
  ['14:15', /Booked with somebody.*It cannot be booked\./, true],
  ['14:45', /you keep a break around bookings\. You can choose it anyway\./, false],
])('tells a taken time from a break: %s', async (time, sentence, isRefused) => {
  await openBooking({}, { explained: explainFriday(time, [{ reason: 'taken', layer: 0 }]) });
  const dialog = await enterFriday(time);
  await within(dialog).findByText(sentence);
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Reschedule/ });
  await waitFor(() => expect(submit.disabled).toBe(isRefused));
});

test('makes no exception for a time that invitees are offered', async () => {
  const server = await openBooking({}, { explained: explainFriday('10:00', []) });
  const dialog = await enterFriday('10:00');
  await within(dialog).findByText('Invitees are offered this time.');
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Reschedule' });
  await waitFor(() => expect(submit.disabled).toBe(false));
  fireEvent.click(submit);
  await waitFor(() => expect(server.sent('rescheduleEvent')).toEqual([{ start: '2026-11-27T10:00:00+01:00' }]));
});

test('refuses a time that is over without asking the server', async () => {
  const server = await openBooking();
  const dialog = await enterFriday('10:00');
  fireEvent.input(within(dialog).getByLabelText('Date'), { target: { value: '2026-11-20' } });
  await within(dialog).findByText(/^This time is over/);
  expect(
    server.received.filter(({ name, query }) => name === 'explainSlots' && query.start?.includes('11-20')),
  ).toEqual([]);
});

test('cancels with a reason after saying who will be told', async () => {
  const server = await openBooking();
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Cancel booking');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Ada Lovelace will be notified.');
  fireEvent.input(within(dialog).getByLabelText(/^Reason/), { target: { value: 'I am ill' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await screen.findByText('Canceled. Ada Lovelace was notified by email.');
  expect(server.sent('cancelEvent')).toEqual([{ reason: 'I am ill' }]);
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
});

test('says that nobody was told where the server sends no mail', async () => {
  await openBooking({}, { isMailed: false });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Cancel booking');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel booking' }));
  await screen.findByText(/Tell Ada Lovelace yourself/);
  expect(screen.getByRole('link', { name: 'Write email' }).getAttribute('href')).toBe('mailto:ada@example.org');
});

test('marks after the start that the invitee did not come, and takes it back', async () => {
  await openBooking({ start: '2026-11-24T12:00:00Z', end: '2026-11-24T12:30:00Z' });
  fireEvent.click(await screen.findByRole('button', { name: 'Did not come' }));
  await screen.findByText(/You noted that Ada Lovelace did not come/);
  click('Undo');
  await screen.findByRole('button', { name: 'Did not come' });
});

test('saves a note when the host says so', async () => {
  const server = await openBooking();
  fireEvent.input(await screen.findByLabelText('Note'), { target: { value: 'Bring the contract' } });
  expect(server.sent('updateEvent')).toEqual([]);
  click('Save');
  await screen.findByText(/^Saved/);
  expect(server.sent('updateEvent')).toEqual([{ host_note: 'Bring the contract' }]);
});

test('books again for the same invitee with the same answers', async () => {
  const server = await openBooking({ start: '2026-11-23T12:00:00Z', end: '2026-11-23T12:30:00Z' });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Book again');
  fireEvent.click(await screen.findByRole('button', { name: '09:00' }));
  click('Book');
  await waitFor(() => expect(location.pathname).toMatch(/a09$/));
  expect(server.sent('createEvent')).toEqual([
    {
      event_type_id: 42,
      start: '2026-11-26T09:00:00+01:00',
      timezone: 'America/New_York',
      answers: sampleEvent().answers,
    },
  ]);
});

test('books again with the length of the last time while it is offered', async () => {
  const past = { start: '2026-11-23T12:00:00Z', end: '2026-11-23T13:00:00Z', duration: 60 };
  const server = await openBooking(past, { durations: [30, 60] });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Book again');
  fireEvent.click(await screen.findByRole('button', { name: '09:00' }));
  expect(screen.getByRole('dialog').textContent).not.toContain('no longer offers');
  click('Book');
  await waitFor(() => expect(server.sent('createEvent')).toMatchObject([{ duration: 60 }]));
});

test.each([
  ['Reschedule', {}, /^This booking keeps its length of 45 minutes\. .* checked for 30 minutes\.$/],
  ['Book again', { start: '2026-11-23T12:00:00Z', end: '2026-11-23T12:45:00Z' }, /the new booking takes 30 minutes\.$/],
])('says what becomes of a length that is no longer offered: %s', async (action, change, sentence) => {
  await openBooking({ ...change, duration: 45 });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click(action);
  expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeTruthy();
});

test('tells who booked and rescheduled, and what was mailed', async () => {
  await openBooking();
  const list = within(await screen.findByRole('region', { name: 'History' }));
  await list.findByText('Booked by Ada Lovelace');
  list.getByText(/^Rescheduled by you from Monday.*, 15:00 to Tuesday.*, 15:00$/);
  expect(list.getByText(/^Confirmation to ada@example\.org/).textContent).toContain('failed');
});

test('sends a mail again', async () => {
  const server = await openBooking();
  fireEvent.click(await screen.findByRole('button', { name: 'Send again to ada@example.org' }));
  await waitFor(() => expect(server.sent('resendEventMail')).toHaveLength(1));
});

test('says that a booking no longer exists', async () => {
  const replies = { getEvent: () => refusal('resource_not_found') };
  await openScreen(bookingScreen, '/bookings/5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a01', { replies });
  expect((await screen.findByRole('alert')).textContent).toContain('This no longer exists');
});
