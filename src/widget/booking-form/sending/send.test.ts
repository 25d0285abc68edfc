import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createFakeGateway,
  leavePage,
  openForm,
  openWidget,
  problem,
  reachForm,
  sendForm,
  useTimers,
  type Widget,
} from '../../testing/index.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leavePage();
});

/** Holds bookings back until the returned function is called. */
function holdBookings(gateway: ReturnType<typeof createFakeGateway>): () => void {
  let answer: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'POST') await hold;
    return gateway.fetch(url, init);
  });
  return () => answer();
}

const waysToLeave: readonly (readonly [string, (widget: Widget) => void])[] = [
  ['reset', ({ element }) => element.reset()],
  ['removal', ({ element }) => element.remove()],
];

const busy = problem(429, 'too_many_requests');

describe('a booking', () => {
  test('sends a booking again with the same key when the response is lost', async () => {
    const { pass, gateway, widget } = await openForm();
    gateway.state.repliesLost = 1;
    await sendForm(widget);
    await pass(2);
    await widget.find('heading', 'You are booked');
    expect(await widget.text('The connection was lost for a moment. Your booking was made.')).toBeTruthy();
    expect(gateway.state.keys).toEqual([gateway.state.keys[0], gateway.state.keys[0]]);
    expect(gateway.state.keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test('counts down and sends again while responses keep being lost', async () => {
    const { pass, gateway, widget } = await openForm();
    gateway.state.repliesLost = 3;
    await sendForm(widget);
    await pass(1.5);
    expect(await widget.text(/did not respond, so your booking is not confirmed/)).toBeTruthy();
    expect(await widget.text(/^Trying again in \d+ seconds?\.$/)).toBeTruthy();
    await pass(10);
    expect(await widget.find('heading', 'You are booked')).toBeTruthy();
    expect(new Set(gateway.state.keys).size).toBe(1);
    expect(widget.dispatchedNames().filter((name) => name === 'sched:error')).toHaveLength(1);
  });

  test('keeps the key for another try after giving up at two minutes', async () => {
    const { pass, gateway, widget } = await openForm();
    gateway.state.refusal = problem(503, 'unavailable');
    await sendForm(widget);
    await pass(140);
    await widget.find('button', 'Try again');
    gateway.state.refusal = undefined;
    await widget.click('Try again');
    await widget.find('heading', 'You are booked');
    expect(new Set(gateway.state.keys).size).toBe(1);
  });

  test('waits as long as a busy gateway asks, then sends by itself', async () => {
    const { pass, gateway, widget } = await openForm();
    gateway.state.busySeconds = 20;
    await sendForm(widget);
    expect(await widget.text('Trying again in 20 seconds.')).toBeTruthy();
    const countSent = () => gateway.state.requestedUrls.filter((url) => url === '/events').length;
    const count = countSent();
    await pass(15);
    expect([count > 0, countSent()]).toEqual([true, count]);
    gateway.state.busySeconds = undefined;
    await pass(6);
    expect(await widget.find('heading', 'You are booked')).toBeTruthy();
  });

  test('says what to do after too many bookings in an hour, and stops sending', async () => {
    const { pass, gateway, widget } = await openForm();
    gateway.state.busySeconds = 3600;
    await sendForm(widget);
    expect(
      await widget.text(/^Nothing was booked: .* with this email address\. Please wait an hour and try again\.$/),
    ).toBeTruthy();
    const count = gateway.state.keys.length;
    await pass(600);
    expect(gateway.state.keys.length).toBe(count);
  });

  test('sends a waiting booking immediately on “Try now”', async () => {
    const { gateway, widget } = await openForm();
    gateway.state.refusals = [busy];
    await sendForm(widget);
    await widget.click('Try now');
    expect(await widget.find('heading', 'You are booked')).toBeTruthy();
  });

  test('sends nothing more when a waiting booking is left', async () => {
    const { pass, gateway, widget } = await openForm();
    gateway.state.refusals = [busy];
    await sendForm(widget);
    await widget.find('button', 'Try now');
    await widget.click('Back');
    await pass(60);
    expect(gateway.state.bookingRequests).toHaveLength(1);
    expect(await widget.find('heading', 'November 2026')).toBeTruthy();
  });

  test('sends a booking made offline as soon as there is a connection', async () => {
    const { gateway, widget } = await openForm();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    gateway.state.isDown = true;
    await sendForm(widget);
    expect(await widget.text(/^You are offline, so nothing is booked yet\./)).toBeTruthy();
    gateway.state.isDown = false;
    online.mockReturnValue(true);
    window.dispatchEvent(new window.Event('online'));
    expect(await widget.find('heading', 'You are booked')).toBeTruthy();
  });

  test('sends again after a temporary failure in a browser that says it is offline', async () => {
    const { pass, gateway, widget } = await openForm();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    gateway.state.refusals = [problem(503, 'unavailable')];
    await sendForm(widget);
    await pass(2);
    expect(await widget.find('heading', 'You are booked')).toBeTruthy();
  });

  test('leaves the focus alone when a booking succeeds by itself', async () => {
    const { pass, gateway, widget } = await openForm();
    gateway.state.refusals = [busy];
    await sendForm(widget);
    await widget.find('button', 'Try now');
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    await pass(11);
    await widget.find('heading', 'You are booked');
    expect(document.activeElement).toBe(elsewhere);
  });

  test('sends a double click once', async () => {
    const { gateway, widget } = await openForm();
    await widget.type('Name', 'Ada Example');
    await widget.type('Email', 'ada@example.org');
    const button = await widget.find('button', 'Confirm booking');
    for (let click = 0; click < 5; click += 1) fireEvent.click(button);
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookingRequests).toHaveLength(1);
  });

  test('announces a booking that takes long', async () => {
    const { pass, gateway, widget } = await openForm();
    const answer = holdBookings(gateway);
    await sendForm(widget);
    const announced = () =>
      widget
        .root()
        .getAllByRole('status')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(announced()).toContain('Booking…'));
    await pass(5);
    expect(await widget.text('This is taking longer than usual…')).toBeTruthy();
    answer();
    expect(await widget.find('heading', 'You are booked')).toBeTruthy();
  });

  test.each(['/form-token', '/events'])('sends again after %s got no response', async (path) => {
    const pass = useTimers();
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    let isSilent = true;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!isSilent || !url.endsWith(path)) return gateway.fetch(url, init);
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    });
    await reachForm(widget);
    await sendForm(widget);
    await pass(5);
    isSilent = false;
    await pass(40);
    expect(await widget.find('heading', 'You are booked')).toBeTruthy();
    expect(gateway.state.bookings).toHaveLength(1);
    // Without a form token nothing was sent, so nothing can have been booked already.
    expect(widget.root().queryAllByText(/The connection was lost/)).toHaveLength(path === '/events' ? 1 : 0);
  });

  test('does not send again after a reset', async () => {
    const { pass, gateway, widget } = await openForm();
    gateway.state.refusal = problem(503, 'unavailable');
    const answer = holdBookings(gateway);
    await sendForm(widget);
    await widget.find('button', 'Booking…');
    widget.element.reset();
    answer();
    await pass(60);
    expect(gateway.state.bookingRequests).toHaveLength(1);
  });

  test.each(waysToLeave)('sends nothing more after a %s during a silent wait', async (_, leave) => {
    const { pass, gateway, widget } = await openForm();
    gateway.state.refusals = [problem(503, 'unavailable')];
    await sendForm(widget);
    await waitFor(() => expect(gateway.state.bookingRequests).toHaveLength(1));
    await pass(0.5);
    leave(widget);
    await pass(60);
    expect(gateway.state.bookingRequests).toHaveLength(1);
  });

  test.each(waysToLeave)('sends nothing after a %s while the form token is not usable yet', async (_, leave) => {
    const pass = useTimers();
    const gateway = createFakeGateway();
    gateway.state.formToken = { token: 'form-token', usable_in_seconds: 30, proof_of_work: null };
    const widget = openWidget(gateway);
    await reachForm(widget);
    await sendForm(widget);
    await widget.find('button', 'Booking…');
    leave(widget);
    await pass(60);
    expect(gateway.state.bookingRequests).toHaveLength(0);
  });

  test('reports nothing after the page was left', async () => {
    const { pass, gateway, widget } = await openForm();
    gateway.state.repliesLost = 5;
    await sendForm(widget);
    widget.element.remove();
    await pass(60);
    expect(gateway.state.bookingRequests.length).toBeLessThanOrEqual(1);
  });
});

test('offers the nearest times before and after one that was taken', async () => {
  const { gateway, widget } = await openForm();
  gateway.state.refusals = [problem(409, 'slot_unavailable', { reason: 'taken' })];
  await sendForm(widget);
  await widget.text('This time was just taken');
  await widget.text('Tuesday 24 November, 15:30, Berlin time');
  const times = await waitFor(() => {
    const buttons = widget.root().getAllByRole('button', { name: /November\s*\d\d:\d\d/ });
    if (buttons.length === 0) throw new Error('No times are offered.');
    return buttons;
  });
  expect(times.map(({ textContent }) => textContent?.slice(-5))).toEqual(['15:00', '16:00', '16:30']);
});
