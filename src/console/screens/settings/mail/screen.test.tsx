import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Mail, MailStatus } from '../../../../contract/index.ts';
import { holdClock, leaveConsole, openScreen, refusal } from '../../../testing/index.ts';
import { mailScreen } from './index.ts';

holdClock();
afterEach(leaveConsole);

const status: MailStatus = {
  sending: 'on',
  sender: 'bookings@example.com',
  last_24_hours: { sent: 1234, failed: 1 },
  due: { waiting: 2, overdue: 3 },
  last_sample: null,
};

const mail: Mail = {
  id: '7d1d4a52-8a51-4c53-9f0d-0c9b1f6f6a01',
  event_id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a02',
  kind: 'event.created',
  recipient: 'invitee',
  address: 'ada@exmaple.com',
  status: 'failed',
  tries: 1,
  response_status: 550,
  response_text: '550 5.1.1 <b>No such user</b>',
  next_try_at: null,
  created_at: '2026-11-24T10:00:00Z',
  updated_at: '2026-11-24T10:00:00Z',
};

type OpenOptions = { readonly change?: Partial<MailStatus>; readonly mails?: Mail[] };

function open({ change = {}, mails = [] }: OpenOptions = {}) {
  return openScreen(mailScreen, '/settings/mail', {
    replies: {
      getMailStatus: () => ({ ...status, ...change }),
      listMails: () => ({ current_page: 1, per_page: 15, data: mails, total: mails.length }),
      testMail: () => ({ address: 'ana@example.com' }),
    },
  });
}

test('shows the sender and the counts of the last 24 hours', async () => {
  await open();
  await screen.findByText('Emails are sent from bookings@example.com.');
  const counts = within(screen.getByRole('region', { name: 'Last 24 hours' })).getAllByRole('definition');
  expect(counts.map(({ textContent }) => textContent)).toEqual(['1,234', '2', '3', '1']);
});

test('shows what the mail server wrote about an address, and leads to the booking', async () => {
  await open({ mails: [mail] });
  await screen.findByText('Mail server: “550 5.1.1 <b>No such user</b>”');
  const link = screen.getByRole('link', { name: 'Open the booking: ada@exmaple.com' });
  expect(link.getAttribute('href')).toBe(`/console/bookings/${mail.event_id}`);
});

test('says when an email without a response is sent again', async () => {
  const { response_text: _, ...mailWithoutResponse } = mail;
  const next = '2026-11-24T16:00:00Z';
  await open({
    mails: [{ ...mailWithoutResponse, status: 'pending', tries: 3, response_status: null, next_try_at: next }],
  });
  await screen.findByText('The mail server did not respond.');
  screen.getByText(/^Next attempt in/);
});

test('sends a test email and reads the status again', async () => {
  const server = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a test email' }));
  await waitFor(() => expect(server.sent('testMail')).toHaveLength(1));
  await waitFor(() => expect(server.sent('getMailStatus')).toHaveLength(2));
});

test('says why a test email cannot be sent', async () => {
  await openScreen(mailScreen, '/settings/mail', {
    replies: {
      getMailStatus: () => status,
      listMails: () => ({ current_page: 1, per_page: 15, data: [], total: 0 }),
      testMail: () => refusal('too_many_requests'),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a test email' }));
  await screen.findByRole('alert');
});

test('shows the status of the last test email', async () => {
  const { response_status, response_text, next_try_at, created_at, updated_at } = mail;
  const attempt = { response_status, response_text, next_try_at, created_at, updated_at };
  await open({ change: { last_sample: { address: 'ana@example.com', status: 'failed', tries: 1, ...attempt } } });
  await screen.findByText(/^Test email to ana@example\.com/);
  screen.getByText(/No such user/);
});

test.each([
  ['off', /^This server does not send email\. Invitees and hosts/],
  ['kept', /^This server does not send email\. It only stores/],
] as const)('offers no test where mail is %s', async (sending, text) => {
  await open({ change: { sending, sender: null } });
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: 'Send me a test email' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Last 24 hours' })).toBeNull();
});
