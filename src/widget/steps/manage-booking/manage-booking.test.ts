import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import {
  createFakeGateway,
  leavePage,
  manageToken,
  openWidget,
  problem,
  reachForm,
  sendForm,
  type Widget,
} from '../../testing/index.ts';

afterEach(leavePage);

function openBooking(gateway = createFakeGateway(), attributes: Record<string, string> = {}) {
  return { gateway, widget: openWidget(gateway, { 'booking-token': manageToken, ...attributes }) };
}

async function chooseNewTime(widget: Widget): Promise<void> {
  await widget.click('Reschedule');
  await widget.click('Wednesday 25 November 2026, 6 times');
  await widget.clickTime('16:00');
  await widget.click('Next: 16:00');
  await widget.find('heading', 'Reschedule your booking?');
}

test('ignores a hurried click on Cancel', async () => {
  const { gateway, widget } = openBooking();
  const impatient = async (name: string) => void fireEvent.click(await widget.find('button', name), { detail: 2 });
  await impatient('Cancel booking');
  expect(widget.root().queryByRole('heading', { name: 'Cancel your booking?' })).toBeNull();
  await widget.click('Cancel booking');
  await widget.find('heading', 'Cancel your booking?');
  await impatient('Cancel booking');
  expect(gateway.state.managed.state.operations).toEqual([]);
  await waitFor(() => {
    const button = widget.root().queryByRole('button', { name: 'Cancel booking' });
    if (button) fireEvent.click(button, { detail: 2 });
    expect(widget.root().queryByRole('heading', { name: 'This booking is canceled' })).toBeTruthy();
  });
});

test('shows Reschedule and Cancel as enabled from the first moment', async () => {
  const { widget } = openBooking();
  for (const name of ['Reschedule', 'Cancel booking']) {
    expect((await widget.find('button', name)).getAttribute('aria-disabled')).toBeNull();
  }
  await widget.click('Cancel booking');
  await widget.find('heading', 'Cancel your booking?');
  expect((await widget.find('button', 'Cancel booking')).getAttribute('aria-disabled')).toBe('false');
});

