import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiKey, Member } from '../../../contract/index.ts';
import { leaveConsole, openScreen, refusal, sampleUser } from '../../testing/index.ts';
import { LeaveDialog } from '../../ui/index.ts';
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

test('names the page’s account in requests, since another tab may have switched accounts', async () => {
  const server = await open('/settings', {
    signInWithPassword: () => inAccount(accounts[1]),
    getCurrentUser: () => sampleUser(),
  });
  await screen.findByLabelText('Username');
  const request = server.received.find(({ name }) => name === 'getCurrentUser');
  expect(request?.headers.get('sched-account')).toBe('2');
});

test('signs out another device, never the one in use', async () => {
  const server = await open('/settings/security', {
    listSessions: () => [here, phone],
    listPasskeys: () => [],
    revokeSession: () => null,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out: Unknown browser on iPhone' }));
  await waitFor(() => expect(server.received.find(({ name }) => name === 'revokeSession')?.params.id).toBe('b'));
  expect(screen.queryByRole('button', { name: 'Sign out: Firefox on Linux' })).toBeNull();
});

test('moves the focus to the heading of the devices when the last other one was signed out', async () => {
  let devices = [here, phone];
  await open('/settings/security', {
    listSessions: () => devices,
    listPasskeys: () => [],
    revokeSession: () => {
      devices = [here];
      return null;
    },
  });
  const button = await screen.findByRole('button', { name: 'Sign out: Unknown browser on iPhone' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Signed-in devices' }));
});

test('says beside its field what is wrong with a new password', async () => {
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
    listMembers: () => [ana, { ...ben, state: 'invited' }],
    inviteMember: () => ({ ...ben, state: 'invited', invitation_link: link }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Invite someone' }));
  fireEvent.input(screen.getByLabelText('Email address'), { target: { value: 'ben@example.com' } });
  fireEvent.input(screen.getByLabelText('First name'), { target: { value: 'Ben' } });
  fireEvent.submit(screen.getByLabelText('First name').closest('form') as HTMLFormElement);
  expect(await screen.findByText(link)).toBeTruthy();
  expect(server.sent('inviteMember')).toEqual([
    { email: 'ben@example.com', first_name: 'Ben', last_name: '', role: 'member' },
  ]);
});

test('hides the link of an invitation when the invited person is removed', async () => {
  let members: Member[] = [ana, { ...ben, state: 'invited' }];
  await open('/settings/people', {
    listMembers: () => members,
    inviteMemberAgain: () => ({ ...ben, state: 'invited', invitation_link: 'https://example.com/#invitation=abc' }),
    listEvents: () => ({ data: [], current_page: 1, per_page: 1, total: 0 }),
    removeMember: () => {
      members = [ana];
      return null;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Invite again: Ben Host' }));
  await screen.findByText(/#invitation=abc$/);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Ben Host' }));
  const remove = await screen.findByRole<HTMLButtonElement>('button', { name: 'Remove' });
  await waitFor(() => expect(remove.disabled).toBe(false));
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByText(/#invitation=abc$/)).toBeNull());
});

test('does not let an admin change an owner', async () => {
  await open(
    '/settings/people',
    { listMembers: () => [{ ...ana, id: 9, first_name: 'Olga' }, ben] },
    { role: 'admin' },
  );
  expect(await screen.findByLabelText('Role of Ben Host')).toBeTruthy();
  expect(screen.queryByLabelText('Role of Olga Host')).toBeNull();
});

test('shows a new key until it is closed, with a command to try it', async () => {
  const key = 'sk_live_0123456789x7Qz';
  await open('/settings/keys', {
    listMembers: () => [],
    listApiKeys: () => [website],
    createApiKey: () => ({ ...website, key }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'New API key' }));
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Website' } });
  fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'The key “Website”' }));
  expect(dialog.getByText(new RegExp(`curl -H "Authorization: Bearer ${key}"`))).toBeTruthy();
  act(() => void fireEvent.mouseDown(screen.getByRole('dialog')));
  expect(screen.getByText(key)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(key)).toBeNull();
});

test('separates the scopes of a key, whose names contain commas, and names who created it', async () => {
  await open('/settings/keys', {
    listMembers: () => [ana],
    listApiKeys: () => [{ ...website, scopes: ['read', 'book'] }],
  });
  expect(await screen.findByText(/settings · Make, reschedule/)).toBeTruthy();
  expect(await screen.findByText(/Created by Ana Host · Not used yet/)).toBeTruthy();
});

test('lists who changed what, and how', async () => {
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

test('sends the listed websites, or null for any website', async () => {
  const account = { id: 1, name: 'Ana Host', allowed_origins: ['https://example.com'], erase_after_months: null };
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

test('links members only to their own settings', async () => {
  await open('/settings', { getCurrentUser: () => sampleUser() }, { role: 'member' });
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['You', 'Sign-in and devices']);
});

test.each(['people', 'data'])('tells a member who opens /settings/%s to ask an owner or admin', async (part) => {
  const replies = {
    listMembers: () => [ana],
    getAccount: () => ({ id: 1, name: 'Ana Host', allowed_origins: null, erase_after_months: null }),
  };
  await open(`/settings/${part}`, replies, { role: 'member' });
  expect(await screen.findByText(/Ask an owner or admin/)).toBeTruthy();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign out']);
});

type Options = Parameters<typeof openScreen>[2];

function open(path: string, replies: Options['replies'], { role = 'owner' }: Pick<Options, 'role'> = {}) {
  const row = settingsScreens.find((one) => one.path === path);
  if (!row) throw new Error(`There is no screen at ${path}.`);
  return openScreen(row, path, { replies, role });
}

const accounts = [
  { id: 1, name: 'Ana Host', role: 'owner' },
  { id: 2, name: 'Studio', role: 'admin' },
];
const inAccount = (account: (typeof accounts)[number] | undefined) => ({
  state: 'signed_in',
  person: { id: 1, email: 'ana@example.com' },
  account,
  role: account?.role,
  accounts,
  user: { id: 1, first_name: 'Ana', last_name: 'Host' },
  proven_until: '2026-11-24T10:00:00Z',
  can: { passkeys: true, mail: false },
});

test.each([
  ['signing out', 'signOut', () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))],
  [
    'changing to another account',
    'switchAccount',
    () => fireEvent.change(screen.getByLabelText('Account'), { target: { value: '2' } }),
  ],
] as const)('asks once about unsaved changes before %s', async (_, name, leave) => {
  const server = await open('/settings', {
    signInWithPassword: () => inAccount(accounts[0]),
    getCurrentUser: () => sampleUser(),
    signOut: () => null,
    getSession: () => inAccount(accounts[0]), // the screen of this test stays
    switchAccount: () => inAccount(accounts[1]),
  });
  render(<LeaveDialog />);
  fireEvent.input(await screen.findByLabelText('First name'), { target: { value: 'Anna' } });
  await screen.findByRole('button', { name: 'Save' });
  leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => undefined);
  expect(server.sent(name)).toEqual([]);
  leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(server.sent(name)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
