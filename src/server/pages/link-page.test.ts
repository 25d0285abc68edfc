import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { Branding } from '../../contract/index.ts';
import { asInstant } from '../../time/index.ts';
import { writeEventTypePage, writeHostPage } from './index.ts';

const call = {
  id: 1,
  public_id: 'ana/introductory-call',
  title: 'Introductory call',
  description: '',
  visibility: 'public' as const,
  duration: 30,
  durations: null,
  place: null,
};
const session = { ...call, public_id: 'ana/session', title: '<img onerror=1>', durations: [90, 45] };
const host = { name: 'Ana Host', avatar: '', about: 'Product advice for <small> teams.' };
const noBranding: Branding = {
  name: '',
  color: null,
  logo: null,
  is_listed: false,
  updated_at: '2026-03-02T07:00:00+00:00',
};
const page = { host, isTeam: false, username: 'ana', branding: noBranding, eventTypes: [call, session] };
const team = { ...page, host: { name: 'Hopper Ltd', avatar: '', about: '' }, isTeam: true };
const pageWithAvatar = { ...page, host: { ...host, name: '"><script>', avatar: 'https://example.com/"a.png' } };

const branding: Branding = {
  name: 'Hopper & <b>',
  color: '#0f766e',
  logo: '/logos/1/a.png',
  is_listed: true,
  updated_at: '2026-03-02T07:00:00+00:00',
};

const origin = 'https://book.example.com';
const now = asInstant(Date.UTC(2026, 10, 20));

const app = new Hono()
  .get('/ana', (context) => context.html(writeHostPage(context, { page, origin, now })))
  .get('/nothing', (context) =>
    context.html(writeHostPage(context, { page: { ...page, eventTypes: [] }, origin, now })),
  )
  .get('/pictured', (context) => context.html(writeHostPage(context, { page: pageWithAvatar, origin, now })))
  .get('/branded', (context) => context.html(writeHostPage(context, { page: { ...page, branding }, origin, now })))
  .get('/ana/call', (context) => context.html(writeEventTypePage(context, { page, origin }, call)))
  .get('/team', (context) => context.html(writeEventTypePage(context, { page: team, origin }, call)))
  .get('/branded-team', (context) =>
    context.html(writeEventTypePage(context, { page: { ...team, branding }, origin }, call)),
  )
  .get('/described', (context) => {
    const description = 'Read https://example.com/plans, <b> first.';
    return context.html(writeEventTypePage(context, { page, origin }, { ...call, description }));
  })
  .get('/branded/:visibility', (context) => {
    const visibility = context.req.param('visibility') === 'private' ? 'private' : 'public';
    return context.html(writeEventTypePage(context, { page: { ...page, branding }, origin }, { ...call, visibility }));
  });

async function read(path: string, languages = 'en'): Promise<string> {
  return (await app.request(path, { headers: { 'Accept-Language': languages } })).text();
}

test('shows a host with a card for each event type', async () => {
  const text = await read('/ana');
  expect(text).toContain('<h1><bdi>Ana Host</bdi></h1>');
  expect(text).toContain('<a class="card" href="/ana/introductory-call"><h2><bdi>Introductory call</bdi></h2>');
  expect(text).toContain('aria-hidden="true">AH</span>');
});

test.each([
  ['en', '30 minutes', '45 or 90 minutes'],
  ['de', '30 Minuten', '45 oder 90 Minuten'],
  ['ja', '30 分', '45または90 分'],
])('writes how long a meeting takes in %s', async (language, one, several) => {
  const text = await read('/ana', language);
  expect([text.includes(`<p class="facts">${one}</p>`), text.includes(`<p class="facts">${several}</p>`)]).toEqual([
    true,
    true,
  ]);
});

test('shows what a host has written as text', async () => {
  const text = (await read('/ana')) + (await read('/pictured'));
  expect(text).toContain('&lt;img onerror=1&gt;');
  expect(text).not.toMatch(/<script>|<img onerror|"a\.png"/);
});

test('shows a host’s description, also in previews of the link', async () => {
  const text = await read('/ana');
  expect(text).toContain('<p class="about"><bdi>Product advice for &lt;small&gt; teams.</bdi></p>');
  expect(text).toContain('<meta property="og:description" content="Product advice for &lt;small&gt; teams.">');
});

const places = { video: 'Video call', phone: 'Phone call', in_person: 'In person' } as const;

test.each(Object.entries(places))(
  'says that people meet by %s, and shows where only if it is public',
  async (type, way) => {
    const withPlace = (value: string) => ({ ...call, place: { type: type as keyof typeof places, value } });
    const eventTypes = [withPlace(''), withPlace('<b>12 Main St</b>')];
    const app = new Hono().get('/', (context) =>
      context.html(writeHostPage(context, { page: { ...page, eventTypes }, origin, now })),
    );
    const text = await (await app.request('/', { headers: { 'Accept-Language': 'en' } })).text();
    expect(text).toContain(`<p class="facts">30 minutes · ${way}</p>`);
    expect(text).toContain('<p class="facts">30 minutes · &lt;b&gt;12 Main St&lt;/b&gt;</p>');
  },
);

