import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { staticFiles } from './static-files.ts';

const pinnedPath = '/v1.2.3-0123456789ab/sched-booking.js';
const earlierPath = '/v1.2.2-ba9876543210/sched-booking.js';

let root: string;
let dataDir: string;
let files: Hono;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sched-booking-static-'));
  await mkdir(join(root, 'chunks'));
  await writeFile(join(root, 'index.html'), '<!doctype html>');
  await writeFile(join(root, 'playground.html'), '<!doctype html><title>Playground</title>');
  await writeFile(join(root, 'sched-booking.js'), 'plain');
  await writeFile(join(root, 'sched-booking.js.br'), 'brotli');
  await mkdir(join(root, pinnedPath, '..'));
  await writeFile(join(root, pinnedPath), 'all in one');
  await writeFile(join(root, 'chunks', 'app-1.js'), 'chunk');
  await writeFile(join(root, '..', 'outside.txt'), 'outside');
  dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-data-'));
  const pinnedFolder = join(dataDir, 'pinned');
  await mkdir(join(pinnedFolder, earlierPath, '..'), { recursive: true });
  await writeFile(join(pinnedFolder, earlierPath), 'all in one, earlier');
  await writeFile(join(pinnedFolder, `${earlierPath}.br`), 'brotli, earlier');
  await writeFile(join(pinnedFolder, 'notes.txt'), 'not for pages');
  await writeFile(join(dataDir, 'link-secret'), 'secret');
  files = staticFiles({ buildFolder: root, pinnedFolder });
});

afterAll(async () => {
  await rm(join(root, '..', 'outside.txt'));
  await rm(root, { recursive: true });
  await rm(dataDir, { recursive: true });
});

test('serves the module to any origin with a short lifetime', async () => {
  const { headers } = await files.request('/sched-booking.js');
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
});

test('responds 304 to a matching ETag', async () => {
  const first = await files.request('/sched-booking.js');
  const again = await files.request('/sched-booking.js', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('sends the brotli file to clients that accept it', async () => {
  const reply = await files.request('/sched-booking.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual(['br', 'brotli']);
  expect(reply.headers.get('vary')).toContain('Accept-Encoding');
});

test.each(['/chunks/app-1.js', pinnedPath, earlierPath])('caches %s for a year', async (path) => {
  const { headers } = await files.request(path);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('serves the pinned builds of earlier releases beside its own', async () => {
  const [own, earlier] = await Promise.all([pinnedPath, earlierPath].map((path) => files.request(path)));
  expect([await own?.text(), await earlier?.text()]).toEqual(['all in one', 'all in one, earlier']);
  const response = await files.request(earlierPath, { headers: { 'accept-encoding': 'br' } });
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', 'brotli, earlier']);
});

test.each([
  '/notes.txt',
  '/link-secret',
  '/v1.2.2-ba9876543210/../notes.txt',
  '/v1.2.2-ba9876543210/..%2f..%2flink-secret',
  '/v1.2.2-ba9876543210/sched-booking.js/../../../link-secret',
  '/v1.2.2-ba9876543210/sched-booking.js.br',
  '/v1.2.2-ba9876543210/',
])('serves no other file of the pinned builds: %s', async (path) => {
  expect((await files.request(path)).status).toBe(404);
});

test('never lets a 404 be cached', async () => {
  const { status, headers } = await files.request('/v1.2.4-0123456789ab/sched-booking.js');
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('serves the page at the root without caching', async () => {
  const reply = await files.request('/');
  expect([await reply.text(), reply.headers.get('cache-control')]).toEqual(['<!doctype html>', 'no-cache']);
});

test.each([
  ['/', 'strict-origin-when-cross-origin'],
  ['/index.html', 'strict-origin-when-cross-origin'],
  ['/playground', 'no-referrer'],
  ['/playground.html', 'no-referrer'],
])('serves the page at %s under a strict policy', async (path, referrerPolicy) => {
  const { status, headers } = await files.request(path);
  const policy = headers.get('content-security-policy')?.split('; ') ?? [];
  expect([status, headers.get('content-type'), headers.get('referrer-policy')]).toEqual([
    200,
    'text/html; charset=utf-8',
    referrerPolicy,
  ]);
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]));
  expect(policy.filter((directive) => directive.includes('unsafe'))).toEqual(
    path.startsWith('/playground') ? [] : ["style-src 'self' 'unsafe-inline'"],
  );
});

test.each(['/../outside.txt', '/..%2Foutside.txt', '/chunks/..%5c..%5coutside.txt', '/package.json'])(
  'serves nothing outside its folder: %s',
  async (path) => {
    expect((await files.request(path)).status).toBe(404);
  },
);

test('starts silently when there is no folder of pinned builds', async () => {
  const printError = vi.spyOn(console, 'error').mockReturnValue();
  const files = staticFiles({ buildFolder: root, pinnedFolder: join(root, 'missing') });
  const response = await files.request(earlierPath);
  expect([response.status, printError.mock.calls]).toEqual([404, []]);
  printError.mockRestore();
});
