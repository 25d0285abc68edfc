import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { leaveConsole, refusal, sampleEventType } from '../../../testing/index.ts';
import { add, anaHosts, card, enterShare, graceHosts, openHosts, press, row } from './open-hosts.testing.ts';

afterEach(leaveConsole);

test('shows the error at the refused host, even after another host is removed', async () => {
  const refuse = () => refusal('validation_failed', { 'hosts.1.user_id': ['must be a user of the account'] });
  await openHosts([anaHosts, graceHosts], { replies: { updateEventTypeHosts: refuse } });
  await add('Mary Jackson');
  press('Save');
  const message = /^This person is no longer in the account/;
  const ofGrace = await row('Grace Hopper');
  expect(await ofGrace.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(ofGrace.getByLabelText('Share')));
  press('Remove: Ana Host');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Ana Host' })).toBeNull());
  expect((await row('Grace Hopper')).getByText(message)).toBeTruthy();
  expect((await row('Mary Jackson')).queryByText(message)).toBeNull();
});

test('says at the share of a host that it is too large', async () => {
  const refuse = () => refusal('validation_failed', { 'hosts.1.weight': ['must be 1000 or less, found 1001'] });
  await openHosts([anaHosts, graceHosts], { replies: { updateEventTypeHosts: refuse } });
  await enterShare('Grace Hopper', '1001');
  press('Save');
  expect(await (await row('Grace Hopper')).findByText(/^This number is too small or too large/)).toBeTruthy();
});

test('says that someone must get bookings when every host is paused', async () => {
  const refuse = () => refusal('validation_failed', { hosts: ['must name a host with a weight above 0'] });
  await openHosts([anaHosts, graceHosts], { replies: { updateEventTypeHosts: refuse } });
  await enterShare('Ana Host', '0');
  await enterShare('Grace Hopper', '0');
  press('Save');
  expect(await (await card()).findByText('At least one host must get bookings.')).toBeTruthy();
});

test('says that someone must get bookings before an event type can be turned on', async () => {
  const eventType = sampleEventType({ is_active: false });
  const updateEventType = () => refusal('validation_failed', { is_active: ['all its hosts are paused'] });
  await openHosts([{ ...graceHosts, weight: 0 }], { replies: { getEventType: () => eventType, updateEventType } });
  await row('Grace Hopper');
  fireEvent.click(screen.getByRole('switch', { name: 'Can be booked' }));
  press('Save');
  expect(await (await card()).findByText('At least one host must get bookings.')).toBeTruthy();
});

test.each([
  ['the hosts', { updateEventTypeHosts: () => refusal('validation_failed', { hosts: ['cannot take turns'] }) }],
  ['the place', { updateEventType: () => refusal('validation_failed', { 'location.is_personal': ['must be false'] }) }],
])('says at the place that hosts cannot share a host’s own place, if %s are refused', async (_, replies) => {
  const eventType = sampleEventType({ location: { type: 'phone', value: '+44 20 7946 0018', is_personal: true } });
  await openHosts([], { replies: { getEventType: () => eventType, ...replies } });
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
  const server = await openHosts([anaHosts, graceHosts], { replies: { getEventType: () => eventType } });
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

test('shows both lists of hosts when someone else has saved another one, and loses neither', async () => {
  const theirs = sampleEventType({ updated_at: '2026-11-20T10:00:00Z' });
  let isChanged = false;
  const server = await openHosts([], {
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
  await openHosts([], { replies: { listEventTypeHosts: () => refusal('internal_error') } });
  expect(await (await card()).findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText('Title')).toBeTruthy();
});
