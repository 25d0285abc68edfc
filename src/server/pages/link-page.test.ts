import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Branding } from '../../contract/index.ts';
import { writeEventTypePage, writeHostPage } from './index.ts';

const call = {
  ...{ id: 1, public_id: 'ana/introductory-call', title: 'Introductory call', description: '' },
  ...{ duration: 30, durations: null },
};
const session = { ...call, public_id: 'ana/p_secret', title: '<img onerror=1>', durations: [90, 45] };
const host = { name: 'Ana Host', avatar: '' };
const unbranded: Branding = { name: '', color: null, logo: null, is_listed: false };
const page = { host, username: 'ana', branding: unbranded, eventTypes: [call, session] };
const pictured = { ...page, host: { name: '"><script>', avatar: 'https://example.com/"a.png' } };

const branding: Branding = { name: 'Hopper & <b>', color: '#0f766e', logo: '/logos/1/a.png', is_listed: true };

const app = new Hono()
  .get('/ana', (context) => context.html(writeHostPage(context, page)))
  .get('/nothing', (context) => context.html(writeHostPage(context, { ...page, eventTypes: [] })))
  .get('/pictured', (context) => context.html(writeHostPage(context, pictured)))
  .get('/branded', (context) => context.html(writeHostPage(context, { ...page, branding })))
  .get('/ana/call', (context) => context.html(writeEventTypePage(context, page, call)));

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
  expect([text.includes(`<p>${one}</p>`), text.includes(`<p>${several}</p>`)]).toEqual([true, true]);
});

test('shows what a host has written as text', async () => {
  const text = (await read('/ana')) + (await read('/pictured'));
  expect(text).toContain('&lt;img onerror=1&gt;');
  expect(text).not.toMatch(/<script>|<img onerror|"a\.png"/);
});

test('says so when there is nothing to book', async () => {
  expect(await read('/nothing')).toContain('There is nothing to book here at the moment.');
  expect(await read('/nothing', 'de')).toContain('Zurzeit kann hier nichts gebucht werden.');
});

test('books one event type with the widget, and leads back to its host', async () => {
  const text = await read('/ana/call');
  expect(text).toContain('<sched-booking event-type="ana/introductory-call"><noscript>');
  expect(text).toContain('<a class="host" href="/ana">');
  expect(text).toContain('<script type="module" src="/sched-booking.js"></script>');
});

test('tells whoever shares the link what it is, and search engines to leave it', async () => {
  const text = await read('/ana/call');
  expect(text).toContain('<meta property="og:title" content="Introductory call · Ana Host">');
  expect(text).toContain('<meta property="og:url" content="http://localhost/ana/call">');
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

test('lets search engines list the page of a business that wants it', async () => {
  expect(await read('/branded')).not.toContain('noindex');
});

test('gives the accent of a business to the page and the widget', async () => {
  const text = await read('/branded');
  expect(text).toContain('sched-booking{--sched-primary:#0f766e}');
  expect(text).toMatch(/:root\{--accent:light-dark\(#0f766e,#[\da-f]{6}\)/);
});
