import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { holdClock, refusal, sampleEventType } from '../../testing/index.ts';
import { openBooking } from './open-booking.testing.ts';

holdClock();

const member = {
  id: 12,
  first_name: 'Grace',
  last_name: 'Hopper',
  username: 'grace',
  email: 'grace@example.com',
  state: 'active' as const,
  role: 'member' as const,
  invited_until: null,
};

const past = { start: '2026-11-23T12:00:00Z', end: '2026-11-23T12:30:00Z' };

test.each([
  ['Reschedule', {}, () => screen.findByRole('button', { name: 'Offered times' })],
  ['Reassign', {}, () => screen.findByLabelText('New host')],
  ['Book again', past, () => screen.findByRole('button', { name: '09:00' })],
])('opens “%s” with a retry if the event type could not be loaded', async (action, change, findField) => {
  let isReadable = false;
  const getEventType = () => (isReadable ? sampleEventType() : refusal('access_denied'));
  const server = await openBooking(change, { replies: { getEventType, listMembers: () => [member] } });
  await waitFor(() => expect(server.sent('getEventType')).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: action }));
  const dialog = within(screen.getByRole('dialog'));
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  isReadable = true;
  fireEvent.click(retry);
  await findField();
});

test('does not offer to book an archived event type again', async () => {
  const archived = sampleEventType({ archived_at: '2026-11-20T09:00:00Z' });
  await openBooking(past, { replies: { getEventType: () => archived } });
  await screen.findByRole('heading', { name: /Introductory call/ });
  expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull();
});
