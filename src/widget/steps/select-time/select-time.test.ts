import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeGateway, introductoryCall, leavePage, openWidget } from '../../testing/index.ts';

afterEach(leavePage);

describe('selecting a time', () => {
  test('names each day in full with its number of times', async () => {
    const widget = openWidget(createFakeGateway());
    expect(await widget.find('button', 'Tuesday 24 November 2026, 6 times')).toBeTruthy();
    const sunday = await widget.find('button', 'Sunday 29 November 2026, no times');
    expect(sunday.getAttribute('aria-disabled')).toBe('true');
  });

  test('requests nothing twice before the first times', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await widget.day('24 November');
    const first = gateway.state.requestedUrls.filter((url) => !url.includes('start=2026-11-30'));
    expect(first).toHaveLength(3);
    expect(new Set(first).size).toBe(3);
  });

  test('continues into the next month and names it at its first day', async () => {
    const widget = openWidget(createFakeGateway());
    expect((await widget.day('1 December')).textContent).toBe('Dec1');
  });

  test('shows the first open day immediately', async () => {
    const widget = openWidget(createFakeGateway());
    expect(await widget.find('heading', 'Monday 23 November')).toBeTruthy();
    expect(widget.dispatchedNames()).not.toContain('sched:date-select');
  });

  test('groups times under parts of the day', async () => {
    const widget = openWidget(createFakeGateway(), { timezone: 'Europe/Athens' });
    expect(await widget.find('heading', 'Afternoon')).toBeTruthy();
    expect(await widget.find('heading', 'Evening')).toBeTruthy();
  });

  test('says how far ahead or behind the host’s clock is', async () => {
    const widget = openWidget(createFakeGateway());
    expect(await widget.text('Your host is 6 hours behind')).toBeTruthy();
  });

  test('says among the times that a dry run books nothing', async () => {
    const widget = openWidget(createFakeGateway(), { 'dry-run': '' });
    expect(await widget.text('Test mode: everything works, but nothing will be booked.')).toBeTruthy();
    expect(await widget.find('button', /^15:00, /)).toBeTruthy();
  });

  test('emits events for a chosen day and time', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.clickDay('24 November');
    await widget.clickTime('15:30');
    expect(widget.detailOf('sched:date-select')).toEqual({ version: 1, date: '2026-11-24', timezone: 'Europe/Berlin' });
    expect(widget.detailOf('sched:slot-select')).toMatchObject({ start: '2026-11-24T14:30:00+00:00' });
  });

  test('moves times to other days across the date line', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    // Until its times are here its name is another.
    await widget.find('button', /\b24 November 2026, 6 times$/);
    const requestCount = gateway.state.requestedUrls.length;
    widget.element.timezone = 'Pacific/Kiritimati';
    expect(await widget.find('button', 'Monday 23 November 2026, no times')).toBeTruthy();
    expect((await widget.day('24 November')).getAttribute('aria-label')).toContain('6 times');
    expect(gateway.state.requestedUrls.length).toBe(requestCount);
  });

  test('names the offset of the zone in the visible month', async () => {
    const widget = openWidget(createFakeGateway(), { month: '2027-07' });
    expect(await widget.find('button', /^Time zone: Berlin\s*GMT\+2 /)).toBeTruthy();
    widget.element.month = '2027-03';
    expect(await widget.find('button', /^Time zone: Berlin\s*GMT\+1 \/ GMT\+2 /)).toBeTruthy();
  });

  test('finds a zone by its city and emits the change', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.click(/Time zone: Berlin/);
    fireEvent.input(await widget.find('combobox', 'Time zone'), { target: { value: 'honol' } });
    fireEvent.keyDown(await widget.find('combobox', 'Time zone'), { key: 'Enter' });
    expect(await widget.find('button', /Time zone: Honolulu/)).toBe(widget.focused());
    expect(widget.detailOf('sched:timezone-change')).toEqual({ version: 1, timezone: 'Pacific/Honolulu' });
  });

  test('lists zones with their offsets in the visible month', async () => {
    const widget = openWidget(createFakeGateway(), { month: '2027-07' });
    await widget.click(/Time zone: Berlin/);
    fireEvent.input(await widget.find('combobox', 'Time zone'), { target: { value: 'new york' } });
    expect(await widget.find('option', /^New York .* GMT−4 · 08:32 now$/)).toBeTruthy();
  });

  test('keeps the chosen time when another zone puts it into the previous month', async () => {
    const widget = openWidget(createFakeGateway(), { timezone: 'Pacific/Auckland', month: '2026-12' });
    await widget.click('Tuesday 1 December 2026, 6 times');
    await widget.clickTime('03:00');
    await widget.click(/Time zone: Auckland/);
    fireEvent.input(await widget.find('combobox', 'Time zone'), { target: { value: 'new york' } });
    fireEvent.keyDown(await widget.find('combobox', 'Time zone'), { key: 'Enter' });
    expect(await widget.find('button', 'Next: 09:00')).toBeTruthy();
    expect(widget.detailOf('sched:month-change')).toMatchObject({ month: '2026-11' });
  });

  test('keeps the chosen time when another zone puts it after the last visible day', async () => {
    const gateway = createFakeGateway();
    gateway.state.starts = ['2027-01-11T01:00:00+00:00'];
    const widget = openWidget(gateway, { timezone: 'America/New_York', month: '2026-12' });
    await widget.click('Sunday 10 January 2027, 1 time');
    await widget.clickTime('20:00');
    await widget.click(/Time zone: New York/);
    fireEvent.input(await widget.find('combobox', 'Time zone'), { target: { value: 'tokyo' } });
    fireEvent.keyDown(await widget.find('combobox', 'Time zone'), { key: 'Enter' });
    expect(await widget.find('button', 'Next: 10:00')).toBeTruthy();
    expect(widget.detailOf('sched:month-change')).toMatchObject({ month: '2027-01' });
  });

  test('leaves the Enter and the arrows of an input method alone in the zone list', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.click(/Time zone: Berlin/);
    const input = await widget.find('combobox', 'Time zone');
    fireEvent.input(input, { target: { value: 'honol' } });
    await widget.text('1 time zone');
    for (const key of ['ArrowDown', 'Enter']) {
      expect(fireEvent.keyDown(input, { key, isComposing: true })).toBe(true);
    }
    expect(widget.dispatchedNames()).not.toContain('sched:timezone-change');
  });

  test('closes the zone list on Escape without a change', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.click(/Time zone: Berlin/);
    fireEvent.keyDown(await widget.find('combobox', 'Time zone'), { key: 'Escape' });
    await waitFor(() => expect(widget.root().queryByRole('combobox')).toBeNull());
    expect(widget.dispatchedNames()).not.toContain('sched:timezone-change');
  });

  test('skips one full month by itself, then offers the next', async () => {
    const gateway = createFakeGateway();
    gateway.state.starts = ['2027-01-19T14:30:00+00:00'];
    gateway.state.nextAvailable = '2027-01-19T14:30:00+00:00';
    const widget = openWidget(gateway);
    expect(await widget.find('heading', 'January 2027')).toBeTruthy();
    const words = 'No times in November 2026. This is the next opening, in January 2027.';
    await waitFor(() => expect(widget.root().getAllByText(words)).toHaveLength(2));
    widget.element.month = '2026-12';
    await widget.click('Next opening: Tuesday 19 January, 15:30');
    expect(await widget.find('button', /^15:30, /)).toBeTruthy();
    expect(widget.dispatchedNames()).toContain('sched:no-slots');
  });

  test('names a duration by its visible text', async () => {
    const gateway = createFakeGateway();
    gateway.state.eventType = { ...introductoryCall, durations: [30, 90] };
    const widget = openWidget(gateway, { locale: 'de' });
    const button = await widget.find('button', /^1\sStd\.\s30\sMin\.$/);
    expect(button.title).toMatch(/^1\sStunde\s30\sMinuten$/);
  });

  test('changes between 12 and 24 hours', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.click('12 h');
    expect(await widget.find('button', /^3:30\s?pm, Berlin time/i)).toBeTruthy();
  });
});

