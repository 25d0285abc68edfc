import { expect, test } from 'vitest';
import { openMailService, ten, textOf, withGuests } from './testing/index.ts';

const { service, makeHost, send, sendAll, statuses } = await openMailService();

test('escapes the text of an email in its HTML part', async () => {
  const host = await makeHost();
  await service.book(host, ten, { answers: { name: '<b onclick=x>Ada</b>', email: 'ada@example.com' } });
  const { ada } = await send();
  expect(ada?.html).toContain('Hello <bdi>&lt;b onclick=x&gt;Ada&lt;/b&gt;</bdi>,');
  expect(ada?.html).toContain('Call &amp; &quot;talk&quot;');
  expect(ada?.html).toMatch(
    /<html lang="en-GB" dir="ltr">[\s\S]*<title>Your booking is confirmed\.<\/title>[\s\S]*<h1/,
  );
  expect(ada?.html).not.toMatch(/<(script|img|link)|src=|url\(/i);
});

test('shows invitees and guests only the booker’s name, without links', async () => {
  const host = await makeHost([...withGuests, { identifier: 'topic', type: 'textarea' }]);
  const name = `Win at https://evil.example/ or www.evil.example ${'x'.repeat(100)}`;
  const answers = { name, email: 'ada@example.com', topic: 'Buy https://evil.example/', team: ['bo@example.com'] };
  const event = (await service.book(host, ten, { answers, metadata: { note: 'evil.example' } })).body.data;
  const bookingMails = await sendAll();
  await service.send(host, `POST /events/${event.id}/cancel`, { reason: 'See https://evil.example/' });
  const all = [...bookingMails, ...(await sendAll())];
  expect(all).toHaveLength(6);
  for (const { text, html, subject, attachments, recipients } of all) {
    const files = attachments.map(({ content }) => textOf(content));
    const parts = recipients.includes('grace@example.com') ? [subject] : [text, html, subject];
    expect([...parts, ...files].join('\n')).not.toMatch(/evil\.example|https:\/\/evil|x{90}/);
  }
});

test('turns a name with line breaks into one line', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  await service.store.db
    .updateTable('deliveries')
    .set({ payload: payloadWith(event, 'Ada\r\nBcc: eve@example.com') })
    .execute();
  const { ada } = await send();
  expect(ada?.recipients).toEqual(['ada@example.com']);
  expect(ada?.raw).not.toMatch(/^Bcc:/im);
});

test('never sends to an invalid address', async () => {
  const host = await makeHost();
  const event = (await service.book(host, ten)).body.data;
  const invitee = { ...event.invitee, email: 'ada@example.com\r\nRCPT TO:<eve@example.com>' };
  const payload = JSON.stringify({ type: 'event.created', data: { ...event, invitee } });
  await service.store.db.updateTable('deliveries').set({ payload }).execute();
  const mails = await sendAll();
  // Only the host, who is notified of it.
  expect(mails.map(({ recipients }) => recipients)).toEqual([['grace@example.com']]);
  expect(mails[0]?.raw).not.toMatch(/^RCPT|eve@/im);
  expect((await statuses()).map(String).toSorted()).toEqual(['failed,1', 'failed,1', 'succeeded,1']);
});

function payloadWith(event: { readonly invitee: object }, name: string): string {
  return JSON.stringify({ type: 'event.created', data: { ...event, invitee: { ...event.invitee, name } } });
}
