import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Env } from '../listen.ts';
import { mountConsolePages, nameConsoleBuild } from './console-pages.ts';
import { staticFiles } from './static-files.ts';

const app = new Hono<Env>();
let buildFolder: string;

beforeAll(async () => {
  buildFolder = await mkdtemp(join(tmpdir(), 'sched-booking-console-'));
  await mkdir(join(buildFolder, 'console/assets'), { recursive: true });
  await writeFile(join(buildFolder, 'console/index.html'), '<script src="/console/assets/index-a1B2.js"></script>');
  await writeFile(join(buildFolder, 'console/assets/index-a1B2.js'), 'start()');
  app.use('/console/*', nameConsoleBuild(buildFolder));
  mountConsolePages(app, buildFolder);
  app.route('/', staticFiles({ buildFolder, pinnedFolder: join(buildFolder, 'pinned') }));
});

afterAll(() => rm(buildFolder, { recursive: true, force: true }));

test.each(['/console/', '/console/event-types/42', '/console/anything.else'])('serves the page at %s', async (path) => {
  const response = await app.request(path);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain('/console/assets/index-a1B2.js');
});

test('lets no text become a script on the page, and no other origin frame or open it', async () => {
  const { headers } = await app.request('/console/');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("frame-src 'self'");
  expect(policy).not.toMatch(/unsafe-/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('caches scripts forever, and lets no page of another origin read them', async () => {
  const { headers } = await app.request('/console/assets/index-a1B2.js');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('names the build in every response', async () => {
  const responses = await Promise.all(['/console/', '/console/api/session'].map((path) => app.request(path)));
  expect(responses.map(({ headers }) => headers.get('x-console-build'))).toEqual(['index-a1B2', 'index-a1B2']);
});

test('redirects /console to the page', async () => {
  const { status, headers } = await app.request('/console');
  expect([status, headers.get('location')]).toEqual([308, '/console/']);
});
