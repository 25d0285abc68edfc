import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiKey, Member } from '../../../contract/index.ts';
import { leaveConsole, openScreen, refusal, sampleEvent, sampleUser } from '../../testing/index.ts';
import { settingsScreens } from './index.ts';

const session = { browser: 'Firefox', system: 'Linux', method: 'password', signed_in_at: '2026-11-20T09:00:00Z' };
const here = { ...session, id: 'a', seen_at: '2026-11-20T09:00:00Z', is_current: true };
const phone = {
  ...session,
  id: 'b',
  browser: null,
  system: 'iPhone',
  seen_at: '2026-11-19T09:00:00Z',
  is_current: false,
};
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
const website: ApiKey = {
  id: 5,
  name: 'Website',
  scopes: ['read'],
  last_four: 'x7Qz',
  user_id: 1,
  created_at: '2026-11-20T09:00:00Z',
  last_used_at: null,
};

beforeEach(() => {
  vi.stubGlobal('isSecureContext', false);
});
afterEach(leaveConsole);

test('saves only the changed fields of a profile, and takes the language of the browser back', async () => {
  const user = sampleUser({ locale: 'de' });
  const signedOut = { state: 'signed_out', can: { passkeys: false, mail: false } };
  const server = await open('/settings', {
    getCurrentUser: () => user,
    updateCurrentUser: () => user,
    getSession: () => signedOut,
  });
  fireEvent.change(await screen.findByLabelText('Language'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sent('updateCurrentUser')).toEqual([{ locale: null }]));
});

test('says which address waits to be confirmed', async () => {
  await open('/settings', { getCurrentUser: () => sampleUser({ unconfirmed_email: 'new@example.com' }) });
  expect(await screen.findByText(/We sent a link to new@example.com/)).toBeTruthy();
});

