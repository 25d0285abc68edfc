import { afterEach, expect, test } from 'vitest';
import { createFakeGateway, leavePage, manageToken, openWidget } from '../../testing/index.ts';

afterEach(leavePage);

function openBooking() {
  const gateway = createFakeGateway();
  return { gateway, widget: openWidget(gateway, { 'booking-token': manageToken }) };
}

test('shows the new time on Keep when the response to a reschedule was lost', async () => {
  const { gateway, widget } = openBooking();
  await widget.click('Reschedule');
  await widget.click('Wednesday 25 November 2026, 6 times');
  await widget.clickTime('16:00');
  await widget.click('Next: 16:00');
  await widget.find('heading', 'Reschedule your booking?');
  gateway.state.repliesLost = 1;
  await widget.click('Reschedule booking');
  await widget.text(/couldn’t confirm this/);
  await widget.click('Back');
  await widget.click('Keep this time');
  await widget.find('heading', 'Your booking');
  expect(widget.root().getByText(/^Wednesday 25 November 2026, 16:00/)).toBeTruthy();
});

test('shows a booking as canceled on Keep when the response was lost', async () => {
  const { gateway, widget } = openBooking();
  await widget.click('Cancel booking');
  await widget.find('heading', 'Cancel your booking?');
  gateway.state.repliesLost = 1;
  await widget.click('Cancel booking');
  await widget.text(/couldn’t confirm this/);
  await widget.click('Keep booking');
  expect(await widget.find('heading', 'This booking is canceled')).toBeTruthy();
});

test('warns again when the booking cannot be read after a lost response', async () => {
  const { gateway, widget } = openBooking();
  await widget.click('Cancel booking');
  await widget.find('heading', 'Cancel your booking?');
  gateway.state.isDown = true;
  await widget.click('Cancel booking');
  await widget.text(/couldn’t confirm this/);
  await widget.click('Keep booking');
  await widget.text(/couldn’t confirm this/);
  expect(widget.root().queryByRole('heading', { name: 'Your booking' })).toBeNull();
});
