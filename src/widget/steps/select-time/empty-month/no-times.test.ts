import { waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../../../testing/index.ts';

afterEach(leavePage);

/** A host who can be booked until the end of 22 January in New York. */
function createGateway() {
  const gateway = createFakeGateway();
  gateway.state.bookableUntil = '2027-01-23T05:00:00+00:00';
  return gateway;
}

describe('a month after the booking window', () => {
  test('says until when the invitee can book', async () => {
    const widget = openWidget(createGateway(), { month: '2027-05', locale: 'en-US', timezone: 'America/New_York' });
    expect(await widget.text('You can book until Friday, January 22, 2027.')).toBeTruthy();
  });

  test.each([
    ['Asia/Tokyo', 'Saturday 23 January 2027'],
    ['Pacific/Honolulu', 'Friday 22 January 2027'],
  ])('names the last date by the clocks of %s', async (timezone, date) => {
    const widget = openWidget(createGateway(), { month: '2027-05', timezone });
    expect(await widget.text(`You can book until ${date}.`)).toBeTruthy();
  });

  test('leads back to the last month with times', async () => {
    const widget = openWidget(createGateway(), { month: '2027-05' });
    await widget.click('Back to January 2027');
    expect(await widget.find('heading', 'January 2027')).toBeTruthy();
    expect(await widget.find('button', /^15:00, Berlin time$/)).toBeTruthy();
  });

  test('announces why a month has no times', async () => {
    const widget = openWidget(createGateway(), { month: '2027-05' });
    const words = 'No times in May 2027\nYou can book until Saturday 23 January 2027.';
    await waitFor(() => expect(widget.heard()).toBe(words));
  });

  test.each(['week', 'column'])('says in the %s layout why a month has no times', async (layout) => {
    const widget = openWidget(createGateway(), { month: '2027-05', layout });
    await widget.click('Back to January 2027');
    expect(await widget.find('button', 'Friday 1 January 2027, 15:00, Berlin time')).toBeTruthy();
  });
});

test('offers to check again where the window does not end before the month', async () => {
  const gateway = createGateway();
  gateway.state.starts = [];
  const widget = openWidget(gateway);
  expect(await widget.text('No times available right now.')).toBeTruthy();
  expect(await widget.text('You can book until Saturday 23 January 2027.')).toBeTruthy();
  expect(await widget.find('button', 'Check again')).toBeTruthy();
});

test('offers to check again where bookings ended before this month', async () => {
  const gateway = createGateway();
  gateway.state.starts = [];
  gateway.state.bookableUntil = '2026-01-23T05:00:00+00:00';
  const widget = openWidget(gateway);
  expect(await widget.text('No times available right now.')).toBeTruthy();
  expect(await widget.find('button', 'Check again')).toBeTruthy();
});

test('offers the next month if the gateway names neither a next time nor an end', async () => {
  const gateway = createFakeGateway();
  gateway.state.nextAvailable = undefined;
  const widget = openWidget(gateway, { month: '2027-05' });
  await widget.click('See next month');
  expect(await widget.find('heading', 'June 2027')).toBeTruthy();
});
