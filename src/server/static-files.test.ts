import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

let root: string;
let files: Hono;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sched-booking-static-'));
  await mkdir(join(root, 'chunks'));
  await writeFile(join(root, 'index.html'), '<!doctype html>');
  await writeFile(join(root, 'manage.html'), '<!doctype html><title>Your booking</title>');
  await writeFile(join(root, 'playground.html'), '<!doctype html><title>Playground</title>');
  await writeFile(join(root, 'sched-booking.js'), 'plain');
  await writeFile(join(root, 'sched-booking.js.br'), 'brotli');
  await mkdir(join(root, 'v1.2.3'));
  await writeFile(join(root, 'v1.2.3', 'sched-booking.js'), 'all in one');
  await writeFile(join(root, 'chunks', 'app-1.js'), 'chunk');
  await writeFile(join(root, '..', 'outside.txt'), 'outside');
  files = staticFiles(root);
});

afterAll(async () => {
  await rm(join(root, '..', 'outside.txt'));
  await rm(root, { recursive: true });
});

test('serves the module to pages of any origin, for a short while', async () => {
  const { headers } = await files.request('/sched-booking.js');
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
});

test('answers 304 to who has the module already', async () => {
  const first = await files.request('/sched-booking.js');
  const again = await files.request('/sched-booking.js', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('sends the brotli file to who takes it', async () => {
  const answer = await files.request('/sched-booking.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', 'brotli']);
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
});

test.each(['/chunks/app-1.js', '/v1.2.3/sched-booking.js'])('lets %s be kept for a year', async (path) => {
  const { headers } = await files.request(path);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('serves the page at the root, asked for each time', async () => {
  const answer = await files.request('/');
  expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['<!doctype html>', 'no-cache']);
});

test.each(['/manage', '/manage?event=1', '/manage.html', '/playground', '/playground.html'])(
  'hosts the page at %s, where nobody else acts',
  async (path) => {
    const { status, headers } = await files.request(path);
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect([status, headers.get('content-type'), headers.get('referrer-policy')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-referrer',
    ]);
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]),
    );
    expect(policy.join()).not.toContain('unsafe');
  },
);

test.each(['/../outside.txt', '/..%2Foutside.txt', '/chunks/..%5c..%5coutside.txt', '/package.json'])(
  'serves nothing beyond its folder: %s',
  async (path) => {
    expect((await files.request(path)).status).toBe(404);
  },
);