describe('by keyboard', () => {
  test('keeps one day in the tab order', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.day('24 November');
    const stops = widget
      .root()
      .getAllByRole('button')
      .filter((button) => button.dataset.date && button.tabIndex === 0);
    expect(stops.map((stop) => stop.dataset.date)).toEqual(['2026-11-23']);
  });

  test('moves the focus into the next month', async () => {
    const widget = openWidget(createFakeGateway());
    (await widget.day('23 November')).focus();
    widget.press('PageDown');
    await waitFor(() => expect(widget.focused()?.getAttribute('aria-label')).toMatch(/^Wednesday 23 December 2026/));
    expect(widget.detailOf('sched:month-change')).toEqual({ version: 1, month: '2026-12' });
  });

  test('leaves the focus alone when a key has moved nothing and other times load later', async () => {
    const widget = openWidget(createFakeGateway());
    const day = await widget.day('23 November');
    day.focus();
    widget.press('PageUp');
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    await widget.click('Next month');
    await widget.find('grid', 'December 2026');
    expect(document.activeElement).toBe(elsewhere);
  });

  test('continues from a day focused without a key', async () => {
    const widget = openWidget(createFakeGateway());
    (await widget.day('2 December')).focus();
    widget.press('ArrowRight');
    await waitFor(() => expect(widget.focused()?.getAttribute('aria-label')).toMatch(/^Thursday 3 December 2026/));
  });

  test('reaches days without times by keyboard', async () => {
    const widget = openWidget(createFakeGateway());
    (await widget.day('23 November')).focus();
    widget.press('End');
    await waitFor(() => expect(widget.focused()?.getAttribute('aria-label')).toBe('Sunday 29 November 2026, no times'));
  });
});

