import { expect, test } from 'vitest';
import { textOf } from './mail-server.testing.ts';
import { openMailWorld, ten } from './mail-world.testing.ts';

const { service, makeHost, send, sendAll, statuses } = await openMailWorld();

test('escapes the text of a mail in its HTML part', async () => {
  const host = await makeHost();
  await service.book(host, ten, { answers: { name: '<b onclick=x>Ada</b>', email: 'ada@example.com' } });
  const { ada } = await send();
  expect(ada?.html).toContain('Hello &lt;b onclick=x&gt;Ada&lt;/b&gt;,');
  expect(ada?.html).toContain('Call &amp; &quot;talk&quot;');
  expect(ada?.html).toMatch(/<html lang="en">[\s\S]*<title>Your booking is confirmed\.<\/title>[\s\S]*<h1/);
  expect(ada?.html).not.toMatch(/<(script|img|link|style)|src=/i);
});

test('repeats nothing of the invitee’s but a name without links', async () => {
  const fields = [
    { identifier: 'name', type: 'text' as const, is_required: true },
    { identifier: 'email', type: 'email' as const, is_required: true },
    { identifier: 'topic', type: 'textarea' as const },
  ];
  const host = await makeHost(fields);
  const name = `Win at https://evil.example/ or www.evil.example ${'x'.repeat(100)}`;
  const answers = { name, email: 'ada@example.com', topic: 'Buy https://evil.example/' };
  const event = (await service.book(host, ten, { answers, metadata: { note: 'evil.example' } })).body.data;
  const booked = await sendAll();
  await service.send(host, `POST /events/${event.id}/cancel`, { reason: 'See https://evil.example/' });
  const all = [...booked, ...(await sendAll())];
  expect(all).toHaveLength(4);
  for (const { text, html, subject, attachments } of all) {
    const files = attachments.map(({ content }) => textOf(content));
    expect([text, html, subject, ...files].join('\n')).not.toMatch(/evil\.example|https:\/\/evil|x{90}/);
  }
});

test('turns a name with line breaks into one line', async () => {
  const host = await makeHost();
  const kept = (await service.book(host, ten)).body.data;
  await service.store.db
    .updateTable('deliveries')
    .set({ payload: payloadWith(kept, 'Ada\r\nBcc: eve@example.com') })
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
  expect(await sendAll()).toEqual([]);
  expect(await statuses()).toEqual([
    ['failed', 1],
    ['failed', 1],
  ]);
});

function payloadWith(event: { readonly invitee: object }, name: string): string {
  return JSON.stringify({ type: 'event.created', data: { ...event, invitee: { ...event.invitee, name } } });
}
