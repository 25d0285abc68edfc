import { expect, test } from 'vitest';
import { openMailServer } from '../testing/index.ts';
import { keepMail } from './keep-mail.ts';
import { connectTo } from './send-mail.ts';
import { senderAddress } from './sender-address.ts';

const mail = { to: 'ada@example.com', subject: 'Confirmed', text: 'Hello' };

test.each([
  ['Bookings <a@example.com>', 'Bookings'],
  ['Acme: Bookings <a@example.com>', 'Acme: Bookings'],
  ['Law; Taxes: Smith <a@example.com>', 'Law; Taxes: Smith'],
  ['Acme, Inc. (Berlin) <a@example.com>', 'Acme, Inc. (Berlin)'],
  ['Büro; Köln <a@example.com>', 'Büro; Köln'],
  ['The "Studio" in Bath <a@example.com>', 'The "Studio" in Bath'],
  [String.raw`"Acme, \"Inc.\" \\" <a@example.com>`, String.raw`Acme, "Inc." \ `.trim()],
  ['<a@example.com>', ''],
  ['a@example.com', ''],
])('sends mail from one mailbox with the whole name: %s', async (from, name) => {
  const { smtpUrl, received } = await openMailServer();
  const { send, close } = connectTo({ smtpUrl, from });
  await send(mail, new AbortController().signal);
  close();
  expect(received[0]?.from).toEqual({ name, address: 'a@example.com' });
});

test.each([
  ['Büro <termine@büro.example>', 'termine@xn--bro-hoa.example'],
  ['termine@BÜRO.example', 'termine@xn--bro-hoa.example'],
  ['Root <root@localhost>', 'root@localhost'],
  ['a+b@Example.com', 'a+b@example.com'],
])('names the same address as organizer and as sender: %s', async (from, address) => {
  const { smtpUrl, received } = await openMailServer();
  const { send, close } = connectTo({ smtpUrl, from });
  await send(mail, new AbortController().signal);
  close();
  expect([senderAddress(from), received[0]?.from?.address]).toEqual([address, address]);
});

test('shows the sender of a kept email as a mail server would receive it', async () => {
  const headers: string[] = [];
  const { send } = keepMail({ from: 'Acme: Bookings <a@example.com>', onMail: (email) => headers.push(email.headers) });
  await send(mail, new AbortController().signal);
  expect(headers[0]).toContain('From: "Acme: Bookings" <a@example.com>\r\n');
});
