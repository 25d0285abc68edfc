import { afterEach, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, manageToken, openWidget } from '../../testing/index.ts';

afterEach(leavePage);

function openBooking(gateway = createFakeGateway(), attributes: Record<string, string> = {}) {
  return { gateway, widget: openWidget(gateway, { 'booking-token': manageToken, ...attributes }) };
}

test('shows that the booking was changed elsewhere as soon as the page has the focus again', async () => {
  const { gateway, widget } = openBooking();
  await widget.find('heading', 'Your booking');
  const { managed } = gateway.state;
  managed.state.event = { ...managed.state.event, status: 'canceled', sequence: 1 };
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  window.dispatchEvent(new Event('focus'));
  expect(await widget.find('heading', 'This booking is canceled')).toBeTruthy();
  expect(widget.root().queryByRole('button', { name: 'Cancel booking' })).toBeNull();
});

test('emits one error when the booking of a link cannot be opened', async () => {
  const { widget } = openBooking(createFakeGateway(), { 'booking-token': 'forged' });
  await widget.text('We can’t find this booking.');
  widget.element.setAttribute('locale', 'de');
  await widget.text('Wir finden diesen Termin nicht.');
  const errors = widget.dispatched.filter(({ name }) => name === 'sched:error');
  expect(errors).toMatchObject([{ detail: { code: 'manage_token_invalid', status: 403 } }]);
});
