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
    const words =
      'No times in May 2027\nYou can book until Saturday 23 January 2027.\nLater dates open closer to the time.';
    await waitFor(() => expect(widget.heard()).toBe(words));
  });

  test.each(['week', 'column'])('says in the %s layout why a month has no times', async (layout) => {
    const widget = openWidget(createGateway(), { month: '2027-05', layout });
    expect(await widget.text('Later dates open closer to the time.')).toBeTruthy();
    await widget.click('Back to January 2027');
    expect(await widget.find('button', 'Friday 1 January 2027, 15:00, Berlin time')).toBeTruthy();
  });
});

describe('the first month, if nothing can be booked', () => {
  function openEmpty(bookableUntil?: string) {
    const gateway = createFakeGateway();
    gateway.state.starts = [];
    gateway.state.bookableUntil = bookableUntil;
    return openWidget(gateway);
  }

  test('says that later dates open closer to the time, but not that the invitee can book until then', async () => {
    const widget = openEmpty('2027-01-23T05:00:00+00:00');
    const words = [
      'No times in November 2026',
      'No times available right now.',
      'Later dates open closer to the time.',
      'Please try again later, or contact your host.',
    ];
    await waitFor(() => expect(widget.heard()).toBe(words.join('\n')));
    expect(await widget.find('button', 'Check again')).toBeTruthy();
  });

  test.each([
    ['bookings have no end', undefined],
    ['bookings have ended', '2026-01-23T05:00:00+00:00'],
  ])('sends the invitee to the host if %s', async (_, bookableUntil) => {
    const widget = openEmpty(bookableUntil);
    expect(await widget.text('No times available right now.')).toBeTruthy();
    expect(await widget.text('Please try again later, or contact your host.')).toBeTruthy();
    expect(await widget.find('button', 'Check again')).toBeTruthy();
  });
});

describe('a later month after the last time', () => {
  test('says only that there are no later times, and leads back to the first month', async () => {
    const widget = openWidget(createFakeGateway(), { month: '2027-05' });
    expect(await widget.text('No later times available right now.')).toBeTruthy();
    await widget.click('Back to November 2026');
    expect(await widget.find('button', /^15:00, Berlin time$/)).toBeTruthy();
  });

  test('leads back to the first month if bookings end in the visible one', async () => {
    const gateway = createGateway();
    gateway.state.starts = ['2026-11-24T14:00:00+00:00'];
    const widget = openWidget(gateway, { month: '2027-01' });
    expect(await widget.text('You can book until Saturday 23 January 2027.')).toBeTruthy();
    await widget.click('Back to November 2026');
    expect(await widget.find('button', /^15:00, Berlin time$/)).toBeTruthy();
  });
});

test('offers the next month if the gateway names neither a next time nor an end', async () => {
  const gateway = createFakeGateway();
  gateway.state.nextAvailable = undefined;
  const widget = openWidget(gateway, { month: '2027-05' });
  await widget.click('See next month');
  expect(await widget.find('heading', 'June 2027')).toBeTruthy();
});
