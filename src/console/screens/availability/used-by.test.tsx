import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { leaveConsole, type Replies, refusal } from '../../testing/index.ts';
import { call, evenings, office, openAvailability } from './open-availability.testing.ts';

afterEach(leaveConsole);

test('does not delete a schedule in use, and links to its event types', async () => {
  const former = { id: 8, title: 'Former call', is_archived: true };
  const server = await openAvailability({ listAvailabilityEventTypes: () => [call, former] }, '/availability/4');
  fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
  const dialog = screen.getByRole('dialog', { name: 'This schedule is in use' });
  const link = within(dialog).getByRole('link', { name: 'Introductory call' });
  expect(link.getAttribute('href')).toBe('/console/event-types/7');
  expect(within(dialog).getByRole('link', { name: 'Former call' }).parentElement?.textContent).toContain('Archived');
  expect(server.sent('deleteAvailability')).toEqual([]);
});

test('links to the event types of a schedule that came into use in the meantime', async () => {
  let isUsed = false;
  const replies: Replies = {
    listAvailabilityEventTypes: () => (isUsed ? [call] : []),
    deleteAvailability: () => {
      isUsed = true;
      return refusal('resource_in_use');
    },
  };
  await openAvailability(replies, '/availability/4');
  fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
  const dialog = await screen.findByRole('dialog', { name: 'This schedule is in use' });
  expect(await within(dialog).findByRole('link', { name: 'Introductory call' })).toBeTruthy();
});

test('restores a deleted schedule', async () => {
  const server = await openAvailability(
    { listAvailabilityEventTypes: () => [], createAvailability: () => evenings },
    '/availability/4',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.sent('createAvailability')).toEqual([
      { name: 'Evenings', timezone: 'Europe/Berlin', hours: evenings.hours },
    ]),
  );
});

test('names the colleague whose schedule it is, after one’s own', async () => {
  const theirs = { ...office, id: 5, user_id: 2 };
  await openAvailability({ listAvailabilities: () => [theirs, evenings] });
  expect(screen.getByRole('heading', { level: 1, name: 'Evenings' })).toBeTruthy();
  await screen.findByRole('link', { name: 'Working hours · Ben Host' });
  const links = within(screen.getByRole('navigation', { name: 'Schedules' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Evenings', 'Working hours · Ben Host']);
});