test('leaves an empty line for the next time of each event type', async () => {
  const text = await read('/ana', 'de');
  expect(text).toContain('data-event-type="ana/introductory-call" data-past="2026-11-18" data-next="Ab {time}"');
  expect(text).toContain('<script type="module" src="/host-page.js"></script>');
  expect(await read('/nothing')).not.toContain('host-page.js');
});

test('describes an event type without JavaScript, and says whom to ask for a time', async () => {
  const text = await read('/ana/call');
  expect(text.replace(/<noscript>.*<\/noscript>/s, '')).toContain('<p class="facts">30 minutes</p>');
  expect(text).toMatch(/<noscript>.*reply to the person who sent you this link.*<\/noscript>/s);
});

test('names the host and the event type once, in the page instead of the widget', async () => {
  const text = await read('/described');
  expect(text).toContain('<p class="about"><bdi>Read <a href="https://example.com/plans" target="_blank"');
  expect(text).toContain('&lt;b&gt; first.</bdi></p>');
  expect(text).toContain('<sched-booking event-type="ana/introductory-call" hide-event-type-details>');
});

test('says that there is nothing to book', async () => {
  expect(await read('/nothing')).toContain('There is nothing to book here at the moment.');
  expect(await read('/nothing', 'de')).toContain('Zurzeit kann hier nichts gebucht werden.');
});

test('books one event type with the widget, and links back to its host', async () => {
  const text = await read('/ana/call');
  expect(text).toMatch(/<sched-booking event-type="ana\/introductory-call"[^>]*><noscript>/);
  expect(text).toContain('<a class="host" href="/ana">');
  expect(text).toContain('<script type="module" src="/sched-booking.js"></script>');
});

test('selects the time that a link names first', async () => {
  expect(await read('/ana/call?slot=2026-12-02T08:00Z')).toContain(' slot="2026-12-02T08:00Z"><noscript>');
  expect(await read('/ana/call?slot=%22%3E%3Cscript%3E')).toContain(
    '<sched-booking event-type="ana/introductory-call" hide-event-type-details><noscript>',
  );
});

test('describes the page in previews of the link, and keeps search engines out', async () => {
  const text = await read('/ana/call');
  expect(text).toContain('<meta property="og:title" content="Introductory call · Ana Host">');
  expect(text).toContain('<meta property="og:url" content="https://book.example.com/ana/introductory-call">');
  expect(text).toContain('<meta property="og:description" content="30 minutes">');
  expect(text).toContain('<meta property="og:site_name" content="Ana Host">');
  expect(text).toContain('<meta name="robots" content="noindex">');
});

test('names the business in place of the product, by its logo and its name', async () => {
  const text = await read('/branded');
  expect(text).toContain(
    '<header class="brand"><img class="logo" src="/logos/1/a.png" alt=""> <bdi>Hopper &amp; &lt;b&gt;</bdi>',
  );
  expect(text).toContain('<title>Ana Host · Hopper &amp; &lt;b&gt;</title>');
  expect(text).not.toContain('sched-booking</span>');
});

test.each(['/branded', '/branded/public'])('lets search engines list %s when the business wants it', async (path) => {
  expect(await read(path)).not.toContain('noindex');
});

test('keeps search engines from a private event type, whatever the business wants', async () => {
  expect(await read('/branded/private')).toContain('<meta name="robots" content="noindex">');
});

test('gives the accent of a business to the page and the widget', async () => {
  const text = await read('/branded');
  expect(text).toContain('sched-booking{--sched-primary:#0f766e}');
  expect(text).toMatch(/:root\{--accent:light-dark\(#0f766e,#[\da-f]{6}\)/);
});

test('names the business once, and links to no host, where several hosts take turns', async () => {
  const text = await read('/team');
  expect(text).toContain('<p class="host"><span class="picture" aria-hidden="true">HL</span><bdi>Hopper Ltd</bdi></p>');
  expect(text).not.toContain('href="/ana"');
  expect(await read('/branded-team')).not.toContain('class="host"');
});

test('shows the first 200 event types of a host who has more', async () => {
  const eventTypes = Array.from({ length: 250 }, (_, number) => ({ ...call, title: `Call ${number}` }));
  const app = new Hono().get('/', (context) =>
    context.html(writeHostPage(context, { page: { ...page, eventTypes }, origin, now })),
  );
  const text = await (await app.request('/')).text();
  expect([text.match(/class="card"/g)?.length, text.includes('Call 199'), text.includes('Call 200')]).toEqual([
    200,
    true,
    false,
  ]);
});

test('makes the formats of a language once, not for each card', async () => {
  await read('/ana', 'pl');
  const spy = vi.spyOn(Intl, 'NumberFormat');
  await read('/ana', 'pl');
  expect(spy).not.toHaveBeenCalled();
  spy.mockRestore();
});
