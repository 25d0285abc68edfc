import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Availability, EventType, Member } from '../../../../contract/index.ts';
import {
  leaveConsole,
  openScreen,
  type Replies,
  refusal,
  sampleEventType,
  sampleUser,
} from '../../../testing/index.ts';
import { eventTypeScreen } from '../index.ts';
import type { SavedHost } from '../settings.ts';

const ana = member({});
const grace = member({ id: 12, first_name: 'Grace', last_name: 'Hopper', username: 'grace' });
const mary = member({ id: 13, first_name: 'Mary', last_name: 'Jackson', username: 'mary' });

function member(change: Partial<Member>): Member {
  return {
    ...{ id: 1, first_name: 'Ana', last_name: 'Host', username: 'ana', email: 'ana@example.com' },
    ...{ state: 'active', role: 'member', invited_until: null, ...change },
  };
}

const anaHosts: SavedHost = { user_id: 1, name: 'Ana Host', weight: 100, availability_id: null, assigned: 3 };
const graceHosts: SavedHost = { user_id: 12, name: 'Grace Hopper', weight: 100, availability_id: 7, assigned: 1 };
const maryHosts: SavedHost = { user_id: 13, name: 'Mary Jackson', weight: 100, availability_id: null, assigned: 0 };

const evenings: Availability = {
  ...{ id: 7, name: 'Evenings', timezone: 'Europe/Berlin', is_default: false, working_days: [], hours: {} },
  ...{ created_at: '2026-11-20T09:00:00Z', updated_at: '2026-11-20T09:00:00Z' },
};

type Sent = { readonly hosts: readonly Omit<SavedHost, 'name' | 'assigned'>[] };
const nameOf = (id: number) => [ana, grace, mary].find((one) => one.id === id)?.first_name ?? '';

/** A server that stores who takes turns. */
function serve(initial: readonly SavedHost[], replies: Replies = {}): Replies {
  let hosts = [...initial];
  let kept: EventType = sampleEventType();
  return {
    getEventType: () => kept,
    listBookingFormFields: () => [],
    listEventTypeHosts: () => hosts,
    listMembers: () => [ana, grace, mary],
    listAvailabilities: () => [evenings],
    getCurrentUser: () => sampleUser(),
    getBranding: () => ({
      name: 'Pottery',
      color: null,
      logo: null,
      is_listed: true,
      updated_at: '2026-11-20T09:00:00Z',
    }),
    updateEventType: ({ body }) => {
      kept = { ...kept, ...(body as Partial<EventType>) }; // what the page sends
      return kept;
    },
    updateEventTypeHosts: ({ body }) => {
      hosts = (body as Sent).hosts.map((host) => ({ ...host, name: nameOf(host.user_id), assigned: 0 }));
      return hosts;
    },
    ...replies,
  };
}

type OpenOptions = { readonly replies?: Replies; readonly role?: 'owner' | 'admin' | 'member' };

const open = (hosts: readonly SavedHost[], { replies, role = 'owner' }: OpenOptions = {}) =>
  openScreen(eventTypeScreen, '/event-types/42', { replies: serve(hosts, replies), role });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const card = async () => within(await screen.findByRole('region', { name: 'Hosts' }));
const row = async (name: string) => within(await screen.findByRole('group', { name }));

async function add(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Add host' }));
  const choice = screen.getByLabelText<HTMLSelectElement>('Host');
  const option = within(choice).getByRole('option', { name });
  fireEvent.change(choice, { target: { value: option.getAttribute('value') } });
  press('Add');
}

async function enterShare(name: string, value: string): Promise<void> {
  fireEvent.input((await row(name)).getByLabelText('Share'), { target: { value } });
}

afterEach(leaveConsole);

