import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, openWidget, useTimers } from '../../testing/index.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leavePage();
});

/** Never responds. Rejects when the request is aborted, as `fetch` does. */
function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

describe('waiting for times', () => {
  test('waits for a busy gateway, then retries silently', async () => {
    const pass = useTimers();
    const gateway = createFakeGateway();
    gateway.state.busySeconds = 20;
    const widget = openWidget(gateway);
    expect(await widget.text('The calendar is very busy right now.')).toBeTruthy();
    expect(await widget.text('Trying again in 20 seconds.')).toBeTruthy();
    gateway.state.busySeconds = undefined;
    await pass(21);
    expect(await widget.day('24 November')).toBeTruthy();
  });

  test('retries a gateway that is down by itself', async () => {
    const pass = useTimers();
    const gateway = createFakeGateway();
    gateway.state.isDown = true;
    const widget = openWidget(gateway);
    await pass(20);
    expect(await widget.text('The calendar cannot be reached right now.')).toBeTruthy();
    gateway.state.isDown = false;
    await pass(30);
    expect(await widget.day('24 November')).toBeTruthy();
  });

  test('gives up on a request that is never answered, and shows the times once one is', async () => {
    const pass = useTimers();
    const gateway = createFakeGateway();
    let isHanging = true;
    const fetch: typeof gateway.fetch = (url, init) =>
      isHanging && url.includes('/slots') ? hang(init?.signal) : gateway.fetch(url, init);
    const widget = openWidget({ ...gateway, fetch });
    await pass(25);
    expect(await widget.text('This is taking longer than usual…')).toBeTruthy();
    await pass(6);
    expect(await widget.text('The calendar cannot be reached right now.')).toBeTruthy();
    expect(await widget.find('button', 'Try again')).toBeTruthy();
    isHanging = false;
    await pass(21);
    expect(await widget.day('24 November')).toBeTruthy();
  });

  test('says that a host has no times for now, and shows them once there are some', async () => {
    const pass = useTimers();
    const gateway = createFakeGateway();
    gateway.state.isClosed = true;
    const widget = openWidget(gateway);
    await pass(20);
    expect(await widget.text('Times cannot be shown at the moment.')).toBeTruthy();
    expect(await widget.text('Please try again later, or contact your host.')).toBeTruthy();
    gateway.state.isClosed = false;
    await pass(30);
    expect(await widget.day('24 November')).toBeTruthy();
  });

  test('says that the connection is lost', async () => {
    const pass = useTimers();
    const gateway = createFakeGateway();
    gateway.state.isDown = true;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const widget = openWidget(gateway);
    await pass(20);
    expect(await widget.text('You are offline.')).toBeTruthy();
    expect(widget.root().queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('keeps known times while offline and says so', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.day('24 November');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new window.Event('offline'));
    const words = 'You are offline. These times may have changed.';
    await waitFor(() => expect(widget.heard()).toBe(words));
    expect(widget.root().getAllByText(words)).toHaveLength(2);
    expect(await widget.day('24 November')).toBeTruthy();
  });
});

test('mentions the clock change before a chosen time', async () => {
  const gateway = createFakeGateway();
  gateway.state.starts = ['2027-04-06T07:30:00+00:00'];
  const widget = openWidget(gateway, { month: '2027-04' });
  await widget.clickTime('09:30');
  expect(await widget.text('Clocks go forward in Berlin on Sunday 28 March, before this meeting.')).toBeTruthy();
  widget.element.timezone = 'Asia/Kathmandu';
  expect(await widget.text('Clocks go forward in New York on Sunday 14 March, before this meeting.')).toBeTruthy();
});

test('tells the two equal hours of an autumn night apart', async () => {
  const gateway = createFakeGateway();
  gateway.state.starts = ['2027-10-31T00:30:00+00:00', '2027-10-31T01:30:00+00:00'];
  const widget = openWidget(gateway, { month: '2027-10' });
  expect(await widget.find('button', '02:30 GMT+2, Berlin time')).toBeTruthy();
  await waitFor(() => expect(widget.root().getByRole('button', { name: '02:30 GMT+1, Berlin time' })).toBeTruthy());
});

test('does not report a missing zone before all zones are loaded', async () => {
  const widget = openWidget(createFakeGateway());
  const button = await widget.find('button', /Time zone: Berlin/);
  // A clock that gives every zone a slice of its own.
  let millis = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    millis += 20;
    return millis;
  });
  fireEvent.click(button);
  fireEvent.input(await widget.find('combobox', 'Time zone'), { target: { value: 'honol' } });
  await Promise.resolve();
  const announcements = new Set<string | null>();
  await waitFor(() => {
    for (const status of widget.root().getAllByRole('status')) announcements.add(status.textContent);
    expect(announcements).toContain('1 time zone');
  });
  expect(announcements).not.toContain('No time zone found');
});

test('selects a tapped day when its times arrive', async () => {
  const gateway = createFakeGateway();
  const slots = Promise.withResolvers<void>();
  const slowly = async (url: string, init?: RequestInit) => {
    if (url.includes('/slots')) await slots.promise;
    return gateway.fetch(url, init);
  };
  const widget = openWidget({ ...gateway, fetch: slowly });
  fireEvent.click(await widget.find('button', 'Thursday 3 December 2026, loading'));
  slots.resolve();
  expect(await widget.find('heading', 'Thursday 3 December')).toBeTruthy();
});
