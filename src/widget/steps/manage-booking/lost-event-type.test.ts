import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { createFakeGateway, leavePage, manageToken, openWidget } from '../../testing/index.ts';

afterEach(leavePage);

test('cancels a booking whose event type is gone, and offers no other time for it', async () => {
  const gateway = createFakeGateway();
  gateway.state.eventType = undefined;
  const widget = openWidget(gateway, { 'booking-token': manageToken });
  await widget.find('heading', 'Your booking');
  await waitFor(() => expect(widget.dispatchedNames()).toContain('sched:error'));
  expect(widget.root().queryByRole('button', { name: 'Reschedule' })).toBeNull();
  await widget.click('Cancel booking');
  await widget.find('heading', 'Cancel your booking?');
  await widget.click('Cancel booking');
  expect(await widget.find('heading', 'This booking is canceled')).toBeTruthy();
  expect(widget.root().queryByRole('button', { name: 'Book another time' })).toBeNull();
});
