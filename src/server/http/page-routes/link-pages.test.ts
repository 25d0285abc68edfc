import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Branding } from '../../../contract/index.ts';
import { type FindBookingPage, TooManyVisitsError } from '../../../service/index.ts';
import { asInstant } from '../../../time/index.ts';
import type { Env } from '../listen.ts';
import { mountLinkPages } from './link-pages.ts';

const eventType = {
  visibility: 'public' as const,
  id: 1,
  public_id: 'ana.b/call',
  title: 'Call',
  description: '',
  duration: 30,
  durations: null,
  place: null,
};
const requestedPages: string[] = [];
let branding: Branding = {
  name: '',
  color: null,
  logo: null,
  is_listed: false,
  updated_at: '2026-03-02T07:00:00+00:00',
};
let isFlooded = false;
const find: FindBookingPage = async ({ username, name }) => {
  if (isFlooded) throw new TooManyVisitsError();
  requestedPages.push([username, name].filter(Boolean).join('/'));
  const isKnown = /^ana(?:\.b)?$/i.test(username) && (name === undefined || name === 'call');
  return isKnown
    ? {
        host: { name: 'Ana', avatar: '', about: '' },
        isTeam: false,
        username: 'ana.b',
        branding,
        eventTypes: [eventType],
      }
    : undefined;
};
const app = new Hono<Env>();
let refusal: Response | undefined;
mountLinkPages(app, {
  find,
  refuseVisit: async () => refusal,
  publicUrl: 'https://book.example.com',
  clock: () => asInstant(0),
});
app.get('*', (context) => context.text('others', 404));

const browser = { accept: 'text/html' };

test.each(['/ana.b', '/ana.b/call'])('serves the page of %s with the headers of our pages', async (path) => {
  const { status, headers } = await app.request(path, { headers: browser });
  expect([status, headers.get('vary')]).toEqual([200, 'Accept-Language']);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
});

test.each([{ accept: '*/*' }, {}])(
  'serves a page to a program that shows a preview of its link, with %o',
  async (headers) => {
    const text = await (await app.request('/ana.b/call', { headers })).text();
    expect(text).toContain('<meta property="og:title" content="Call');
  },
);

test.each([
  ['/ana', '/ana.b'],
  ['/ana/call?slot=2026-12-02T14:30Z', '/ana.b/call?slot=2026-12-02T14:30Z'],
])('redirects from %s, which has a previous username, to %s', async (path, current) => {
  const { status, headers } = await app.request(path, { headers: browser });
  expect([status, headers.get('location')]).toEqual([302, current]);
});

test('serves a page whose username is in another letter case as it is', async () => {
  expect((await app.request('/ANA.B', { headers: browser })).status).toBe(200);
});

test.each(['/nobody', '/ana.b/nothing', '/ana.b/call/more', '/'])('leaves %s to other routes', async (path) => {
  const response = await app.request(path, { headers: browser });
  expect([response.status, await response.text()]).toEqual([404, 'others']);
});

test.each(['/ana.b', '/ana.b/call'])('does not query the database for %s while a visitor has to wait', async (path) => {
  refusal = new Response('Too many requests.', { status: 429 });
  requestedPages.length = 0;
  const response = await app.request(path, { headers: browser });
  refusal = undefined;
  expect([response.status, requestedPages]).toEqual([429, []]);
});

test.each([
  ['/sched-booking.js', 'text/html'],
  ['/chunks/x-1234.css', 'text/html'],
  ['/ana.b', 'application/json'],
  ['/ana.b', 'image/avif,image/webp,*/*;q=0.8'],
  [`/${'a'.repeat(256)}`, 'text/html'],
  ['/a%00b', 'text/html'],
])('does not query the database for %s', async (path, accept) => {
  requestedPages.length = 0;
  expect([(await app.request(path, { headers: { accept } })).status, requestedPages]).toEqual([404, []]);
});

test('allows one style sheet in the page, by the digest of its content', async () => {
  branding = {
    name: 'Hopper Advice',
    color: '#0f766e',
    logo: null,
    is_listed: true,
    updated_at: '2026-03-02T07:00:00+00:00',
  };
  const response = await app.request('/ana.b', { headers: browser });
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? [];
  const digest = createHash('sha256').update(styles).digest('base64');
  expect(styles).toContain('--accent:light-dark(#0f766e,');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${digest}';`);
});

test('names the public address of a page, in the letter case of its name', async () => {
  const text = await (await app.request('/ana.b/call', { headers: browser })).text();
  expect(text).toContain('content="https://book.example.com/ana.b/call"');
});

test.each(['/ana.b', '/ana.b/call'])('asks visitors of %s to come back when too many wait for it', async (path) => {
  isFlooded = true;
  const { status, headers } = await app.request(path, { headers: browser });
  isFlooded = false;
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
});
