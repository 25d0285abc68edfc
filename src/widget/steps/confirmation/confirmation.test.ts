import { waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  bookedEvent,
  createFakeGateway,
  introductoryCall,
  leavePage,
  openWidget,
  reachForm,
  sendForm,
} from '../../testing/index.ts';

afterEach(leavePage);

async function book(attributes: Record<string, string> = {}, gateway = createFakeGateway()) {
  const widget = openWidget(gateway, attributes);
  await reachForm(widget);
  await sendForm(widget);
  await widget.find('heading', 'You are booked');
  return { gateway, widget };
}

/** Records where the page would go, and stays. */
function watchLeaving(): string[] {
  const addresses: string[] = [];
  const location = new Proxy(window.location, {
    set: (_, property, value) => property === 'href' && addresses.push(String(value)) > 0,
  });
  vi.spyOn(window, 'top', 'get').mockReturnValue({ location } as typeof window); // all that is used of it
  return addresses;
}

const id = '7d0c5b1e-0000-4000-8000-000000000001';

describe('mail about a booking', () => {
  test.each([
    [['invitee', 'host'], 'An email is on its way to ada@example.org.'],
    [['invitee', 'host', 'guests'], 'An email is on its way to ada@example.org and to your guests.'],
  ] as const)('names whom the mail goes to: %j', async (mailedTo, words) => {
    const gateway = createFakeGateway();
    const event = bookedEvent('2026-11-24T14:30:00+00:00', 'Europe/Berlin');
    gateway.state.refusals.push({ status: 201, body: { success: true, data: { ...event, mailed_to: mailedTo } } });
    const { widget } = await book({}, gateway);
    expect(widget.root().getByText(words)).toBeTruthy();
  });

  test('mentions no email where the service sends none', async () => {
    const { widget } = await book();
    expect(widget.root().queryByText(/email is on its way/)).toBeNull();
  });
});

describe('a made booking', () => {
  test('emits everything that a page may need', async () => {
    const { widget } = await book();
    expect(widget.detailOf('sched:booking-successful')).toEqual({
      version: 1,
      id,
      title: 'Introductory call',
      start: '2026-11-24T14:30:00+00:00',
      end: '2026-11-24T15:00:00+00:00',
      eventTypeId: 42,
      status: 'confirmed',
      timezone: 'Europe/Berlin',
      answers: { name: 'Ada Example', email: 'ada@example.org' },
      metadata: {},
      manageToken: expect.stringContaining(id),
    });
  });

  test('redirects the page with only an opaque id', async () => {
    const addresses = watchLeaving();
    const { widget } = await book({ 'redirect-url': 'https://example.org/thanks?a=1' });
    expect(addresses).toEqual([`https://example.org/thanks?a=1&booking_id=${id}`]);
    expect((await widget.find('link', 'Continue now')).getAttribute('target')).toBe('_top');
  });

  test('redirects where the event type says, unless the page says otherwise', async () => {
    const addresses = watchLeaving();
    const gateway = createFakeGateway();
    gateway.state.eventType = { ...introductoryCall, redirect_url: 'https://host.example/' };
    await book({}, gateway);
    expect(addresses).toEqual([`https://host.example/?booking_id=${id}`]);
  });

  test('ends the message about a redirect once the invitee is back', async () => {
    watchLeaving();
    const { widget } = await book({ 'redirect-url': 'https://example.org/thanks' });
    expect(await widget.text(/being taken to another page/)).toBeTruthy();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(await widget.text(/being taken to another page/)).toBeTruthy();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(widget.root().queryByText(/being taken to another page/)).toBeNull());
    expect(await widget.find('link', 'Continue now')).toBeTruthy();
  });

  test('shows only the link in a frame that must not navigate', async () => {
    const refuse = () => {
      throw new DOMException('The frame is sandboxed.', 'SecurityError');
    };
    const top = { location: new Proxy(window.location, { set: refuse }) };
    vi.spyOn(window, 'top', 'get').mockReturnValue(top as typeof window); // all that is used of it
    const { widget } = await book({ 'redirect-url': 'https://example.org/thanks' });
    expect(await widget.find('link', 'Continue now')).toBeTruthy();
    await waitFor(() => expect(widget.root().queryByText(/being taken to another page/)).toBeNull());
  });

  test('does not redirect to plain HTTP', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const addresses = watchLeaving();
    await book({ 'redirect-url': 'http://example.org' });
    expect(addresses).toEqual([]);
  });

  test('does not redirect when the page confirms the booking itself', async () => {
    const addresses = watchLeaving();
    const widget = openWidget(createFakeGateway(), { 'redirect-url': 'https://example.org' });
    widget.element.addEventListener('sched:booking-successful', (event) => event.preventDefault());
    await reachForm(widget);
    await sendForm(widget);
    expect(await widget.find('heading', 'November 2026')).toBeTruthy();
    expect(addresses).toEqual([]);
  });
});

describe('a dry run', () => {
  test('goes through every step in a dry run without booking, and says so', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway, { 'dry-run': '' });
    await reachForm(widget);
    expect(await widget.text('Test mode: everything works, but nothing will be booked.')).toBeTruthy();
    await sendForm(widget);
    expect(await widget.find('heading', 'Test mode: nothing was booked.')).toBeTruthy();
    expect(widget.root().queryByText('You are booked')).toBeNull();
    expect(gateway.state.bookingRequests).toEqual([]);
    expect(widget.detailOf('sched:booking-successful')).toMatchObject({ id: 'dry-run', manageToken: '' });
  });

  test('shows where a dry run would redirect, and stays', async () => {
    const addresses = watchLeaving();
    const widget = openWidget(createFakeGateway(), { 'dry-run': '', 'redirect-url': 'https://example.org/thanks' });
    await reachForm(widget);
    await sendForm(widget);
    const link = await widget.find('link', 'Continue now');
    expect(link.getAttribute('href')).toBe('https://example.org/thanks?booking_id=dry-run');
    expect(widget.root().queryByText(/being taken to another page/)).toBeNull();
    expect(addresses).toEqual([]);
  });

  test('books when dry-run is "false"', async () => {
    const { gateway } = await book({ 'dry-run': 'false' });
    expect(gateway.state.bookings).toHaveLength(1);
  });
});

test('hides the event type’s details when asked', async () => {
  const widget = openWidget(createFakeGateway(), { 'hide-event-type-details': '' });
  await widget.day('24 November');
  expect(widget.element.shadowRoot?.querySelector('.frame')?.classList).toContain('without-details');
});
