import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { holdClock, openScreen, refusal, sampleEvent } from '../../testing/index.ts';
import { bookingScreen } from './index.ts';
import { openBooking } from './open-booking.testing.ts';

holdClock();

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('shows the time on both clocks, and the answers under the labels of the form', async () => {
  await openBooking();
  await screen.findByRole('heading', { name: 'Introductory call with Ada Lovelace' });
  const details = screen.getByRole('region', { name: 'Details' });
  expect(details.textContent).toMatch(/Today, Tuesday\s24\sNovember, 15:00/);
  expect(details.textContent).toMatch(/In New York: Tuesday\s24\sNovember, 09:00/);
  await screen.findByText('What shall we talk about?');
  expect(screen.getByText('Pricing for a team of twelve')).toBeTruthy();
});

test('shows guests once, among the details', async () => {
  const guests = ['grace@example.org', 'alan@example.org'];
  await openBooking({ guests, answers: { notes: 'Pricing', colleagues: guests } });
  await screen.findByText('What shall we talk about?');
  expect(screen.queryByText('Who else is coming?')).toBeNull();
  const details = within(screen.getByRole('region', { name: 'Details' }));
  for (const guest of guests) expect(details.getByText(guest)).toBeTruthy();
});

test('links a phone number, so that it can be called', async () => {
  await openBooking({ answers: { phone: '+49 (30) 901-820' } });
  const link = await screen.findByRole('link', { name: '+49 (30) 901-820' });
  expect(link.getAttribute('href')).toBe('tel:+4930901820');
});

