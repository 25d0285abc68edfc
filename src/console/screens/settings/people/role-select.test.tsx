import { fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Member } from '../../../../contract/index.ts';
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

/** Opens the people of the account, and chooses another role for Ben. */
async function makeAdmin(replies: Pick<Replies, 'updateMember'>): Promise<HTMLSelectElement> {
  const row = settingsScreens.find(({ path }) => path === '/settings/people');
  if (!row) throw new Error('There is no screen of people.');
  await openScreen(row, row.path, { replies: { listMembers: () => [ben], ...replies } });
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Ben Host/ });
  fireEvent.change(select, { target: { value: 'admin' } });
  return select;
}

test('shows the role that somebody still has after the server refused another', async () => {
  const select = await makeAdmin({ updateMember: () => refusal('proof_required') });
  await screen.findByRole('alert');
  await waitFor(() => expect(select.value).toBe('member'));
});

test('reads out that a role was saved', async () => {
  render(<Announcer />);
  await makeAdmin({ updateMember: () => ({ ...ben, role: 'admin' }) });
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
});
