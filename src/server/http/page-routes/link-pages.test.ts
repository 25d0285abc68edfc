import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Env } from '../listen.ts';
import { type FindBookingPage, mountLinkPages } from './link-pages.ts';

const eventType = { id: 1, public_id: 'ana.b/call', title: 'Call', description: '', duration: 30, durations: null };
const asked: string[] = [];
const find: FindBookingPage = async ({ username, name }) => {
  asked.push([username, name].filter(Boolean).join('/'));
  const isKnown = username === 'ana.b' && (name === undefined || name === 'call');
  return isKnown ? { host: { name: 'Ana', avatar: '' }, username, eventTypes: [eventType] } : undefined;
};
const app = new Hono<Env>();
mountLinkPages(app, find);
app.get('*', (context) => context.text('others', 404));

const browser = { accept: 'text/html' };

test.each(['/ana.b', '/ana.b/call'])('serves the page of %s with the headers of our pages', async (path) => {
  const { status, headers } = await app.request(path, { headers: browser });
  expect([status, headers.get('vary')]).toEqual([200, 'Accept-Language']);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
});

test.each(['/nobody', '/ana.b/nothing', '/ana.b/call/more', '/'])('leaves %s to others', async (path) => {
  const response = await app.request(path, { headers: browser });
  expect([response.status, await response.text()]).toEqual([404, 'others']);
});

test.each([
  ['/sched-booking.js', 'text/html'],
  ['/chunks/x-1234.css', 'text/html'],
  ['/ana.b', '*/*'],
  [`/${'a'.repeat(256)}`, 'text/html'],
  ['/a%00b', 'text/html'],
])('asks the database for nothing of %s', async (path, accept) => {
  asked.length = 0;
  expect([(await app.request(path, { headers: { accept } })).status, asked]).toEqual([404, []]);
});
