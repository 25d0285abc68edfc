import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, now, openWidget, useTimers } from '../testing/index.ts';

afterEach(async () => {
  await leavePage();
  vi.useRealTimers();
});

/** Opens a widget with times at 15:00 and 15:30 of this day, at 14:32. */
function openToday() {
  const pass = useTimers();
  const gateway = createFakeGateway();
  gateway.state.starts.unshift('2026-11-20T14:00:00+00:00', '2026-11-20T14:30:00+00:00');
  const widget = openWidget(gateway);
  /** Lets the clock of the machine run until ten past three, while the gateway, which would correct it, is down. */
  async function passFirstTime(): Promise<void> {
    gateway.state.isDown = true;
    vi.spyOn(performance, 'now').mockReturnValue(Date.parse('2026-11-20T15:10:00+01:00') - Date.parse(now));
    await pass(10);
  }
  return { widget, passFirstTime };
}

test('offers no time that has passed while the gateway is down', async () => {
  const { widget, passFirstTime } = openToday();
  await widget.find('button', /^15:00, /);
  await passFirstTime();
  await waitFor(() => expect(widget.root().queryByRole('button', { name: /^15:00, / })).toBeNull());
  expect(await widget.find('button', /^15:30, /)).toBeTruthy();
});

test('reports a selected time that passes as lost', async () => {
  const { widget, passFirstTime } = openToday();
  await widget.clickTime('15:00');
  await passFirstTime();
  await waitFor(() => expect(widget.root().getAllByText(/^The time you chose is no longer free/)).toHaveLength(2));
});
