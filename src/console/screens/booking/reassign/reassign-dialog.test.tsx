import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import type { Member } from '../../../../contract/index.ts';
import { holdClock, type Replies, refusal, sampleEvent, sampleEventType } from '../../../testing/index.ts';
import { openBooking } from '../open-booking.testing.ts';

holdClock();

const { host } = sampleEvent();

const grace = member({ id: 12, first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' });

function member(change: Partial<Member>): Member {
  return {
    id: 1,
    first_name: 'Ana',
    last_name: 'Host',
    username: 'ana',
    email: host.email,
    state: 'active',
    role: 'member',
    invited_until: null,
    ...change,
  };
}

const nextEvent = { ...sampleEvent(), host: { ...host, name: 'Grace Hopper' }, mailed_to: ['invitee' as const] };

async function openDialog(replies: Replies = {}, locale = 'en-GB') {
  const all = { listMembers: () => [member({}), grace], reassignEvent: () => nextEvent, ...replies };
  const server = await openBooking({}, { replies: all, locale });
  const name = locale === 'de' ? 'Übertragen' : 'Reassign';
  fireEvent.click(await screen.findByRole('button', { name }));
  return { server, dialog: within(await screen.findByRole('dialog')) };
}

async function choose(dialog: ReturnType<typeof within>, label = 'New host') {
  await dialog.findByRole('option', { name: 'Grace Hopper' });
  fireEvent.change(dialog.getByLabelText(label), { target: { value: '12' } });
}

test('gives the booking to the chosen colleague, and says who was notified', async () => {
  const { server, dialog } = await openDialog();
  await choose(dialog);
  fireEvent.click(dialog.getByRole('button', { name: 'Reassign' }));
  await screen.findByText('Grace Hopper is now the host. Ada Lovelace was notified by email.');
  expect(server.sent('reassignEvent')).toEqual([{ host_id: 12 }]);
});

test('offers only active members other than the host', async () => {
  const others = [
    member({ id: 3, email: 'b@example.com', state: 'invited' }),
    member({ id: 4, email: 'c@example.com', state: 'none' }),
  ];
  const { dialog } = await openDialog({ listMembers: () => [member({}), ...others, grace] });
  await dialog.findByRole('option', { name: 'Grace Hopper' });
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a person',
    'Grace Hopper',
  ]);
  expect(dialog.getByRole('button', { name: 'Reassign' })).toHaveProperty('disabled', true);
});

test('lists free colleagues first, then those outside their hours, and says what prevents the others', async () => {
  const alan = member({ id: 13, first_name: 'Alan', last_name: 'Turing', email: 'alan@example.com' });
  const mary = member({ id: 14, first_name: 'Mary', last_name: 'Jackson', email: 'mary@example.com' });
  const ines = member({ id: 15, first_name: 'Ines', last_name: 'Blum', email: 'ines@example.com' });
  const { dialog } = await openDialog({
    listMembers: () => [member({}), grace, alan, ines, mary],
    listEventHosts: () => [
      { user_id: 12, name: 'Grace Hopper', reason: 'taken' },
      { user_id: 13, name: 'Alan Turing', reason: 'calendar_unread' },
      { user_id: 14, name: 'Mary Jackson', reason: null },
      { user_id: 15, name: 'Ines Blum', reason: null, is_outside_hours: true },
    ],
  });
  await dialog.findByRole('option', { name: 'Grace Hopper (busy then)' });
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a person',
    'Mary Jackson',
    'Ines Blum (outside their hours)',
    'Grace Hopper (busy then)',
    'Alan Turing (calendar unreadable)',
  ]);
});

test('offers all colleagues if it is not known who is free', async () => {
  const { dialog } = await openDialog({ listEventHosts: () => refusal('access_denied') });
  await choose(dialog);
  expect(dialog.getByRole('button', { name: 'Reassign' })).toHaveProperty('disabled', false);
});

test('says what to do if no one else can host the booking', async () => {
  const { dialog } = await openDialog({ listMembers: () => [member({})] });
  await dialog.findByText(/^There is no one else/);
});

