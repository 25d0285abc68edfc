import { screen, waitFor } from '@testing-library/preact';
import { expect } from 'vitest';
import type { Availability, AvailabilityEventType } from '../../../contract/index.ts';
import { openScreen, type Replies, sampleColleague, sampleUser } from '../../testing/index.ts';
import { availabilityScreens } from './index.ts';

export const nineToFive = [{ start: '09:00', end: '17:00' }];

export const office: Availability = {
  id: 3,
  name: 'Working hours',
  timezone: 'Europe/Berlin',
  is_default: true,
  user_id: 1,
  working_days: ['monday', 'tuesday'],
  hours: { monday: nineToFive, tuesday: nineToFive },
  created_at: '2026-03-02T07:00:00+00:00',
  updated_at: '2026-03-02T07:00:00+00:00',
};

export const evenings: Availability = { ...office, id: 4, name: 'Evenings', is_default: false };

export const call: AvailabilityEventType = { id: 7, title: 'Introductory call', is_archived: false };

/** Opens the screen of schedules, or of one, with two of Ana's and one event type that uses them. */
export async function openAvailability(replies: Replies = {}, path = '/availability') {
  const server = await openScreen(availabilityRow(path === '/availability' ? path : '/availability/:id'), path, {
    replies: {
      listAvailabilities: () => [office, evenings],
      listAvailabilityEventTypes: () => [call],
      listMembers: () => [sampleColleague()],
      getCurrentUser: () => sampleUser(),
      listEvents: () => ({ data: [], current_page: 1, per_page: 5, total: 0 }),
      updateAvailability: () => office,
      deleteAvailability: () => null,
      ...replies,
    },
  });
  await screen.findByRole('switch', { name: 'Monday' });
  await waitFor(() => expect(screen.queryByText(/Used by|No event type/)).toBeTruthy());
  return server;
}

/** Returns the row of the screen at a path. */
export function availabilityRow(path: string) {
  const row = availabilityScreens.find((one) => one.path === path);
  if (!row) throw new Error(`There is no screen at ${path}.`);
  return row;
}
