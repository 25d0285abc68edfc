import { waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GoToTarget } from '../model/index.ts';
import { createFakeGateway, leavePage, openWidget, reachForm } from '../testing/index.ts';

afterEach(leavePage);

const slot = '2026-12-02T15:30:00Z';
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed');

describe('an attribute', () => {
  test('switches between 12 and 24 hours, also later', async () => {
    const widget = openWidget(createFakeGateway(), { 'hour-cycle': 'h12' });
    expect(await widget.find('button', /^3:00\s?pm, Berlin time/i)).toBeTruthy();
    widget.element.hourCycle = 'h23';
    expect(await widget.find('button', /^15:00, Berlin time/)).toBeTruthy();
  });

  test('begins the week on the day it names', async () => {
    const widget = openWidget(createFakeGateway(), { 'week-start': '6' });
    await widget.day('24 November');
    expect(widget.root().getAllByRole('columnheader')[0]?.textContent).toContain('Saturday');
  });

  test('locks the zone until the attribute is removed', async () => {
    const widget = openWidget(createFakeGateway(), { 'timezone-lock': '' });
    await widget.day('24 November');
    expect(widget.root().queryByRole('button', { name: /Time zone/ })).toBeNull();
    widget.element.timezoneLock = null;
    expect(await widget.find('button', /Time zone: Berlin/)).toBeTruthy();
  });

  test('shows the day of the date attribute first', async () => {
    const widget = openWidget(createFakeGateway(), { date: '2027-01-19' });
    expect(await widget.find('heading', 'Tuesday 19 January')).toBeTruthy();
  });

  test('selects the time of the slot attribute', async () => {
    const widget = openWidget(createFakeGateway(), { slot });
    expect(isPressed(await widget.find('button', /^16:30, /))).toBe('true');
    expect(await widget.find('heading', 'Wednesday 2 December')).toBeTruthy();
  });

  test('says that the time of the slot attribute is gone', async () => {
    const widget = openWidget(createFakeGateway(), { slot: '2026-12-02T15:40:00Z' });
    await widget.find('heading', 'Wednesday 2 December');
    await waitFor(() => expect(widget.root().getAllByText(/^The time in this link is no longer free/)).toHaveLength(2));
  });
});

describe('a method', () => {
  test('goTo() shows a month and a day, and chooses a time', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.day('24 November');
    widget.element.goTo({ month: '2027-01' });
    expect(await widget.find('heading', 'January 2027')).toBeTruthy();
    widget.element.goTo({ date: '2026-12-03' });
    expect(await widget.find('heading', 'Thursday 3 December')).toBeTruthy();
    widget.element.goTo({ slot });
    await widget.find('heading', 'Wednesday 2 December');
    expect(isPressed(await widget.find('button', /^16:30, /))).toBe('true');
  });

  test('goTo() is remembered until the widget is ready', async () => {
    const widget = openWidget(createFakeGateway());
    widget.element.goTo({ month: '2027-01' });
    expect(await widget.find('heading', 'January 2027')).toBeTruthy();
  });

  test.each([
    ['nothing', undefined, 'month must be a month like 2026-11, found none.'],
    ['an empty object', {}, 'month must be a month like 2026-11, found none.'],
    ['a number', { month: 5 }, 'month must be a month like 2026-11, found "5".'],
  ])('goTo() warns about %s and does not throw', async (_, target, warning) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const widget = openWidget(createFakeGateway());
    await widget.day('24 November');
    widget.element.goTo(target as GoToTarget); // as a script without types may
    await waitFor(() => expect(warn).toHaveBeenCalledWith(`<sched-booking>: ${warning}`));
  });

  test('refresh() loads all times again', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await widget.day('24 November');
    gateway.state.starts = gateway.state.starts.filter((start) => !start.startsWith('2026-11-24'));
    widget.element.refresh();
    expect(await widget.find('button', 'Tuesday 24 November 2026, no times')).toBeTruthy();
  });

  test('reset() returns from the form to the calendar', async () => {
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    widget.element.reset();
    expect(await widget.find('heading', 'Monday 23 November')).toBeTruthy();
  });
});

test('keeps a chosen time through other months, and says when it is taken', async () => {
  const gateway = createFakeGateway();
  const widget = openWidget(gateway);
  await widget.clickDay('24 November');
  await widget.clickTime('15:30');
  await widget.click('Next month');
  await widget.find('heading', 'December 2026');
  await widget.click('Previous month');
  expect(isPressed(await widget.find('button', /^15:30, /))).toBe('true');
  gateway.state.starts = gateway.state.starts.filter((start) => !start.startsWith('2026-11-24T14:30'));
  widget.element.refresh();
  await waitFor(() => expect(widget.root().getAllByText(/^The time you chose is no longer free/)).toHaveLength(2));
});
