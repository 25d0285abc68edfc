import { expect, test } from 'vitest';
import { bookedEvent } from '../testing/index.ts';
import { bookingDetail } from './booking-detail.ts';

test('writes the times of a booking in UTC, whatever offset the gateway writes', () => {
  const event = { ...bookedEvent('2026-12-09T04:30:00-05:00', 'America/New_York'), end: '2026-12-09T05:00:00-05:00' };
  expect(bookingDetail(event, 'Introductory call')).toMatchObject({
    title: 'Introductory call',
    start: '2026-12-09T09:30:00+00:00',
    end: '2026-12-09T10:00:00+00:00',
    timezone: 'America/New_York',
  });
});

test('keeps a time that cannot be read as the gateway wrote it', () => {
  const event = { ...bookedEvent('2026-12-09T09:30:00+00:00', 'UTC'), start: 'soon' };
  expect(bookingDetail(event, '').start).toBe('soon');
});
