import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, manageToken, openWidget, useTimers } from '../../testing/index.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leavePage();
});

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

/** Moves the opened booking to 16:30 in Berlin elsewhere, then gives the page the focus again. */
async function moveElsewhere({ gateway, widget }: ReturnType<typeof openBooking>) {
  const { managed } = gateway.state;
  const [start, end] = ['2026-11-25T15:30:00+00:00', '2026-11-25T16:00:00+00:00'];
  managed.state.event = { ...managed.state.event, start, end, sequence: 1 };
  const countReads = () => gateway.state.requestedUrls.filter((url) => url.startsWith('/events/')).length;
  const before = countReads();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(countReads()).toBeGreaterThan(before));
  return widget;
}

test('asks about the time that a booking has had since it was changed elsewhere', async () => {
  const page = openBooking();
  await page.widget.click('Cancel booking');
  await page.widget.find('heading', 'Cancel your booking?');
  const widget = await moveElsewhere(page);
  expect(await widget.text(/25 November/)).toBeTruthy();
  await widget.click('Keep booking');
  await widget.find('heading', 'Your booking');
  expect(await widget.text(/25 November/)).toBeTruthy();
});

test('keeps the time of a booking that was changed elsewhere while another was chosen', async () => {
  const page = openBooking();
  await page.widget.click('Reschedule');
  await page.widget.find('button', 'Keep this time');
  const widget = await moveElsewhere(page);
  expect(await widget.text(/25 November.*16:30/)).toBeTruthy();
  await widget.click('Keep this time');
  await widget.find('heading', 'Your booking');
  expect(await widget.text(/25 November/)).toBeTruthy();
});

test('emits one error when the booking of a link cannot be opened', async () => {
  const { widget } = openBooking(createFakeGateway(), { 'booking-token': 'forged' });
  await widget.text('We can’t find this booking.');
  widget.element.setAttribute('locale', 'de');
  await widget.text('Wir finden diesen Termin nicht.');
  const errors = widget.dispatched.filter(({ name }) => name === 'sched:error');
  expect(errors).toMatchObject([{ detail: { code: 'manage_token_invalid', status: 403 } }]);
});

test('says that a busy gateway delays the booking of a link, then opens it', async () => {
  const pass = useTimers();
  const gateway = createFakeGateway();
  gateway.state.busySeconds = 20;
  const { widget } = openBooking(gateway);
  expect(await widget.text('Trying again in 20 seconds.')).toBeTruthy();
  gateway.state.busySeconds = undefined;
  await pass(21);
  expect(await widget.find('heading', 'Your booking')).toBeTruthy();
});

test('says that the booking of a link waits for the connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const gateway = createFakeGateway();
  const { widget } = openBooking({ ...gateway, fetch: () => new Promise<never>(() => undefined) });
  await waitFor(() => expect(widget.root().getAllByText('You are offline.')).toHaveLength(2));
});

test('says that it opens the booking of a link while it retries', async () => {
  const pass = useTimers();
  const gateway = createFakeGateway();
  gateway.state.isDown = true;
  let isHanging = false;
  const fetch: typeof gateway.fetch = (url, init) =>
    isHanging ? new Promise<never>(() => undefined) : gateway.fetch(url, init);
  const { widget } = openBooking({ ...gateway, fetch });
  await pass(20);
  isHanging = true;
  await widget.click('Try again');
  expect(await widget.text('Opening your booking…')).toBeTruthy();
});

test('says that the booking of a link takes longer than usual', async () => {
  const pass = useTimers();
  const gateway = createFakeGateway();
  const { widget } = openBooking({ ...gateway, fetch: () => new Promise<never>(() => undefined) });
  expect(await widget.text('Opening your booking…')).toBeTruthy();
  await pass(5);
  expect(await widget.text('This is taking longer than usual…')).toBeTruthy();
});