describe('by finger', () => {
  type Swipe = { readonly aside: number; readonly down: number; readonly from?: string };
  const swipe = async (widget: ReturnType<typeof openWidget>, { aside, down, from = '24 November' }: Swipe) => {
    const day = await widget.day(from);
    const finger = { pointerType: 'touch', isPrimary: true, bubbles: true };
    fireEvent.pointerDown(day, { ...finger, clientX: 200, clientY: 300 });
    fireEvent.pointerUp(day, { ...finger, clientX: 200 + aside, clientY: 300 + down });
  };

  test.each([
    ['left', -80, 'December 2026'],
    ['right, though there is nothing before', 80, 'November 2026'],
  ])('turns the month on a swipe to the %s', async (_, aside, title) => {
    const widget = openWidget(createFakeGateway());
    await swipe(widget, { aside, down: 10 });
    expect(await widget.find('heading', title)).toBeTruthy();
  });

  test('selects a day by keyboard after a swipe, but not by the click that ends it', async () => {
    const widget = openWidget(createFakeGateway());
    await swipe(widget, { aside: -80, down: 10 });
    await widget.find('heading', 'December 2026');
    fireEvent.click(await widget.day('9 December'), { detail: 1 });
    await swipe(widget, { aside: -80, down: 10, from: '9 December' });
    await widget.find('heading', 'January 2027');
    fireEvent.click(await widget.day('12 January'), { detail: 0 });
    await widget.find('heading', 'Tuesday 12 January');
    expect(widget.dispatchedNames().filter((name) => name === 'sched:date-select')).toHaveLength(1);
  });

  test('keeps the month while the page is scrolled', async () => {
    const widget = openWidget(createFakeGateway());
    await swipe(widget, { aside: -80, down: 90 });
    expect(await widget.find('heading', 'November 2026')).toBeTruthy();
    expect(widget.dispatchedNames()).not.toContain('sched:month-change');
  });
});
