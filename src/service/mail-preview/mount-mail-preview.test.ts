import { expect, test } from 'vitest';
import type { CallerOfSession } from '../records/index.ts';
import { openService, ownerOf } from '../testing/index.ts';

const service = await openService(() => ({ sendsMail: true }));
const account = await service.account({ eventType: { title: '<script>alert(1)</script>' } });
const other = await service.account();

type Visitor = { readonly key?: string; readonly session?: CallerOfSession };

function open(path: string, { key, session }: Visitor = {}) {
  const request = new Request(`http://service.test${path}`, { headers: key ? { authorization: `Bearer ${key}` } : {} });
  return service.fetch(request, { ...(session && { session }) });
}

const path = `/v1/event-types/${account.eventTypeId}/mail-preview.html`;
const session = ownerOf(account);

test('serves an email as a page in which nothing runs', async () => {
  const response = await open(`${path}?locale=de`, { session });
  const policy = response.headers.get('content-security-policy')?.split('; ');
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(policy).toEqual(expect.arrayContaining(['sandbox', "default-src 'none'", "frame-ancestors 'self'"]));
  expect(policy?.join()).not.toContain('script');
  const html = await response.text();
  expect([html.includes('<html lang="de"'), html.includes('<script')]).toEqual([true, false]);
});

const strangers: readonly (readonly [string, Visitor, number])[] = [
  ['someone who is not signed in', {}, 401],
  ['a program', { key: account.key }, 404],
  ['a person of another account', { session: ownerOf(other) }, 403],
  ['a member who does not host it', { session: { ...session, userId: session.userId + 1e6, role: 'member' } }, 403],
];

test.each(strangers)('serves no page to %s', async (_, caller, status) => {
  expect((await open(path, caller)).status).toBe(status);
});

test('refuses an unknown kind of email, and an id that is no number', async () => {
  const statuses = [
    (await open(`${path}?kind=event.canceled`, { session })).status,
    (await open('/v1/event-types/x/mail-preview.html', { session })).status,
  ];
  expect(statuses).toEqual([422, 404]);
});
