import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, openWidget, type Widget } from '../../../testing/index.ts';

afterEach(leavePage);

const first = 'Monday 23 November 2026, 15:00, Berlin time';

test('shows the times of seven days, then of the next seven', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'week' });
  expect(await widget.find('button', first)).toBeTruthy();
  expect(widget.root().getAllByRole('region')).toHaveLength(2 + 7);
  await widget.click('Next week');
  expect(await widget.find('button', 'Monday 30 November 2026, 15:00, Berlin time')).toBeTruthy();
});

test('shows a whole week that begins in the month before', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'week', month: '2027-01' });
  expect(await widget.find('button', 'Tuesday 29 December 2026, 15:00, Berlin time')).toBeTruthy();
  expect(await widget.find('button', 'Friday 1 January 2027, 15:00, Berlin time')).toBeTruthy();
});

test('lists days with times, and more on request', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'column' });
  expect(await widget.find('button', first)).toBeTruthy();
  const before = widget.root().getAllByRole('heading', { level: 4 }).length;
  await widget.click('Show more days');
  await waitFor(() => expect(widget.root().getAllByRole('heading', { level: 4 }).length).toBe(before * 2));
});

async function chooseTokyo(widget: Widget): Promise<void> {
  await widget.click(/^Time zone: /);
  const input = await widget.find('combobox', 'Time zone');
  fireEvent.input(input, { target: { value: 'tokyo' } });
  await widget.find('option', /^Tokyo /);
  fireEvent.keyDown(input, { key: 'Enter' });
}

test('stays in the visible week when another zone is chosen', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'week' });
  await widget.find('button', first);
  await widget.click('Next week');
  await widget.click('Next week');
  await chooseTokyo(widget);
  expect(await widget.find('button', 'Monday 7 December 2026, 23:00, Tokyo time')).toBeTruthy();
});

test('shows the week of the chosen time in another zone', async () => {
  const gateway = createFakeGateway();
  gateway.state.starts = ['2026-12-06T20:00:00+00:00'];
  const widget = openWidget(gateway, { layout: 'week', date: '2026-12-04' });
  await widget.click('Sunday 6 December 2026, 21:00, Berlin time');
  await chooseTokyo(widget);
  expect(await widget.find('button', 'Monday 7 December 2026, 05:00, Tokyo time')).toBeTruthy();
  expect(await widget.find('button', 'Next: 05:00')).toBeTruthy();
});

/** Draws the days of a week side by side, as in a browser with room for them. */
function drawSideBySide(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function draw(this: Element) {
    const list = this.closest('ul');
    const lists = [...(this.closest('.agenda-days')?.querySelectorAll('ul') ?? [])];
    if (!list) return new DOMRect();
    return new DOMRect(100 * lists.indexOf(list), 50 * [...list.children].indexOf(this), 90, 44);
  });
}

test('moves from time to time and day to day with arrow keys', async () => {
  drawSideBySide();
  const widget = openWidget(createFakeGateway(), { layout: 'week' });
  (await widget.find('button', first)).focus();
  for (const [key, time] of [
    ['ArrowDown', 'Monday 23 November 2026, 15:30, Berlin time'],
    ['ArrowRight', 'Tuesday 24 November 2026, 15:30, Berlin time'],
    ['PageDown', 'Monday 30 November 2026, 15:00, Berlin time'],
  ] as const) {
    widget.press(key);
    await waitFor(() => expect(widget.focused()?.getAttribute('aria-label')).toBe(time));
  }
});

describe('a page turned by a key', () => {
  const nextWeek = 'Monday 30 November 2026, 15:00, Berlin time';

  function focusElsewhere(): HTMLElement {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    return elsewhere;
  }

  test('leaves the focus where the visitor moves it while times load', async () => {
    const widget = openWidget(createFakeGateway(), { layout: 'week' });
    (await widget.find('button', first)).focus();
    widget.press('PageDown');
    const elsewhere = focusElsewhere();
    await widget.find('button', nextWeek);
    expect(document.activeElement).toBe(elsewhere);
  });

  test('leaves the focus alone when there was no page to turn to', async () => {
    const widget = openWidget(createFakeGateway(), { layout: 'column' });
    (await widget.find('button', first)).focus();
    widget.press('PageUp');
    const second = await widget.find('button', 'Monday 23 November 2026, 15:30, Berlin time');
    second.focus();
    await widget.click('12 h');
    await widget.find('button', /^Monday 23 November 2026, 3:00\s?pm/i);
    expect(widget.focused()).toBe(second);
  });
});

