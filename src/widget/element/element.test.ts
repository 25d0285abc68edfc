import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SchedBooking } from '../index.ts';
import { createFakeGateway, leavePage, openWidget, problem, reachForm } from '../testing/index.ts';

afterEach(leavePage);

describe('the element', () => {
  test('shows a skeleton in the same task', () => {
    const { element } = openWidget(createFakeGateway());
    expect(element.shadowRoot?.querySelector('[aria-busy="true"]')).toBeTruthy();
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
  });

  test('puts nothing into the page around it', async () => {
    const head = document.head.innerHTML;
    const widget = openWidget(createFakeGateway());
    await widget.day('24 November');
    expect(document.head.innerHTML).toBe(head);
    expect(widget.element.shadowRoot?.querySelector('style')).toBeNull();
  });

  test('registers once, whatever is loaded again', async () => {
    await import('../entries/loader.ts');
    expect(customElements.get('sched-booking')).toBe(SchedBooking);
  });

  test('reflects each property as its attribute', () => {
    const { element } = openWidget(createFakeGateway());
    element.month = '2027-01';
    expect(element.getAttribute('month')).toBe('2027-01');
    element.month = null;
    expect(element.hasAttribute('month')).toBe(false);
  });

  test('accepts the values that frameworks set', () => {
    const { element } = openWidget(createFakeGateway());
    Object.assign(element, { eventType: 7, weekStart: 0, timezoneLock: true, duration: undefined, slot: null });
    expect(element.eventType).toBe('7');
    expect(element.weekStart).toBe('0');
    expect([element.timezoneLock, element.duration, element.slot]).toEqual(['true', null, null]);
  });

  test('follows a month that changes later', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.find('heading', 'November 2026');
    widget.element.month = '2027-01';
    expect(await widget.find('heading', 'January 2027')).toBeTruthy();
  });

  test('warns once about a wrong value and continues', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const widget = openWidget(createFakeGateway(), { timezone: 'Mars/Olympus', theme: 'pink' });
    await widget.find('heading', 'November 2026');
    await waitFor(() =>
      expect(warn.mock.calls.flat()).toEqual([
        expect.stringContaining('timezone must be the name of a time zone'),
        expect.stringContaining('theme must be auto or light or dark, found "pink"'),
      ]),
    );
  });

  test('tells the page when it is ready, once', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.find('button', /24 November 2026, \d+ times$/);
    expect(widget.dispatchedNames().filter((name) => name === 'sched:ready')).toHaveLength(1);
    expect(widget.detailOf('sched:slots-loaded')).toMatchObject({ from: '2026-11-16', to: '2026-12-27' });
  });

  test('does not steal the focus of the page', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.day('24 November');
    expect(document.activeElement).toBe(document.body);
  });

  test('releases everything when it is removed', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.day('24 November');
    widget.element.remove();
    await waitFor(() => expect(widget.element.shadowRoot?.childElementCount).toBe(0));
  });

  test('starts again when it is inserted again later', async () => {
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    widget.element.remove();
    await waitFor(() => expect(widget.element.shadowRoot?.childElementCount).toBe(0));
    document.body.append(widget.element);
    expect(await widget.find('heading', 'November 2026')).toBeTruthy();
  });

  test('keeps what is typed from the page’s shortcuts', async () => {
    const shortcut = vi.fn();
    document.addEventListener('keydown', shortcut);
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    fireEvent.keyDown(await widget.find('textbox', 'Name'), { key: 'k', bubbles: true, composed: true });
    document.removeEventListener('keydown', shortcut);
    expect(shortcut).not.toHaveBeenCalled();
  });

  test('focuses a clicked field on a page that blocks mouse events', async () => {
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    const field = await widget.find('textbox', 'Email');
    fireEvent.click(field);
    expect(widget.element.shadowRoot?.activeElement).toBe(field);
  });

  test('shares its requests with others of the page', async () => {
    const gateway = createFakeGateway();
    const first = openWidget(gateway);
    await first.day('24 November');
    const requestCount = gateway.state.requestedUrls.length;
    const second = openWidget(gateway, { 'api-base': first.element.apiBase ?? '' });
    await second.day('24 November');
    expect(gateway.state.requestedUrls.length).toBe(requestCount);
  });
});

describe('failures', () => {
  test('says that an event type is unknown', async () => {
    const gateway = createFakeGateway();
    gateway.state.eventType = undefined;
    expect(await openWidget(gateway).text('This meeting cannot be booked here.')).toBeTruthy();
  });

  test('offers another try when the gateway is down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100, toFake: ['setTimeout', 'clearTimeout'] });
    const gateway = createFakeGateway();
    gateway.state.isDown = true;
    const widget = openWidget(gateway);
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    gateway.state.isDown = false;
    await widget.click('Try again');
    expect(await widget.day('24 November')).toBeTruthy();
  });

  test('says that the event type is missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const widget = openWidget(createFakeGateway(), { 'event-type': '' });
    expect(await widget.text('No event type is set for this calendar.')).toBeTruthy();
    expect(warn).toHaveBeenCalledOnce();
  });

  test('distinguishes a refused booking from one that failed', async () => {
    const gateway = createFakeGateway();
    gateway.state.refusal = problem(429, 'too_many_requests');
    const widget = openWidget(gateway);
    await reachForm(widget);
    await widget.type('Name', 'Ada');
    await widget.type('Email', 'ada@example.org');
    await widget.click('Confirm booking');
    await waitFor(() => expect(widget.root().getByRole('alert').textContent).toContain('too many requests'));
  });
});
