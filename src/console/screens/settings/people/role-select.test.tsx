import { fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { ApiKey, Member } from '../../../../contract/index.ts';
import { leaveConsole, openScreen, type Replies, refusal } from '../../../testing/index.ts';
import { Announcer } from '../../../ui/index.ts';
import { settingsScreens } from '../index.ts';

const ben: Member = {
  id: 2,
  first_name: 'Ben',
  last_name: 'Host',
  username: 'ben',
  email: 'ben@example.com',
  state: 'active',
  role: 'member',
  invited_until: null,
};

afterEach(leaveConsole);

async function open(replies: Replies) {
  const row = settingsScreens.find(({ path }) => path === '/settings/people');
  if (!row) throw new Error('There is no screen of people.');
  const server = await openScreen(row, row.path, { replies });
  return { server, select: await screen.findByRole<HTMLSelectElement>('combobox', { name: /Ben Host/ }) };
}

test('shows the current role after the server refused another', async () => {
  const { select } = await open({ listMembers: () => [ben], updateMember: () => refusal('proof_required') });
  fireEvent.change(select, { target: { value: 'admin' } });
  await screen.findByRole('alert');
  await waitFor(() => expect(select.value).toBe('member'));
});

test('announces that a role was saved', async () => {
  render(<Announcer />);
  const { select } = await open({ listMembers: () => [ben], updateMember: () => ({ ...ben, role: 'admin' }) });
  fireEvent.change(select, { target: { value: 'admin' } });
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
});

const website: ApiKey = {
  id: 5,
  name: 'Website',
  scopes: ['read'],
  last_four: 'x7Qz',
  user_id: ben.id,
  created_at: '2026-11-20T09:00:00Z',
  last_used_at: null,
};
const others: ApiKey = { ...website, id: 6, name: 'CRM', user_id: 1 };

test.each([
  ['revokes', false, { role: 'member', api_keys: 'revoke' }],
  ['keeps', true, { role: 'member' }],
])('names the API keys of an admin who becomes a member, and %s them', async (_, isKept, body) => {
  const admin: Member = { ...ben, role: 'admin' };
  const replies = { listMembers: () => [admin], listApiKeys: () => [website, others], updateMember: () => ben };
  const { server, select } = await open(replies);
  fireEvent.change(select, { target: { value: 'member' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Ben Host a member?' }));
  const box = await dialog.findByRole('checkbox', { name: 'Revoke these API keys' });
  expect([dialog.queryByText('Website') !== null, dialog.queryByText('CRM')]).toEqual([true, null]);
  if (isKept) fireEvent.click(box);
  fireEvent.click(dialog.getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(server.sent('updateMember')).toEqual([body]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('does not change the role when the dialog is closed', async () => {
  const admin: Member = { ...ben, role: 'admin' };
  const { server, select } = await open({ listMembers: () => [admin], listApiKeys: () => [] });
  fireEvent.change(select, { target: { value: 'member' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(select.value).toBe('admin'));
  expect(server.sent('updateMember')).toEqual([]);
});
