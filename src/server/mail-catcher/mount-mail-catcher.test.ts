import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { asInstant } from '../../time/index.ts';
import type { Env } from '../http/index.ts';
import { createMailCatcher, maxMails } from './mail-catcher.ts';
import { mountMailCatcher } from './mount-mail-catcher.ts';

const mail = {
  to: 'ada@example.com',
  subject: 'Confirmed: <b>Call</b>',
  text: 'Hello <script>',
  html: '<!doctype html><html><head></head><body>Hello</body></html>',
  calendarFile: 'BEGIN:VCALENDAR',
  headers: 'To: ada@example.com',
};

type RequestOptions = {
  readonly from?: string;
  readonly host?: string;
  readonly headers?: Record<string, string>;
  readonly httpVersion?: string;
};

/** The header that browsers send with HTTP/1.1. */
const keepsAlive = { connection: 'keep-alive' };

function openMailCatcher() {
  const mailCatcher = createMailCatcher(() => asInstant(0));
  const app = new Hono<Env>();
  mountMailCatcher(app, mailCatcher);
  const request = (
    path: string,
    { from = '127.0.0.1', host = 'localhost:4242', headers = keepsAlive, httpVersion = '1.1' }: RequestOptions = {},
  ) =>
    app.request(`http://${host}${path}`, { headers }, { incoming: { httpVersion, socket: { remoteAddress: from } } });
  return { mailCatcher, request };
}

async function allPaths({ mailCatcher }: ReturnType<typeof openMailCatcher>): Promise<string[]> {
  const id = mailCatcher.list()[0]?.id;
  return ['/mail', `/mail/${id}`, `/mail/${id}/page`, `/mail/${id}/event.ics`];
}

test.each([
  ['::1', '[::1]:4242'],
  ['127.0.0.1', 'localhost:4242'],
  ['::ffff:127.0.0.1', '127.0.0.1:4242'],
])('shows emails to a browser at %s that asks for %s', async (from, host) => {
  const setup = openMailCatcher();
  setup.mailCatcher.add(mail);
  for (const path of await allPaths(setup)) expect((await setup.request(path, { from, host })).status).toBe(200);
});

test.each([
  ['another machine', { from: '192.0.2.9' }],
  ['another machine that names this one', { from: '192.0.2.9', host: 'localhost' }],
  ['a site whose name leads here', { host: 'evil.example:4242' }],
  ['a name that begins like this machine’s', { host: 'localhost.evil.example' }],
  ['a proxy on this machine', { headers: { ...keepsAlive, 'x-forwarded-for': '192.0.2.9' } }],
  ['a proxy that only its version of HTTP gives away', { httpVersion: '1.0' }],
  ['a proxy that says nothing but its name', { headers: { ...keepsAlive, via: '1.1 proxy' } }],
  ['a proxy that keeps its own connection', { headers: {} }],
])('hides emails from %s', async (_, asking) => {
  const setup = openMailCatcher();
  setup.mailCatcher.add(mail);
  for (const path of await allPaths(setup)) expect((await setup.request(path, asking)).status).toBe(404);
});

test('escapes the content of an email on its own pages', async () => {
  const { mailCatcher, request } = openMailCatcher();
  mailCatcher.add(mail);
  const id = mailCatcher.list()[0]?.id;
  const pages = await Promise.all(['/mail', `/mail/${id}`].map(async (path) => (await request(path)).text()));
  expect(pages.join()).toContain('&lt;b&gt;Call&lt;/b&gt;');
  expect(pages.join()).not.toMatch(/<b>|<script>/);
});

test('shows an email in a frame in which nothing runs', async () => {
  const { mailCatcher, request } = openMailCatcher();
  mailCatcher.add(mail);
  const response = await request(`/mail/${mailCatcher.list()[0]?.id}/page`);
  expect(response.headers.get('content-security-policy')).toMatch(
    /^sandbox [^;]*; default-src 'none'; .*frame-ancestors 'self'/,
  );
  expect(response.headers.get('content-security-policy')).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('keeps the latest emails and drops the oldest', () => {
  const { mailCatcher } = openMailCatcher();
  for (let index = 0; index <= maxMails; index += 1) mailCatcher.add({ ...mail, subject: `Mail ${index}` });
  const subjects = mailCatcher.list().map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([maxMails, `Mail ${maxMails}`, 'Mail 1']);
});

test('holds as many emails as README.md says', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`It keeps the latest ${maxMails} emails until the server stops.`);
});

test('says that an email is gone', async () => {
  expect((await openMailCatcher().request('/mail/nothing')).status).toBe(404);
});
