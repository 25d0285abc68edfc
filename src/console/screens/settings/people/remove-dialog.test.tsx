import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Member } from '../../../../contract/index.ts';
import { queryClient } from '../../../data/index.ts';
import { type FakeServer, leaveConsole, openScreen, refusal, sampleEvent } from '../../../testing/index.ts';
import { settingsScreens } from '../index.ts';

const ana: Member = {
  id: 1,
  first_name: 'Ana',
  last_name: 'Host',
  username: 'ana',
  email: 'ana@example.com',
  state: 'active',
  role: 'owner',
  invited_until: null,
};
const ben: Member = { ...ana, id: 2, first_name: 'Ben', email: 'ben@example.com', role: 'member' };

afterEach(leaveConsole);

type Replies = Parameters<typeof openScreen>[2]['replies'];

/** A server on which Ben hosts two bookings. Ana is busy at the time of one. */
function serveBen() {
  let events = [
    sampleEvent({ id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a01' }),
    sampleEvent({ id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a02', start: '2026-11-25T09:00:00-05:00' }),
  ];
  return {
    listMembers: () => [ana, ben],
    listEvents: () => ({ data: events, current_page: 1, per_page: 100, total: events.length }),
    reassignEvent: ({ params }) => {
      const [event] = events.filter(({ id }) => id === params.id);
      if (!event || event.id.endsWith('2')) return refusal('slot_unavailable');
      events = events.filter((one) => one !== event);
      return event;
    },
    removeMember: () => null,
  } satisfies Replies;
}

async function openRemoval(replies: Replies, sendsMail = true) {
  const row = settingsScreens.find(({ path }) => path === '/settings/people');
  if (!row) throw new Error('There is no screen of people.');
  const server = await openScreen(row, row.path, { replies, sendsMail });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Ben Host' }));
  return { server, dialog: within(screen.getByRole('dialog', { name: 'Remove Ben Host?' })) };
}

test('reassigns the bookings of a removed member to a colleague, and lists the clashes', async () => {
  const { server, dialog } = await openRemoval(serveBen());
  await dialog.findByText('Upcoming bookings: 2');
  fireEvent.click(dialog.getByRole('button', { name: 'Reassign and remove' }));
  await dialog.findByText('Reassigned to Ana Host: 1');
  const clashing = await dialog.findByRole('link', { name: /^Ada Lovelace, .* 2026/ });
  expect(clashing.getAttribute('href')).toBe('/console/bookings/5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a02');
  expect(await dialog.findByText('Upcoming bookings: 1')).toBeTruthy();
  expect(server.sent('reassignEvent')).toEqual([{ host_id: 1 }, { host_id: 1 }]);
  expect(server.sent('removeMember')).toEqual([]);
});

test.each([
  [true, 'Reassign to a colleague', /even outside their working hours\. Invitees are notified\.$/],
  [true, 'Cancel them', 'The invitees will see it.'],
  [false, 'Reassign to a colleague', /This server does not send email\. Tell the invitees yourself\.$/],
  [false, 'Cancel them', /This server does not send email\. Tell the invitees yourself\.$/],
])('says whether invitees are notified (with email: %s): %s', async (sendsMail, choice, hint) => {
  const { dialog } = await openRemoval(serveBen(), sendsMail);
  const select = await dialog.findByRole('combobox', { name: 'What should happen to them?' });
  const option = within(select).getByRole<HTMLOptionElement>('option', { name: choice });
  fireEvent.change(select, { target: { value: option.value } });
  expect(dialog.getByText(hint)).toBeTruthy();
});

test('lists the bookings whose place is the host’s own, and does not remove the member', async () => {
  const elsewhere = () => refusal('validation_failed', { location: ['must be where the new host meets'] });
  const { server, dialog } = await openRemoval({ ...serveBen(), reassignEvent: elsewhere });
  fireEvent.click(await dialog.findByRole('button', { name: 'Reassign and remove' }));
  await dialog.findByText(/enter where the meeting with Ana Host takes place\.$/, { selector: 'p' });
  expect(await dialog.findAllByRole('link', { name: /^Ada Lovelace, / })).toHaveLength(2);
  expect(server.sent('removeMember')).toEqual([]);
});

test('announces every reason why bookings stay with the member', async () => {
  const { reassignEvent: _, ...replies } = serveBen();
  const { dialog } = await openRemoval({
    ...replies,
    reassignEvent: ({ params }) =>
      params.id?.endsWith('2')
        ? refusal('slot_unavailable')
        : refusal('validation_failed', { location: ['must be where the new host meets'] }),
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Reassign and remove' }));
  await waitFor(() =>
    expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Ana Host is busy at these times.* The place of these bookings is the host’s own/),
    ),
  );
});

test('removes a member once a colleague has all their bookings', async () => {
  const { reassignEvent: _, ...replies } = serveBen();
  const { server, dialog } = await openRemoval({ ...replies, reassignEvent: () => sampleEvent() });
  fireEvent.click(await dialog.findByRole('button', { name: 'Reassign and remove' }));
  await waitFor(() => expect(server.sent('removeMember')).toHaveLength(1));
  expect(server.received.find(({ name }) => name === 'removeMember')?.query).toEqual({ events: 'refuse' });
});

test('reassigns bookings made meanwhile, and skips those that now have another host', async () => {
  const [first, second, third] = ['1', '2', '3'].map((end) =>
    sampleEvent({ id: `5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a0${end}` }),
  );
  let events = [first, second];
  const { server, dialog } = await openRemoval({
    ...serveBen(),
    listEvents: () => ({
      data: events.flatMap((one) => one ?? []),
      current_page: 1,
      per_page: 20,
      total: events.length,
    }),
    reassignEvent: ({ params }) => {
      events = params.id === first?.id ? [third] : [];
      return sampleEvent();
    },
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Reassign and remove' }));
  await waitFor(() => expect(server.sent('removeMember')).toHaveLength(1));
  const reassignedIds = server.received.filter(({ name }) => name === 'reassignEvent').map(({ params }) => params.id);
  expect(reassignedIds).toEqual([first?.id, third?.id]);
});

test.each([
  ['a button', () => fireEvent.click(screen.getByRole('button', { name: 'Not now' }))],
  ['the Escape key', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
])('stops reassigning and keeps the member once the dialog is closed by %s', async (_what, close) => {
  const replies = serveBen();
  const { server, dialog } = await openRemoval({
    ...replies,
    reassignEvent: (request) => {
      close();
      return replies.reassignEvent(request);
    },
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Reassign and remove' }));
  await waitFor(() => expect(server.sent('reassignEvent')).toHaveLength(1));
  await allIsReadAgain(server);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent('reassignEvent')).toHaveLength(1);
  expect(server.sent('removeMember')).toEqual([]);
});

test.each<[what: string, fail: () => ReturnType<typeof refusal>, sentence: RegExp]>([
  ['the server is down', () => refusal('unavailable'), /^The server cannot do this right now/],
  ['there are too many requests', () => refusal('too_many_requests'), /^Too many requests at once/],
  ['the connection is lost', loseConnection, /^The server could not be reached/],
])('says how many bookings a colleague got before %s', async (_what, fail, sentence) => {
  const replies = serveBen();
  const { server, dialog } = await openRemoval({
    ...replies,
    reassignEvent: (request) => (request.params.id?.endsWith('1') ? replies.reassignEvent(request) : fail()),
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Reassign and remove' }));
  await dialog.findByText(sentence);
  expect(dialog.getByText('Reassigned to Ana Host: 1')).toBeTruthy();
  expect(await dialog.findByText('Upcoming bookings: 1')).toBeTruthy();
  expect(dialog.queryByText('1 of 2')).toBeNull();
  expect(server.sent('removeMember')).toEqual([]);
});

test('cancels the bookings of a removed member with a reason', async () => {
  const { server, dialog } = await openRemoval(serveBen());
  fireEvent.change(await dialog.findByLabelText('What should happen to them?'), { target: { value: 'cancel' } });
  fireEvent.input(dialog.getByLabelText(/^Reason/), { target: { value: ' Ben has left. ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel and remove' }));
  await waitFor(() => expect(server.sent('removeMember')).toHaveLength(1));
  const { query } = server.received.find(({ name }) => name === 'removeMember') ?? {};
  expect(query).toEqual({ events: 'cancel', reason: 'Ben has left.' });
  expect(server.sent('reassignEvent')).toEqual([]);
});

test('does not ask about bookings if there are none, or remove the member on “Not now”', async () => {
  const none = { data: [], current_page: 1, per_page: 1, total: 0 };
  const { server, dialog } = await openRemoval({ ...serveBen(), listEvents: () => none });
  const remove = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Remove' });
  await waitFor(() => expect(remove.disabled).toBe(false));
  expect(dialog.queryByLabelText('What should happen to them?')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent('removeMember')).toEqual([]);
});

/** Waits until everything has been read again after a change, and the next requests have begun. */
async function allIsReadAgain({ received }: FakeServer): Promise<void> {
  await waitFor(() => {
    expect(received.filter(({ name }) => name === 'listMembers')).toHaveLength(2);
    expect(queryClient.isFetching()).toBe(0);
  });
  await new Promise((resolve) => setTimeout(resolve));
}

function loseConnection(): never {
  throw new TypeError('Failed to fetch');
}

test('offers to remove a person with an expired invitation, but not a removed one', async () => {
  const row = settingsScreens.find(({ path }) => path === '/settings/people');
  if (!row) throw new Error('There is no screen of people.');
  const expiredMember: Member = { ...ben, state: 'none', role: null };
  const removedMember: Member = { ...expiredMember, id: 3, first_name: 'Cleo', removed_at: '2026-11-20T09:00:00Z' };
  await openScreen(row, row.path, { replies: { listMembers: () => [ana, expiredMember, removedMember] } });
  await screen.findByRole('button', { name: 'Remove Ben Host' });
  expect(screen.queryByRole('button', { name: 'Remove Cleo Host' })).toBeNull();
});