test('brings the own host into the list with the first colleague, and saves both', async () => {
  const server = await open([]);
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

test('offers only active colleagues who are not hosts yet', async () => {
  const others = [
    ...[ana, grace, mary],
    member({ id: 14, first_name: 'Ines', state: 'invited' }),
    member({ id: 15, first_name: 'Rolf', state: 'none', removed_at: '2026-11-01T09:00:00Z' }),
  ];
  await open([anaHosts, graceHosts], { replies: { listMembers: () => others } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add host' }));
  const options = within(screen.getByLabelText('Host')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a person', 'Mary Jackson']);
});

test('offers no host to add in an account of one person', async () => {
  await open([], { replies: { listMembers: () => [ana] } });
  expect((await card()).getByText('Ana Host')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add host' })).toBeNull();
});

test('names the colleague who hosts an event type, not the person who looks at it', async () => {
  const theirs = sampleEventType({ public_id: 'grace/introductory-call' });
  await open([], { replies: { getEventType: () => theirs } });
  const hosts = await card();
  expect(await hosts.findByText('Grace Hopper')).toBeTruthy();
  expect(hosts.queryByText('You')).toBeNull();
  await add('Ana Host');
  const removals = hosts.getAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label'));
  expect(removals).toEqual(['Remove: Grace Hopper', 'Remove: Ana Host']);
});

test('recomputes the share of every host while a weight is entered', async () => {
  await open([anaHosts, graceHosts]);
  await enterShare('Grace Hopper', '300');
  expect((await row('Grace Hopper')).getByText('75%')).toBeTruthy();
  expect((await row('Ana Host')).getByText('25%')).toBeTruthy();
});

test('keeps the weight of a host while its field is empty', async () => {
  await open([anaHosts, graceHosts]);
  await enterShare('Grace Hopper', '');
  const field = (await row('Grace Hopper')).getByLabelText<HTMLInputElement>('Share');
  expect(field.value).toBe('');
  fireEvent.blur(field);
  await waitFor(() => expect(field.value).toBe('100'));
  expect(screen.queryByText(/^Unsaved changes/)).toBeNull();
});

test('pauses a host with a weight of 0, and resumes with the usual weight', async () => {
  const server = await open([{ ...anaHosts, weight: 250 }, graceHosts]);
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
  const server = await open([anaHosts, { ...graceHosts, availability_id: null }]);
  const choice = (await row('Grace Hopper')).getByLabelText('Schedule');
  await within(choice).findByRole('option', { name: 'Evenings' });
  fireEvent.change(choice, { target: { value: '7' } });
  press('Save');
  await waitFor(() => expect(server.sent('updateEventTypeHosts')).toHaveLength(1));
  expect(server.sent('updateEventTypeHosts')[0]).toMatchObject({
    hosts: [{ availability_id: null }, { availability_id: 7 }],
  });
});

test('leaves the bookings to the own host when the last colleague is removed', async () => {
  const server = await open([anaHosts, graceHosts]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Grace Hopper' }));
  expect(await (await card()).findByText(/^This person hosts the bookings/)).toBeTruthy();
  press('Save');
  await waitFor(() => expect(server.sent('updateEventTypeHosts')).toEqual([{ hosts: [] }]));
});

test('keeps a colleague who hosts alone after the own host is removed', async () => {
  await open([anaHosts, graceHosts]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Ana Host' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Ana Host' })).toBeNull());
  expect((await row('Grace Hopper')).getByText('100%')).toBeTruthy();
});

test('shows members who takes turns, and neither controls nor who else is in the account', async () => {
  const server = await open([anaHosts, graceHosts, { ...maryHosts, weight: 0 }], { role: 'member' });
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

test('says at the host whom the server refuses, even after another host is removed', async () => {
  const refuse = () => refusal('validation_failed', { 'hosts.1.user_id': ['must be a user of the account'] });
  await open([anaHosts, graceHosts], { replies: { updateEventTypeHosts: refuse } });
  await add('Mary Jackson');
  press('Save');
  const gone = /^This person is no longer in the account/;
  const ofGrace = await row('Grace Hopper');
  expect(await ofGrace.findByText(gone)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(ofGrace.getByLabelText('Share')));
  press('Remove: Ana Host');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Ana Host' })).toBeNull());
  expect((await row('Grace Hopper')).getByText(gone)).toBeTruthy();
  expect((await row('Mary Jackson')).queryByText(gone)).toBeNull();
});

test('says that somebody must get bookings when every host is paused', async () => {
  const refuse = () => refusal('validation_failed', { hosts: ['must name a host with a weight above 0'] });
  await open([anaHosts, graceHosts], { replies: { updateEventTypeHosts: refuse } });
  await enterShare('Ana Host', '0');
  await enterShare('Grace Hopper', '0');
  press('Save');
  expect(await (await card()).findByText('At least one host must get bookings.')).toBeTruthy();
});

test('says that somebody must get bookings before an event type can be turned on', async () => {
  const eventType = sampleEventType({ is_active: false });
  const updateEventType = () => refusal('validation_failed', { is_active: ['all its hosts are paused'] });
  await open([{ ...graceHosts, weight: 0 }], { replies: { getEventType: () => eventType, updateEventType } });
  await row('Grace Hopper');
  fireEvent.click(screen.getByRole('switch', { name: 'Can be booked' }));
  press('Save');
  expect(await (await card()).findByText('At least one host must get bookings.')).toBeTruthy();
});

test.each([
  ['the hosts', { updateEventTypeHosts: () => refusal('validation_failed', { hosts: ['cannot take turns'] }) }],
  ['the place', { updateEventType: () => refusal('validation_failed', { 'location.is_personal': ['must be false'] }) }],
])('says at the place that hosts cannot share one that is the host’s own, if %s are refused', async (_, replies) => {
  const eventType = sampleEventType({ location: { type: 'phone', value: '+44 20 7946 0018', is_personal: true } });
  await open([], { replies: { getEventType: () => eventType, ...replies } });
  await add('Grace Hopper');
  press('Save');
  expect(await screen.findByText(/^Several hosts take turns, so the place/)).toBeTruthy();
  const checkbox = screen.getByRole('checkbox', { name: /^This place is the host’s own/ });
  await waitFor(() => expect(document.activeElement).toBe(checkbox));
  expect(screen.queryByText('At least one host must get bookings.')).toBeNull();
});

test('saves a place of the host’s own, and turns the event type on, after its other hosts are removed', async () => {
  const location = { type: 'phone' as const, value: '+44 20 7946 0018' };
  const eventType = sampleEventType({ location, is_active: false });
  const server = await open([anaHosts, graceHosts], { replies: { getEventType: () => eventType } });
  fireEvent.input(await screen.findByLabelText('Title'), { target: { value: 'First call' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Can be booked' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^This place is the host’s own/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Grace Hopper' }));
  press('Save');
  await waitFor(() => expect(server.sent('updateEventType')).toHaveLength(2));
  const changes = server.received.filter(({ body }) => body !== undefined && body !== null);
  expect(changes.slice(-3).map(({ body }) => body)).toEqual([
    { title: 'First call' },
    { hosts: [] },
    { is_active: true, location: { ...location, is_personal: true } },
  ]);
});

test('shows both lists of hosts when somebody else has saved another one, and loses none of them', async () => {
  const theirs = sampleEventType({ updated_at: '2026-11-20T10:00:00Z' });
  let isChanged = false;
  const server = await open([], {
    replies: {
      listEventTypeHosts: () => (isChanged ? [anaHosts, graceHosts] : []),
      updateEventType: ({ headers }) => {
        const isCurrent = headers.get('if-match') === `"${theirs.updated_at}"`;
        isChanged = true;
        return isCurrent ? theirs : { ...refusal('changed_meanwhile'), current: theirs };
      },
    },
  });
  await add('Mary Jackson');
  press('Save');
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText('Ana Host: 50%, Mary Jackson: 50%')).toBeTruthy();
  expect(dialog.getByText('Ana Host: 50%, Grace Hopper: 50% · Evenings')).toBeTruthy();
  expect(server.sent('updateEventTypeHosts')).toEqual([]);
  press('Keep theirs');
  expect(await row('Grace Hopper')).toBeTruthy();
  expect(server.sent('updateEventTypeHosts')).toEqual([]);
});

test('shows within the card that the hosts could not be read', async () => {
  await open([], { replies: { listEventTypeHosts: () => refusal('internal_error') } });
  expect(await (await card()).findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText('Title')).toBeTruthy();
});
