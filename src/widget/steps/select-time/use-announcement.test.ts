import { waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createFakeGateway,
  leavePage,
  openForm,
  openWidget,
  problem,
  sendForm,
  type Widget,
} from '../../testing/index.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leavePage();
});

/** Opens a widget whose times can be held back. */
function openSlowWidget() {
  const gateway = createFakeGateway();
  let barrier = Promise.resolve();
  const hold = () => {
    const holding = Promise.withResolvers<void>();
    barrier = holding.promise;
    return holding.resolve;
  };
  const release = hold();
  const widget = openWidget({
    ...gateway,
    async fetch(url: string, init?: RequestInit) {
      if (url.includes('/slots')) await barrier;
      return gateway.fetch(url, init);
    },
  });
  return { gateway, widget, hold, release };
}

/** Opens a widget and waits until its first times are visible. */
async function openLoadedWidget() {
  const { release, ...page } = openSlowWidget();
  release();
  await page.widget.find('heading', 'Monday 23 November');
  return page;
}

/** Removes a time on 24 November, given in UTC, from the offered ones. */
function take(gateway: ReturnType<typeof createFakeGateway>, utcTime: string): void {
  gateway.state.starts = gateway.state.starts.filter((start) => !start.startsWith(`2026-11-24T${utcTime}`));
}

async function heardIs(widget: Widget, words: string): Promise<void> {
  await waitFor(() => expect(widget.heard()).toBe(words));
}

describe('announcements', () => {
  test('announces nothing while the first times load', async () => {
    const { widget, release } = openSlowWidget();
    expect(await widget.text('Loading times…')).toBeTruthy();
    // An announcement follows after it is drawn.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    release();
    await widget.day('24 November');
    expect(widget.heard()).toBe('');
  });

  test('announces that other times load, and their count when loaded', async () => {
    const { widget, hold } = await openLoadedWidget();
    const release = hold();
    widget.element.goTo({ month: '2027-01' });
    await heardIs(widget, 'Loading times…');
    release();
    await heardIs(widget, 'Friday 1 January: 6 times');
  });

  test('announces a month without times', async () => {
    const { widget } = await openLoadedWidget();
    widget.element.goTo({ month: '2027-04' });
    await heardIs(widget, 'No times in April 2027\nNo later times available right now.');
  });

  test('announces the same words twice in a row', async () => {
    const { gateway, widget } = await openLoadedWidget();
    await widget.clickDay('24 November');
    for (const [clock, utcTime, end] of [
      ['15:30', '14:30', ''],
      ['16:00', '15:00', '\u00a0'],
    ] as const) {
      await widget.clickTime(clock);
      take(gateway, utcTime);
      widget.element.refresh();
      await heardIs(widget, `The time you chose is no longer free. Please choose another.${end}`);
    }
  });

  test('clears the announcement when the step changes', async () => {
    const { widget } = await openLoadedWidget();
    await widget.clickDay('24 November');
    await heardIs(widget, 'Tuesday 24 November: 6 times');
    await widget.clickTime('15:30');
    await widget.click('Next: 15:30');
    await widget.find('textbox', 'Name');
    expect(widget.heard()).toBe('');
  });

  test('announces a taken time once', async () => {
    const { gateway, widget } = await openForm();
    gateway.state.refusals = [problem(409, 'slot_unavailable', { reason: 'taken' })];
    take(gateway, '14:30');
    await sendForm(widget);
    const heading = await widget.find('heading', 'This time was just taken');
    expect(widget.focused()).toBe(heading);
    await widget.click('Choose another time');
    await widget.find('button', 'Tuesday 24 November 2026, 5 times');
    expect(widget.root().queryByText(/no longer free/)).toBeNull();
  });
});
