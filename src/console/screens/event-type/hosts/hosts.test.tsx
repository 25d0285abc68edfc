import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { leaveConsole, sampleEventType } from '../../../testing/index.ts';
import {
  add,
  ana,
  anaHosts,
  card,
  enterShare,
  evenings,
  grace,
  graceHosts,
  mary,
  maryHosts,
  member,
  openHosts,
  press,
  row,
} from './open-hosts.testing.ts';

afterEach(leaveConsole);

test('adds the event type’s own host with the first colleague, and saves both', async () => {
  const server = await openHosts([]);
  await add('Grace Hopper');
  expect(await screen.findByText('Unsaved changes: Hosts')).toBeTruthy();
  press('Save');
  await screen.findByText(/^Saved/);
  expect(server.sent('updateEventTypeHosts')).toEqual([
    {
      hosts: [
        { user_id: 1, weight: 100, availability_id: null },
        { user_id: 12, weight: 100, availability_id: null },
      ],
    },
  ]);
});

test.each([
  [
    'their own first schedule',
    [
      { ...evenings, id: 8, user_id: 12 },
      { ...evenings, id: 9, user_id: 12 },
    ],
    8,
  ],
  [
    'the default schedule if it is theirs',
    [
      { ...evenings, id: 8, user_id: 12 },
      { ...evenings, id: 9, user_id: 12, is_default: true },
    ],
    9,
  ],
  ['the schedule of the event type if they have none', [evenings], null],
])('adds a colleague with %s', async (_, schedules, expected) => {
  const server = await openHosts([anaHosts, maryHosts], { replies: { listAvailabilities: () => schedules } });
  await add('Grace Hopper');
  press('Save');
  await screen.findByText(/^Saved/);
  const [{ hosts }] = server.sent('updateEventTypeHosts') as [{ hosts: object[] }];
  expect(hosts.at(-1)).toEqual({ user_id: 12, weight: 100, availability_id: expected });
});

test.each([
  ['names the place that the bookings of every host have', 'https://meet.example.com/ana', {}, 1],
  ['names no place if each booking has its own link', 'https://meet.example.com/{id}', {}, 0],
  ['names no place that the hosts cannot share', 'https://meet.example.com/ana', { is_personal: true }, 0],
])('%s', async (_, value, settings, count) => {
  const shared = sampleEventType({ location: { type: 'video', value, ...settings } });
  await openHosts([anaHosts, graceHosts], { replies: { getEventType: () => shared } });
  await row('Grace Hopper');
  expect(screen.queryAllByText(`The bookings of every host have the same place: ${value}`)).toHaveLength(count);
});