test('says when the personal data of a booking was erased', async () => {
  const invitee = { name: '', email: '', timezone: 'Europe/London' };
  const erasure = { invitee, answers: {}, contact_id: null, erased_at: '2026-11-24T10:00:00Z' };
  await openBooking({ ...erasure, start: '2026-11-20T10:00:00Z', end: '2026-11-20T10:30:00Z' });
  await screen.findByRole('heading', { name: 'Introductory call with Invitee (erased)' });
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(details.getByText('Personal data erased on').nextElementSibling?.textContent).toMatch(/24 November 2026/);
  expect(details.queryByRole('link', { name: /Invitee|@/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull();
});

test.each([
  ['says that no reason for canceling was given', {}, 1],
  ['does not say that no reason was given if one may have been erased', { erased_at: '2026-11-24T10:00:00Z' }, 0],
])('%s', async (_, erasure, count) => {
  await openBooking({ status: 'canceled', cancel_reason: null, ...erasure });
  await screen.findByRole('region', { name: 'Details' });
  expect(screen.queryAllByText('No reason given')).toHaveLength(count);
});

test('cancels with a reason after saying who will be notified', async () => {
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

test('writes names, answers and reasons in their own direction', async () => {
  await openBooking(
    { status: 'canceled', cancel_reason: 'I am ill.', answers: { notes: 'Pricing (all of it)' } },
    { locale: 'he' },
  );
  for (const text of ['I am ill.', 'Pricing (all of it)', 'What shall we talk about?', 'Ada Lovelace', 'Ana Host']) {
    const elements = await screen.findAllByText(text);
    expect(elements.map(({ localName }) => localName)).toEqual(['bdi']);
  }
});

test.each([
  ['owner', 1],
  ['member', 0],
] as const)('links the name of the invitee to the contact for an %s %i times', async (role, count) => {
  await openBooking({}, { role });
  await screen.findByRole('region', { name: 'Details' });
  expect(screen.queryAllByRole('link', { name: 'Ada Lovelace' })).toHaveLength(count);
});

test('encodes the special characters of an address in the link that writes to it', async () => {
  const invitee = { name: 'Ada Lovelace', email: 'ada?cc=eve@example.org', timezone: 'Europe/London' };
  await openBooking({ invitee });
  const link = await screen.findByRole('link', { name: invitee.email });
  expect(link.getAttribute('href')).toBe('mailto:ada%3Fcc%3Deve@example.org');
});

test('says before and after a change that the server does not send mail', async () => {
  await openBooking({}, { isMailed: false });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Cancel booking');
  const dialog = screen.getByRole('dialog');
  within(dialog).getByText(
    /^This server does not send email\. Tell Ada Lovelace yourself\. Canceling cannot be undone\.$/,
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await screen.findByText(/^Canceled\. .*Tell Ada Lovelace yourself/);
  const href = screen.getByRole('link', { name: 'Write email' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toMatch(
    /^mailto:ada@example\.org\?subject=Cancellation: Tuesday 24.November, 09:00 in New York$/,
  );
});

test('marks a no-show after the start, and removes the mark', async () => {
  await openBooking({ start: '2026-11-24T12:00:00Z', end: '2026-11-24T12:30:00Z' });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as no-show' }));
  await screen.findByText(/Ada Lovelace is marked as a no-show/);
  click('Undo');
  await screen.findByRole('button', { name: 'Mark as no-show' });
});

test.each([
  ['30 days', '2026-10-25T13:32:00Z', 1],
  ['more than 30 days', '2026-10-25T13:31:00Z', 0],
])('offers “Undo” for a no-show %s after the start %i times', async (_, start, count) => {
  await openBooking({ start, end: '2026-10-25T14:00:00Z', outcome: 'no_show' });
  await screen.findByText(/Ada Lovelace is marked as a no-show/);
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(count);
});

test('saves a note only when the host clicks Save', async () => {
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

test('books again with a key by which a server recognizes a retry', async () => {
  const server = await openBooking({ start: '2026-11-23T12:00:00Z', end: '2026-11-23T12:30:00Z' });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Book again');
  fireEvent.click(await screen.findByRole('button', { name: '09:00' }));
  click('Book');
  await waitFor(() => expect(server.sent('createEvent')).toHaveLength(1));
  const { headers } = server.received.find(({ name }) => name === 'createEvent') ?? {};
  expect(headers?.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
});

test('lists who booked and rescheduled, and which emails were sent', async () => {
  await openBooking();
  const list = within(await screen.findByRole('region', { name: 'History' }));
  await list.findByText('Booked by Ada Lovelace');
  list.getByText(/^Rescheduled by you from Monday.*, 15:00 to Tuesday.*, 15:00$/);
  expect(list.getByText(/^Confirmation to ada@example\.org/).textContent).toContain('failed');
});

test('says whose turn it was when it was booked, who was not free, and who had days off', async () => {
  const turns = [
    { host: 'Ben Host', weight: 100, assigned: 1, refusal: 'taken' as const },
    { host: 'Ana Host', weight: 100, assigned: 2, credit: 1.5 },
    ...['C', 'D', 'E', 'F'].map((host) => ({ host, weight: 100, assigned: 3 })),
  ];
  const bookingEntry = {
    kind: 'change' as const,
    at: '2026-11-20T09:00:00Z',
    change: 'booked' as const,
    actor: null,
    turns,
  };
  await openBooking({}, { replies: { getEventHistory: () => [bookingEntry] } });
  const order = await screen.findByText(/^Order of the hosts/);
  expect(order.textContent).toMatch(
    /last changed: Ben Host \(1, not free\), Ana Host \(2, plus 1\.5 for days off\), C \(3\), D \(3\), E \(3\)$/,
  );
});

test('resends an email', async () => {
  const server = await openBooking();
  fireEvent.click(await screen.findByRole('button', { name: 'Send again to ada@example.org' }));
  await waitFor(() => expect(server.sent('resendEventMail')).toHaveLength(1));
});

test('offers to resend an email to the current host, not to a former one', async () => {
  const times = { created_at: '2026-11-20T09:00:00Z', updated_at: '2026-11-20T09:00:00Z' };
  const mail = {
    id: '1c1d4a52-8a51-4c53-9f0d-0c9b1f6f6a03',
    event_id: sampleEvent().id,
    kind: 'event.created' as const,
    recipient: 'host' as const,
    address: 'former@example.org',
    status: 'succeeded' as const,
    tries: 1,
    response_status: 250,
    next_try_at: null,
    ...times,
  };
  await openBooking(
    {},
    { replies: { getEventHistory: () => [{ kind: 'mail' as const, at: times.created_at, mail }] } },
  );
  await screen.findByText(/^Confirmation to former@example\.org/);
  screen.getByRole('button', { name: `Send again to ${sampleEvent().host.email}` });
});

test('says when a reminder will be sent instead of "on its way"', async () => {
  const times = { created_at: '2026-11-20T09:00:00Z', updated_at: '2026-11-20T09:00:00Z' };
  const reminder = {
    id: '1c1d4a52-8a51-4c53-9f0d-0c9b1f6f6a02',
    event_id: sampleEvent().id,
    kind: 'event.reminder' as const,
    recipient: 'invitee' as const,
    address: 'ada@example.org',
    status: 'pending' as const,
    tries: 0,
    response_status: null,
    next_try_at: '2026-12-01T14:00:00Z',
    ...times,
  };
  const mailEntry = { kind: 'mail' as const, at: times.created_at, mail: reminder };
  await openBooking({}, { replies: { getEventHistory: () => [mailEntry] } });
  const entry = (await screen.findByText('scheduled')).closest('li');
  expect(entry?.textContent).toMatch(/^Reminder to ada@example\.org scheduled.*Tuesday.1.December, 15:00$/);
});

test('says that a booking no longer exists', async () => {
  const replies = { getEvent: () => refusal('resource_not_found') };
  await openScreen(bookingScreen, '/bookings/5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a01', { replies });
  expect((await screen.findByRole('alert')).textContent).toContain('This no longer exists');
});
