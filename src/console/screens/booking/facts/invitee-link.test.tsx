import { fireEvent, screen } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { holdClock, refusal } from '../../../testing/index.ts';
import { openBooking } from '../open-booking.testing.ts';

holdClock();

const url = 'https://book.example.com/manage?event=5f0c2f3e#5f0c2f3e.1.c2lnbmF0dXJl';
const replies = { issueEventManageLink: () => ({ url }) };

const copyButton = () => screen.findByRole('button', { name: 'Copy the invitee’s link' });

function stubClipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal('navigator', { ...navigator, language: 'en-GB', clipboard: { writeText } });
}

test('requests the link of the invitee only when it is copied', async () => {
  const clipboard: string[] = [];
  const server = await openBooking({}, { replies });
  stubClipboard(async (text) => void clipboard.push(text));
  const button = await copyButton();
  expect(server.sent('issueEventManageLink')).toHaveLength(0);
  fireEvent.click(button);
  await screen.findByText('Copied', { selector: 'p' });
  expect([clipboard, server.sent('issueEventManageLink').length]).toEqual([[url], 1]);
});

test('shows the link where it cannot be copied', async () => {
  await openBooking({}, { replies });
  stubClipboard(() => Promise.reject(new Error('denied')));
  document.execCommand = () => false;
  fireEvent.click(await copyButton());
  await screen.findByText(url);
});

test('says why there is no link', async () => {
  await openBooking({}, { replies: { issueEventManageLink: () => refusal('event_canceled') } });
  fireEvent.click(await copyButton());
  await screen.findByRole('alert');
});

test.each([
  ['was canceled', { status: 'canceled' as const }],
  ['has started', { start: '2026-11-23T12:00:00Z', end: '2026-11-23T12:30:00Z' }],
])('offers no link to a booking that %s', async (_, change) => {
  await openBooking(change);
  await screen.findByText('Booked', { selector: 'dt' });
  expect(screen.queryByRole('button', { name: 'Copy the invitee’s link' })).toBeNull();
});
