import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../settings/index.ts';
import type { Env } from '../listen.ts';
import { mountPages } from './pages.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sched-booking-pages-'));
  await mkdir(join(folder, 'console'));
  for (const name of ['index.html', 'playground.html', 'sched-booking.js', 'console/index.html']) {
    await writeFile(join(folder, name), name);
  }
});

afterAll(() => rm(folder, { recursive: true }));

const fromThisMachine = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

async function statusesWith(environment: Record<string, string>): Promise<number[]> {
  const app = new Hono<Env>();
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), ...environment });
  const gateway = { fetch: async () => new Response(), secondsToWait: async () => undefined };
  await mountPages(app, { gateway, settings, log: pino({ level: 'silent' }), buildFolder: folder });
  const paths = ['/', '/index.html', '/playground', '/playground.html', '/manage', '/sched-booking.js'];
  return Promise.all(paths.map(async (path) => (await app.request(path, {}, fromThisMachine)).status));
}

const DATABASE_URL = 'postgres://user:password@host/name';

const SCHED_API_KEY = 'the key of the demonstration account';
const upstream = { UPSTREAM_URL: 'https://api.example.com' };

test.each([[{}], [{ DATABASE_URL, DEMONSTRATION: '1' }], [{ DATABASE_URL, SCHED_API_KEY }], [upstream]])(
  'shows the demonstration with %j',
  async (environment: Record<string, string>) => {
    expect(await statusesWith(environment)).toEqual([200, 200, 200, 200, 200, 200]);
  },
);

test.each([[{ DATABASE_URL }], [{ DEMONSTRATION: '0' }]])(
  'serves only the booking page with %j',
  async (environment: Record<string, string>) => {
    expect(await statusesWith(environment)).toEqual([404, 404, 404, 404, 200, 200]);
  },
);

test.each([
  [{}, 200],
  [{ CONSOLE: 'off' }, 404],
  [upstream, 404],
])('responds to a request for the console with %j by %i', async (environment: Record<string, string>, expected) => {
  const app = new Hono<Env>();
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), ...environment });
  const gateway = { fetch: async () => new Response(), secondsToWait: async () => undefined };
  await mountPages(app, { gateway, settings, log: pino({ level: 'silent' }), buildFolder: folder });
  expect((await app.request('/console/', {}, fromThisMachine)).status).toBe(expected);
});

test('keeps the address of a booking from other sites, and scripts of others from its page', async () => {
  const app = new Hono<Env>();
  const settings = readSettings({ DATA_DIR: join(folder, 'data') });
  const gateway = { fetch: async () => new Response(), secondsToWait: async () => undefined };
  await mountPages(app, { gateway, settings, log: pino({ level: 'silent' }), buildFolder: folder });
  const { headers } = await app.request('/manage?event=1', {}, fromThisMachine);
  expect([headers.get('referrer-policy'), headers.get('vary')]).toEqual(['no-referrer', 'Accept-Language']);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
});

test('links the playground to the API reference only if this server has it', async () => {
  const linksIn = async (environment: Record<string, string>) => {
    const app = new Hono<Env>();
    const settings = readSettings({ DATA_DIR: join(folder, 'data'), ...environment });
    const gateway = { fetch: async () => new Response(), secondsToWait: async () => undefined };
    await mountPages(app, { gateway, settings, log: pino({ level: 'silent' }), buildFolder: 'public' });
    const texts = ['/playground', '/playground.html'].map(async (path) => {
      const response = await app.request(path, {}, fromThisMachine);
      return (await response.text()).includes('href="/docs"');
    });
    return Promise.all(texts);
  };
  expect([await linksIn({}), await linksIn(upstream)]).toEqual([
    [true, true],
    [false, false],
  ]);
});
