import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Member } from '../../../../contract/index.ts';
import { leaveConsole, openScreen, refusal } from '../../../testing/index.ts';
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

test('shows the role that somebody still has after the server refused another', async () => {
  const row = settingsScreens.find(({ path }) => path === '/settings/people');
  if (!row) throw new Error('There is no screen of people.');
  const replies = { listMembers: () => [ben], updateMember: () => refusal('proof_required') };
  await openScreen(row, row.path, { replies });
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Ben Host/ });
  fireEvent.change(select, { target: { value: 'admin' } });
  await screen.findByRole('alert');
  await waitFor(() => expect(select.value).toBe('member'));
});
