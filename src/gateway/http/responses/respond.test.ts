import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, slotsOfApril, type World } from '../../testing/index.ts';
import { parseOriginRules } from '../origins/index.ts';

let world: World;

beforeEach(() => {
  world = openWorld();
});

describe('cacheable responses', () => {
  it.each([
    [slotsOfApril, 15],
    ['/event-types/42', 60],
    ['/event-types/42/booking-forms', 60],
  ])('says for how long a page may cache %s', async (path, seconds) => {
    const { headers } = await world.get(path);
    expect(headers.get('cache-control')).toBe(`public, max-age=${seconds}, stale-while-revalidate=300`);
    expect(headers.get('age')).toBe('0');
  });

  it("sends Age and Date by the gateway's clock", async () => {
    await world.get(slotsOfApril);
    world.passSeconds(12);
    const { headers } = await world.get(slotsOfApril);
    expect([headers.get('age'), headers.get('date')]).toEqual(['12', 'Wed, 01 Apr 2026 00:00:12 GMT']);
  });

  it('responds 304 to a matching If-None-Match', async () => {
    const etag = (await world.get(slotsOfApril)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    for (const tag of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const again = await world.get(slotsOfApril, { headers: { 'if-none-match': tag } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
  });

  it('sends the body again when it has changed', async () => {
    const etag = (await world.get(slotsOfApril)).headers.get('etag') ?? '';
    await world.book('2026-04-07T09:00Z');
    expect((await world.get(slotsOfApril, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('gives zones one ETag only for equal bodies', async () => {
    const tagIn = async (zone: string) => (await world.get(slotsOfApril.replace('UTC', zone))).headers.get('etag');
    expect(await tagIn('UTC')).toBe(await tagIn('Etc/UTC'));
    expect(await tagIn('UTC')).not.toBe(await tagIn('Asia/Tokyo'));
  });
});

describe('responses that no cache may keep', () => {
  it('forbids caching bookings and failures', async () => {
    const responses = await Promise.all([
      world.book('2026-04-07T09:00Z'),
      world.get('/event-types/99'),
      world.get('/nothing'),
      world.get('/event-types/42/slots?start=2026-04-01'),
    ]);
    expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(4).fill('no-store'));
    expect(responses.map(({ headers }) => headers.get('etag'))).toEqual(Array(4).fill(null));
  });
});

it('sends RateLimit with every response', async () => {
  const paths = [slotsOfApril, '/event-types/42', '/event-types/99', '/nothing'];
  const responses: Response[] = [];
  for (const path of paths) responses.push(await world.get(path, { address: '192.0.2.1' }));
  responses.push(await world.book('2026-04-07T09:00Z', { address: '192.0.2.1' }));
  expect(responses.map(({ headers }) => headers.get('ratelimit'))).toEqual(
    [239, 238, 237, 236, 235].map((remaining) => `"visitor";r=${remaining};t=60`),
  );
  const { headers } = responses[0] ?? expect.fail();
  expect(headers.get('ratelimit-policy')).toBe('"visitor";q=240;w=60');
  for (const name of ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id', 'Age', 'Date']) {
    expect(headers.get('access-control-expose-headers')?.split(',')).toContain(name);
  }
});

it.each([{}, { origin: 'https://good.example' }, { origin: 'https://bad.example' }])(
  'tells caches that a listed origin matters: %j',
  async (headers) => {
    world = openWorld({ allowedOrigins: parseOriginRules('https://good.example') });
    expect((await world.get(slotsOfApril, { headers })).headers.get('vary')).toBe('Origin, Sched-Manage-Token');
    expect((await world.get('/event-types/42', { headers })).headers.get('vary')).toBe('Origin');
    expect((await openWorld().get('/event-types/42', { headers })).headers.get('vary')).toBeNull();
  },
);

it('gives every response its own id and the time', async () => {
  const [one, other] = [await world.get('/nothing'), await world.get('/event-types/42')];
  expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(other.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
  expect(one.headers.get('date')).toBe('Wed, 01 Apr 2026 00:00:00 GMT');
});