test('signs out another device, never the one in use', async () => {
  const server = await open('/settings/security', {
    listSessions: () => [here, phone],
    listPasskeys: () => [],
    revokeSession: () => null,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out Unknown browser on iPhone' }));
  await waitFor(() => expect(server.received.find(({ name }) => name === 'revokeSession')?.params.id).toBe('b'));
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
});

test('says what a new password lacks beside its field', async () => {
  const errors = { password: ['must be 12 characters or more'] };
  await open('/settings/security', {
    listSessions: () => [here],
    listPasskeys: () => [],
    changePassword: () => refusal('validation_failed', errors),
  });
  fireEvent.input(screen.getByLabelText('New password'), { target: { value: 'short' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/^Choose 12 to 128 characters/)).toBeTruthy();
});

test('shows the link of an invitation to be copied', async () => {
  const link = 'https://book.example.com/console/#invitation=abc';
  const server = await open('/settings/people', {
    listMembers: () => [ana],
    inviteMember: () => ({ ...ben, state: 'invited', invitation_link: link }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
  fireEvent.input(screen.getByLabelText('Email address'), { target: { value: 'ben@example.com' } });
  fireEvent.input(screen.getByLabelText('First name'), { target: { value: 'Ben' } });
  fireEvent.submit(screen.getByLabelText('First name').closest('form') as HTMLFormElement);
  expect(await screen.findByText(link)).toBeTruthy();
  expect(server.sent('inviteMember')).toEqual([
    { email: 'ben@example.com', first_name: 'Ben', last_name: '', role: 'member' },
  ]);
});

/** A server on which Ben hosts two bookings, at one of which Ana is busy. */
function serveBen() {
  let hosted = [
    sampleEvent({ id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a01' }),
    sampleEvent({ id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a02', start: '2026-11-25T09:00:00-05:00' }),
  ];
  return {
    listMembers: () => [ana, ben],
    listEvents: () => ({ data: hosted, current_page: 1, per_page: 100, total: hosted.length }),
    reassignEvent: ({ params }) => {
      const [event] = hosted.filter(({ id }) => id === params.id);
      if (!event || event.id.endsWith('2')) return refusal('slot_unavailable');
      hosted = hosted.filter((one) => one !== event);
      return event;
    },
    removeMember: () => null,
  } satisfies Options['replies'];
}

async function openRemoval(replies: Options['replies']) {
  const server = await open('/settings/people', replies);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Ben Host' }));
  return { server, dialog: within(screen.getByRole('dialog', { name: 'Remove Ben Host?' })) };
}

test('gives the bookings of somebody who leaves to a colleague, and lists those that clash', async () => {
  const { server, dialog } = await openRemoval(serveBen());
  await dialog.findByText('Upcoming bookings: 2');
  fireEvent.click(dialog.getByRole('button', { name: 'Give and remove' }));
  await dialog.findByText('Given to Ana Host: 1');
  const clashing = await dialog.findByRole('link', { name: /^Ada Lovelace, .* 2026/ });
  expect(clashing.getAttribute('href')).toBe('/console/bookings/5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a02');
  expect(await dialog.findByText('Upcoming bookings: 1')).toBeTruthy();
  expect(server.sent('reassignEvent')).toEqual([{ host_id: 1 }, { host_id: 1 }]);
  expect(server.sent('removeMember')).toEqual([]);
});

test('removes somebody once a colleague has all their bookings', async () => {
  const { reassignEvent: _, ...replies } = serveBen();
  const { server, dialog } = await openRemoval({ ...replies, reassignEvent: () => sampleEvent() });
  fireEvent.click(await dialog.findByRole('button', { name: 'Give and remove' }));
  await waitFor(() => expect(server.sent('removeMember')).toHaveLength(1));
  expect(server.received.find(({ name }) => name === 'removeMember')?.query).toEqual({ events: 'refuse' });
});

test('cancels the bookings of somebody who leaves with a reason', async () => {
  const { server, dialog } = await openRemoval(serveBen());
  fireEvent.change(await dialog.findByLabelText('What happens to them?'), { target: { value: 'cancel' } });
  fireEvent.input(dialog.getByLabelText(/^Reason/), { target: { value: ' Ben has left. ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel and remove' }));
  await waitFor(() => expect(server.sent('removeMember')).toHaveLength(1));
  const { query } = server.received.find(({ name }) => name === 'removeMember') ?? {};
  expect(query).toEqual({ events: 'cancel', reason: 'Ben has left.' });
  expect(server.sent('reassignEvent')).toEqual([]);
});

test('removes somebody without bookings at once, and nobody who is to wait', async () => {
  const none = { data: [], current_page: 1, per_page: 1, total: 0 };
  const { server, dialog } = await openRemoval({ ...serveBen(), listEvents: () => none });
  const remove = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Remove' });
  await waitFor(() => expect(remove.disabled).toBe(false));
  expect(dialog.queryByLabelText('What happens to them?')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent('removeMember')).toEqual([]);
});

test('lets an admin change no owner', async () => {
  await open('/settings/people', { listMembers: () => [{ ...ana, id: 9, first_name: 'Olga' }, ben] }, 'admin');
  expect(await screen.findByLabelText('Role of Ben Host')).toBeTruthy();
  expect(screen.queryByLabelText('Role of Olga Host')).toBeNull();
});

test('shows a new key once, with a line to try it', async () => {
  const key = 'sk_live_0123456789x7Qz';
  await open('/settings/keys', { listApiKeys: () => [website], createApiKey: () => ({ ...website, key }) });
  fireEvent.click(screen.getByRole('button', { name: 'New API key' }));
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Website' } });
  fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'The key “Website”' }));
  expect(dialog.getByText(new RegExp(`curl -H "Authorization: Bearer ${key}"`))).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(key)).toBeNull();
});

test('names who changed what, and how', async () => {
  const entry = {
    id: 'e',
    at: '2026-11-20T09:00:00Z',
    actor: { via: 'mcp', user_id: 2 },
    operation: 'updateAvailability',
    subject: { kind: 'availability', id: '3' },
    fields: ['hours'],
  } as const;
  await open('/settings/journal', {
    listMembers: () => [ana, ben],
    listJournal: () => ({
      current_page: 1,
      per_page: 30,
      total: 1,
      data: [{ ...entry, fields: [...entry.fields] }],
    }),
  });
  expect(await screen.findByText('Schedule: changed')).toBeTruthy();
  expect(await screen.findByText('Ben Host, by an agent')).toBeTruthy();
});

test('sends the websites one by one, and null for any', async () => {
  const account = { id: 1, name: 'Ana Host', allowed_origins: ['https://example.com'] };
  const server = await open('/settings/data', { getAccount: () => account, updateAccount: () => account });
  const lines = 'https://example.com\nhttps://*.example.org\n';
  fireEvent.input(await screen.findByLabelText('Addresses'), { target: { value: lines } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sent('updateAccount')).toEqual([
      { allowed_origins: ['https://example.com', 'https://*.example.org'] },
    ]),
  );
});

test('leads members only to what is theirs', async () => {
  await open('/settings', { getCurrentUser: () => sampleUser() }, 'member');
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['You', 'Sign-in and devices']);
});

type Options = Parameters<typeof openScreen>[2];

function open(path: string, replies: Options['replies'], role: 'owner' | 'admin' | 'member' = 'owner') {
  const row = settingsScreens.find((one) => one.path === path);
  if (!row) throw new Error(`There is no screen at ${path}.`);
  return openScreen(row, path, { replies, role });
}