describe('a booking opened by its token', () => {
  test('shows the booking in words with what can be done', async () => {
    const { widget } = openBooking();
    expect(await widget.find('heading', 'Your booking')).toBeTruthy();
    expect(widget.root().getByText(/^Tuesday 24 November 2026, 15:30/)).toBeTruthy();
    expect(await widget.find('button', 'Cancel booking')).toBeTruthy();
  });

  test('names the host of the booking, and their time, if a colleague hosts it', async () => {
    const gateway = createFakeGateway();
    const { event } = gateway.state.managed.state;
    gateway.state.managed.state.event = { ...event, host: { name: 'Bea Colleague', timezone: 'Asia/Tokyo' } };
    const { widget } = openBooking(gateway);
    await widget.find('heading', 'Your booking');
    const header = () => widget.element.shadowRoot?.querySelector('.details .host')?.textContent;
    await waitFor(() => expect(header()).toContain('Bea Colleague'));
    expect(await widget.text(/^23:30.*Tokyo/)).toBeTruthy();
    await widget.click('Reschedule');
    expect(await widget.text('Your host is 8 hours ahead')).toBeTruthy();
    expect(header()).toContain('Bea Colleague');
  });

  test('opens a booking without an event type', async () => {
    const { widget } = openBooking(createFakeGateway(), { 'event-type': '' });
    expect(await widget.find('heading', 'Your booking')).toBeTruthy();
  });

  test.each(['forged', `${manageToken}x`, '11111111-0000-4000-8000-000000000001.c2lnbmVk'])(
    'shows no booking for the token %s, and says so',
    async (token) => {
      const { widget } = openBooking(createFakeGateway(), { 'booking-token': token });
      expect(await widget.text('We can’t find this booking.')).toBeTruthy();
      expect(widget.root().queryByRole('button', { name: 'Reschedule' })).toBeNull();
      expect(widget.element.shadowRoot?.querySelector('.stuck .bone, .details')).toBeNull();
    },
  );

  test('opens another booking when the token changes, and none without a token', async () => {
    const { widget } = openBooking(createFakeGateway(), { 'booking-token': 'forged' });
    await widget.text('We can’t find this booking.');
    widget.element.bookingToken = manageToken;
    expect(await widget.find('heading', 'Your booking')).toBeTruthy();
    widget.element.bookingToken = null;
    expect(await widget.find('grid', 'November 2026')).toBeTruthy();
  });

  test('offers no changes after the meeting has begun', async () => {
    const gateway = createFakeGateway();
    gateway.state.managed.state.event = { ...gateway.state.managed.state.event, start: '2026-11-20T13:00:00+00:00' };
    const { widget } = openBooking(gateway);
    expect(await widget.text(/has already started or is over/)).toBeTruthy();
    expect(widget.root().queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });

  test('says that the booking was canceled and offers another time', async () => {
    const gateway = createFakeGateway();
    gateway.state.managed.state.event = { ...gateway.state.managed.state.event, status: 'canceled' };
    const { widget } = openBooking(gateway);
    expect(await widget.find('heading', 'This booking is canceled')).toBeTruthy();
    await widget.click('Book another time');
    expect(await widget.find('grid', 'November 2026')).toBeTruthy();
  });
});

describe('moving', () => {
  test('shows the old time beside the new and reschedules', async () => {
    const { gateway, widget } = openBooking();
    await chooseNewTime(widget);
    const times = [...(widget.element.shadowRoot?.querySelectorAll('dd b') ?? [])].map((time) => time.textContent);
    expect(times).toEqual(['Tuesday 24 November 2026', 'Wednesday 25 November 2026']);
    await widget.click('Reschedule booking');
    expect(await widget.find('heading', 'Your booking has been rescheduled')).toBeTruthy();
    expect(gateway.state.managed.state.operations).toEqual([
      { operation: 'reschedule', body: { start: '2026-11-25T15:00:00+00:00', duration: 30 } },
    ]);
    expect(widget.detailOf('sched:reschedule-successful')).toMatchObject({ start: '2026-11-25T15:00:00+00:00' });
  });

  test('offers times that overlap with the booking itself', async () => {
    const { gateway, widget } = openBooking();
    await widget.click('Reschedule');
    await widget.day('24 November');
    await waitFor(() => expect(gateway.state.movingTokens).toContain(manageToken));
  });

  test('offers times for the length of the booking even if it is no longer offered', async () => {
    const gateway = createFakeGateway();
    const { event } = gateway.state.managed.state;
    gateway.state.managed.state.event = { ...event, end: '2026-11-24T15:30:00+00:00', duration: 60 };
    const { widget } = openBooking(gateway);
    await widget.click('Reschedule');
    await waitFor(() => expect(gateway.state.movingTokens).toContain(manageToken));
    expect(gateway.state.requestedUrls.filter((url) => url.includes('/slots')).at(-1)).toContain('duration=60');
  });

  test('names the booking to reschedule and offers to keep it', async () => {
    const { gateway, widget } = openBooking();
    await widget.click('Reschedule');
    const words = 'Rescheduling: Tuesday 24 November, 15:30';
    await waitFor(() => expect(widget.heard()).toBe(words));
    expect(widget.root().getAllByText(words)).toHaveLength(2);
    await widget.click('Keep this time');
    expect(await widget.find('heading', 'Your booking')).toBeTruthy();
    expect(gateway.state.managed.state.operations).toEqual([]);
  });

  test('does not reschedule to the same time', async () => {
    const { widget } = openBooking();
    await widget.click('Reschedule');
    const oldTime = await widget.find('button', '15:30, Berlin time, Old time');
    fireEvent.click(oldTime);
    await waitFor(() => expect(oldTime.getAttribute('aria-disabled')).toBe('true'));
    expect(widget.root().queryByRole('button', { name: 'Next: 15:30' })).toBeNull();
  });

  test('goes back to the times when the new one is taken', async () => {
    const { gateway, widget } = openBooking();
    await chooseNewTime(widget);
    gateway.state.managed.state.refusal = problem(409, 'slot_unavailable', { reason: 'taken' });
    gateway.state.starts = gateway.state.starts.filter((start) => start !== '2026-11-25T15:00:00+00:00');
    await widget.click('Reschedule booking');
    await widget.find('grid', 'November 2026');
    await waitFor(() =>
      expect(widget.root().getAllByText(/^The time you chose is no longer free/)).not.toHaveLength(0),
    );
  });

  test('sends a lost reschedule again with the same key', async () => {
    const { gateway, widget } = openBooking();
    await chooseNewTime(widget);
    gateway.state.repliesLost = 1;
    await widget.click('Reschedule booking');
    expect(await widget.text(/couldn’t confirm this/)).toBeTruthy();
    await widget.click('Reschedule booking');
    await widget.find('heading', 'Your booking has been rescheduled');
    const [first, second] = gateway.state.keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  test('keeps the key of a lost reschedule while there are too many requests', async () => {
    const { gateway, widget } = openBooking();
    await chooseNewTime(widget);
    gateway.state.repliesLost = 1;
    await widget.click('Reschedule booking');
    await widget.text(/couldn’t confirm this/);
    gateway.state.managed.state.refusal = problem(429, 'too_many_requests');
    await widget.click('Reschedule booking');
    await widget.text(/there are too many requests/);
    gateway.state.managed.state.refusal = undefined;
    await widget.click('Reschedule booking');
    await widget.find('heading', 'Your booking has been rescheduled');
    expect(new Set(gateway.state.keys).size).toBe(1);
  });

  test('sends a time again with a new key after another time was sent', async () => {
    const { gateway, widget } = openBooking();
    await chooseNewTime(widget);
    for (const time of ['16:00', '16:30']) {
      gateway.state.repliesLost = 1;
      await widget.click('Reschedule booking');
      await widget.text(/couldn’t confirm this/);
      await widget.click('Back');
      const next = time === '16:00' ? '16:30' : '16:00';
      await widget.clickTime(next);
      await widget.click(`Next: ${next}`);
    }
    await widget.click('Reschedule booking');
    await widget.find('heading', 'Your booking has been rescheduled');
    expect(new Set(gateway.state.keys).size).toBe(3);
  });

  test('shows a booking that was canceled meanwhile as canceled', async () => {
    const { gateway, widget } = openBooking();
    await chooseNewTime(widget);
    gateway.state.managed.state.refusal = problem(409, 'event_canceled');
    await widget.click('Reschedule booking');
    await waitFor(() => expect(widget.heard()).toBe('This booking was already canceled. Nothing has changed.'));
    expect(await widget.find('heading', 'This booking is canceled')).toBe(widget.focused());
    expect(await widget.find('button', 'Book another time')).toBeTruthy();
  });
});

describe('canceling', () => {
  test('asks before it cancels, takes a reason and confirms', async () => {
    const { gateway, widget } = openBooking();
    await widget.click('Cancel booking');
    await widget.find('heading', 'Cancel your booking?');
    fireEvent.input(await widget.find('textbox', /^Reason/), { target: { value: 'Ill' } });
    await widget.click('Cancel booking');
    expect(await widget.find('heading', 'This booking is canceled')).toBe(widget.focused());
    expect(gateway.state.managed.state.operations).toEqual([{ operation: 'cancel', body: { reason: 'Ill' } }]);
    expect(widget.detailOf('sched:booking-canceled')).toMatchObject({ status: 'canceled' });
  });

  test('keeps the booking when the invitee changes their mind', async () => {
    const { gateway, widget } = openBooking();
    await widget.click('Cancel booking');
    await widget.click('Keep booking');
    expect(await widget.find('heading', 'Your booking')).toBeTruthy();
    expect(gateway.state.managed.state.operations).toEqual([]);
  });

  test('does not cancel the booking in a dry run', async () => {
    const { gateway, widget } = openBooking(createFakeGateway(), { 'dry-run': '' });
    await widget.click('Cancel booking');
    await widget.find('heading', 'Cancel your booking?');
    await widget.click('Cancel booking');
    expect(await widget.find('heading', 'This booking is canceled')).toBeTruthy();
    expect(gateway.state.managed.state.operations).toEqual([]);
  });
});

test('cancels a booking right after it was made', async () => {
  const gateway = createFakeGateway();
  const widget = openWidget(gateway);
  await reachForm(widget);
  await sendForm(widget);
  await widget.find('heading', 'You are booked');
  await widget.click('Cancel booking');
  await widget.find('heading', 'Cancel your booking?');
  await widget.click('Cancel booking');
  expect(await widget.find('heading', 'This booking is canceled')).toBeTruthy();
});

test('does not announce the booked time as gone', async () => {
  const gateway = createFakeGateway();
  const widget = openWidget(gateway);
  await reachForm(widget);
  gateway.state.starts = gateway.state.starts.filter((start) => start !== '2026-11-24T14:30:00+00:00');
  await sendForm(widget);
  await widget.find('heading', 'You are booked');
  await widget.click('Reschedule');
  await widget.find('button', 'Tuesday 24 November 2026, 5 times');
  expect(widget.root().queryByText(/no longer free/)).toBeNull();
});
