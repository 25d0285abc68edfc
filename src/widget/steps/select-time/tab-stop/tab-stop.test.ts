import { waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget, type Widget } from '../../../testing/index.ts';

afterEach(leavePage);

const clocksIn = (times: readonly HTMLElement[]) => times.map(({ textContent }) => textContent);

/** Returns the times among the tab stops, as they are shown. */
function stopsOf({ element }: Widget): (string | null)[] {
  const times = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.time') ?? [])];
  return clocksIn(times.filter(({ tabIndex }) => tabIndex === 0));
}

const focusedTime = (widget: Widget) => widget.focused()?.textContent;

describe('the times of a day', () => {
  test('groups the times of a day in a toolbar named after the day', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.clickDay('24 November');
    const toolbar = await widget.find('toolbar', 'Tuesday 24 November');
    expect(toolbar.querySelectorAll('.time')).toHaveLength(6);
  });

  test('makes the first time the tab stop, then the chosen one', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.find('button', /^15:00, /);
    expect(stopsOf(widget)).toEqual(['15:00']);
    await widget.clickTime('16:30');
    await waitFor(() => expect(stopsOf(widget)).toEqual(['16:30']));
  });

  test('reaches every time of a day with arrow keys, Home and End, from the first press on', async () => {
    const widget = openWidget(createFakeGateway());
    (await widget.find('button', /^15:00, /)).focus();
    for (const [key, clock] of [
      ['ArrowRight', '15:30'],
      ['ArrowDown', '16:00'],
      ['ArrowLeft', '15:30'],
      ['End', '17:30'],
      ['ArrowUp', '17:00'],
      ['Home', '15:00'],
    ] as const) {
      widget.press(key);
      await waitFor(() => expect(focusedTime(widget)).toBe(clock));
      await waitFor(() => expect(stopsOf(widget)).toEqual([clock]));
    }
  });

  test('moves with an arrow key from the button beside the chosen time to the next time', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.clickTime('15:30');
    (await widget.find('button', 'Next: 15:30')).focus();
    widget.press('ArrowRight');
    await waitFor(() => expect(focusedTime(widget)).toBe('16:00'));
  });

  test('makes the first time the tab stop of a newly chosen day', async () => {
    const widget = openWidget(createFakeGateway());
    (await widget.find('button', /^16:00, /)).focus();
    await widget.clickDay('25 November');
    await widget.find('heading', 'Wednesday 25 November');
    await waitFor(() => expect(stopsOf(widget)).toEqual(['15:00']));
  });
});

test('keeps keys that move among times from scrolling', async () => {
  const widget = openWidget(createFakeGateway());
  const time = await widget.find('button', /^15:00, /);
  time.focus();
  const isPrevented = (key: string, init: KeyboardEventInit = {}) =>
    !time.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  expect(['ArrowUp', 'Home'].map((key) => isPrevented(key))).toEqual([true, true]);
  expect(['Enter', 'Tab', 'PageDown'].map((key) => isPrevented(key))).toEqual([false, false, false]);
  expect(isPrevented('ArrowLeft', { altKey: true })).toBe(false);
});

test('moves the tab stop of a day in a list with the focus', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'column' });
  const first = await widget.find('button', 'Monday 23 November 2026, 15:00, Berlin time');
  first.focus();
  widget.press('ArrowDown');
  await waitFor(() => expect(stopsOf(widget).slice(0, 2)).toEqual(['15:30', '15:00']));
});