test('opens the form from a time of the week layout', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'week' });
  await widget.click('Wednesday 25 November 2026, 15:30, Berlin time');
  await widget.click('Next: 15:30');
  expect(await widget.find('textbox', 'Name')).toBeTruthy();
});

test('changes the layout while times are shown', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'column' });
  await widget.find('button', first);
  widget.element.layout = 'month';
  expect(await widget.find('grid', 'November 2026')).toBeTruthy();
});

for (const layout of ['week', 'column']) {
  test(`shows clock and host’s offset above a ${layout}`, async () => {
    const widget = openWidget(createFakeGateway(), { layout });
    expect(await widget.text('Your host is 6 hours behind')).toBeTruthy();
    await widget.click('12 h');
    expect(await widget.find('button', /^Monday 23 November 2026, 3:00\s?pm, Berlin time$/i)).toBeTruthy();
  });

  test(`says in a ${layout} that the time of a link is gone`, async () => {
    const widget = openWidget(createFakeGateway(), { layout, slot: '2026-11-24T03:00:00Z' });
    const words = 'The time in this link is no longer free. Please choose another.';
    await widget.find('button', first);
    await waitFor(() => expect(widget.element.shadowRoot?.querySelector('.hint')?.textContent).toBe(words));
  });
}

test.each(['week', 'column'])('focuses the heading of a %s on return', async (layout) => {
  const widget = openWidget(createFakeGateway(), { layout });
  await widget.click(first);
  await widget.click('Next: 15:00');
  await widget.find('textbox', 'Name');
  await widget.click('Back');
  await widget.find('button', first);
  expect(widget.focused()?.id).toBe('month-title');
});

test.each(['week', 'column'])('names the zone of a %s before its times', async (layout) => {
  const widget = openWidget(createFakeGateway(), { layout });
  const time = await widget.find('button', first);
  const zone = await widget.find('button', /^Time zone: Berlin/);
  expect(zone.compareDocumentPosition(time)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('moves the focus to the days that a button added', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'column' });
  (await widget.find('button', 'Show more days')).focus();
  await widget.click('Show more days');
  const name = 'Wednesday 2 December 2026, 15:00, Berlin time';
  await waitFor(() => expect(widget.focused()?.getAttribute('aria-label')).toBe(name));
});

test('begins a list on a phone at the day that the page names, and shows earlier days on request', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'column', month: '2027-01' });
  await widget.find('button', 'Friday 1 January 2027, 15:00, Berlin time');
  const earlierDays = () => widget.element.shadowRoot?.querySelectorAll('.agenda-day.earlier').length;
  expect(earlierDays()).toBe(0);
  widget.element.goTo({ date: '2027-01-08' });
  await waitFor(() => expect(earlierDays()).toBe(5));
  const [showEarlier] = await waitFor(() => widget.root().getAllByRole('button', { name: 'Show more days' }));
  showEarlier?.click();
  await waitFor(() => expect(earlierDays()).toBe(0));
  expect(widget.focused()?.getAttribute('aria-label')).toBe('Friday 1 January 2027, 15:00, Berlin time');
});

test('begins a list on a phone at the chosen day on return from the form', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'column' });
  await widget.click('Wednesday 25 November 2026, 15:30, Berlin time');
  expect(widget.element.shadowRoot?.querySelector('.agenda-day.earlier')).toBeNull();
  await widget.click('Next: 15:30');
  await widget.click('Back');
  await waitFor(() => expect(widget.element.shadowRoot?.querySelectorAll('.agenda-day.earlier')).toHaveLength(2));
});