test('offers only active colleagues who are not hosts yet', async () => {
  const others = [
    ...[ana, grace, mary],
    member({ id: 14, first_name: 'Ines', state: 'invited' }),
    member({ id: 15, first_name: 'Rolf', state: 'none', removed_at: '2026-11-01T09:00:00Z' }),
  ];
  await openHosts([anaHosts, graceHosts], { replies: { listMembers: () => others } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add host' }));
  const options = within(screen.getByLabelText('Host')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a person', 'Mary Jackson']);
});

test('does not offer to add a host in an account of one person', async () => {
  await openHosts([], { replies: { listMembers: () => [ana] } });
  expect((await card()).getByText('Ana Host')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add host' })).toBeNull();
});

test('names the colleague who hosts an event type, not the person looking at it', async () => {
  const theirs = sampleEventType({ public_id: 'grace/introductory-call' });
  await openHosts([], { replies: { getEventType: () => theirs } });
  const hosts = await card();
  expect(await hosts.findByText('Grace Hopper')).toBeTruthy();
  expect(hosts.queryByText('You')).toBeNull();
  await add('Ana Host');
  const removals = hosts.getAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label'));
  expect(removals).toEqual(['Remove: Grace Hopper', 'Remove: Ana Host']);
});

test('recomputes the share of every host while a weight is entered', async () => {
  await openHosts([anaHosts, graceHosts]);
  await enterShare('Grace Hopper', '300');
  expect((await row('Grace Hopper')).getByText('75%')).toBeTruthy();
  expect((await row('Ana Host')).getByText('25%')).toBeTruthy();
});

test('keeps the weight of a host while its field is empty', async () => {
  await openHosts([anaHosts, graceHosts]);
  await enterShare('Grace Hopper', '');
  const field = (await row('Grace Hopper')).getByLabelText<HTMLInputElement>('Share');
  expect(field.value).toBe('');
  fireEvent.blur(field);
  await waitFor(() => expect(field.value).toBe('100'));
  expect(screen.queryByText(/^Unsaved changes/)).toBeNull();
});

test('pauses a host with a weight of 0, and resumes with the usual weight', async () => {
  const server = await openHosts([{ ...anaHosts, weight: 250 }, graceHosts]);
  const ofAna = await row('Ana Host');
  const toggle = ofAna.getByRole('switch', { name: 'Gets bookings' });
  fireEvent.click(toggle);
  expect(await ofAna.findByText('0%')).toBeTruthy();
  expect((await row('Grace Hopper')).getByText('100%')).toBeTruthy();
  press('Save');
  await waitFor(() => expect(server.sent('updateEventTypeHosts')).toHaveLength(1));
  expect(server.sent('updateEventTypeHosts')[0]).toMatchObject({ hosts: [{ weight: 0 }, { weight: 100 }] });
  fireEvent.click(await screen.findByRole('switch', { name: 'Gets bookings', checked: false }));
  await waitFor(() => expect(screen.getAllByDisplayValue('100')).toHaveLength(2));
});

test('saves the schedule that a host follows for an event type', async () => {
  const server = await openHosts([anaHosts, { ...graceHosts, availability_id: null }]);
  const choice = (await row('Grace Hopper')).getByLabelText('Schedule');
  await within(choice).findByRole('option', { name: 'Evenings' });
  fireEvent.change(choice, { target: { value: '7' } });
  press('Save');
  await waitFor(() => expect(server.sent('updateEventTypeHosts')).toHaveLength(1));
  expect(server.sent('updateEventTypeHosts')[0]).toMatchObject({
    hosts: [{ availability_id: null }, { availability_id: 7 }],
  });
});

test('gives the bookings to the event type’s own host when the last colleague is removed', async () => {
  const server = await openHosts([anaHosts, graceHosts]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Grace Hopper' }));
  expect(await (await card()).findByText(/^This person hosts the bookings/)).toBeTruthy();
  press('Save');
  await waitFor(() => expect(server.sent('updateEventTypeHosts')).toEqual([{ hosts: [] }]));
});

test('keeps a colleague who hosts alone after the event type’s own host is removed', async () => {
  await openHosts([anaHosts, graceHosts]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Ana Host' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Ana Host' })).toBeNull());
  expect((await row('Grace Hopper')).getByText('100%')).toBeTruthy();
});

test('shows members who takes turns, but neither controls nor other people in the account', async () => {
  const server = await openHosts([anaHosts, graceHosts, { ...maryHosts, weight: 0 }], { role: 'member' });
  const hosts = await card();
  expect(await hosts.findByText('50% · 3 meetings this month')).toBeTruthy();
  expect(await hosts.findByText('50% · Evenings · 1 meeting this month')).toBeTruthy();
  expect(await hosts.findByText('Paused · 0 meetings this month')).toBeTruthy();
  expect([...hosts.queryAllByRole('button'), ...hosts.queryAllByRole('switch')]).toEqual([]);
  // By the end of a save, everything on the page has been read.
  fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'First call' } });
  press('Save');
  await screen.findByText(/^Saved/);
  expect(server.sent('listMembers')).toEqual([]);
  expect(server.sent('updateEventTypeHosts')).toEqual([]);
});