test('offers a retry if the colleagues could not be listed', async () => {
  const { dialog } = await openDialog({ listMembers: () => refusal('access_denied') });
  await dialog.findByRole('button', { name: 'Try again' });
});

test.each([
  ['slot_unavailable', /^Grace Hopper hat dann keine Zeit/],
  ['calendar_unreachable', /^Ein Kalender von Grace Hopper/],
  ['event_in_past', /^Dieser Termin hat schon begonnen/],
] as const)('says in the page’s language what %s means', async (code, sentence) => {
  const { dialog } = await openDialog({ reassignEvent: () => refusal(code) }, 'de');
  await choose(dialog, 'Neuer Gastgeber');
  fireEvent.click(dialog.getByRole('button', { name: 'Übertragen' }));
  await dialog.findByText(sentence);
});

test('sends the place where the new host meets', async () => {
  const { server, dialog } = await openDialog();
  await choose(dialog);
  fireEvent.input(dialog.getByLabelText(/^New place/), { target: { value: ' https://meet.example.com/grace ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Reassign' }));
  const { type } = sampleEvent().location ?? {};
  const location = { type, value: 'https://meet.example.com/grace' };
  await waitFor(() => expect(server.sent('reassignEvent')).toEqual([{ host_id: 12, location }]));
});

test('asks where the new host meets when the place is the former host’s own', async () => {
  const location = { type: 'video' as const, value: 'https://meet.example.com/ana', is_personal: true };
  const { dialog } = await openDialog({
    getEventType: () => sampleEventType({ location }),
    reassignEvent: () => refusal('validation_failed', { location: ['must be where the new host meets'] }),
  });
  await choose(dialog);
  dialog.getByText(/^The current place is .*’s own\.$/);
  fireEvent.click(dialog.getByRole('button', { name: 'Reassign' }));
  await dialog.findByText('Enter where the meeting with Grace Hopper takes place.');
});

test('leaves the place optional until the server requires one', async () => {
  const location = { type: 'video' as const, value: 'https://meet.example.com/ana', is_personal: true };
  const { dialog } = await openDialog({
    getEventType: () => sampleEventType({ location }),
    reassignEvent: () => refusal('validation_failed', { location: ['must be where the new host meets'] }),
  });
  await choose(dialog);
  dialog.getByLabelText('New place (optional)');
  fireEvent.click(dialog.getByRole('button', { name: 'Reassign' }));
  await dialog.findByLabelText('New place');
});

test.each([
  ['slot_unavailable', undefined, /^Grace Hopper is busy/],
  ['validation_failed', { location: ['must be where the new host meets'] }, /^Enter where the meeting with Grace/],
] as const)('clears the error of %s when another host is chosen', async (code, errors, sentence) => {
  const alan = member({ id: 13, first_name: 'Alan', last_name: 'Turing', email: 'alan@example.com' });
  const { dialog } = await openDialog({
    listMembers: () => [member({}), grace, alan],
    reassignEvent: () => refusal(code, errors),
  });
  await choose(dialog);
  fireEvent.click(dialog.getByRole('button', { name: 'Reassign' }));
  await dialog.findByText(sentence);
  fireEvent.change(dialog.getByLabelText('New host'), { target: { value: '13' } });
  await waitFor(() => expect(dialog.queryByText(/is busy|^Enter where/)).toBeNull());
});

test('focuses the choice of a host before the colleagues have loaded', async () => {
  const { dialog } = await openDialog();
  const select = dialog.getByLabelText('New host');
  expect(document.activeElement).toBe(select);
  await dialog.findByRole('option', { name: 'Grace Hopper' });
  expect(document.activeElement).toBe(select);
});

test('does not offer members to reassign a booking', async () => {
  await openBooking({}, { role: 'member' });
  await screen.findByRole('button', { name: 'Cancel booking' });
  expect(screen.queryByRole('button', { name: 'Reassign' })).toBeNull();
});
