import { afterEach, expect, test } from 'vitest';
import { createService, type Service } from '../create-service.ts';
import type { ServiceOptions } from '../service-options.ts';
import { openStore } from '../store/index.ts';
import {
  instant,
  mondayMorning,
  openService,
  type Reply,
  type RequestOptions,
  request,
  type TestService,
} from '../testing/index.ts';

/**
 * How many requests a key may send per minute.
 * @public
 */
export const limit = 60;
const me = '/v1/users/me';

type RateOptions = Pick<ServiceOptions, 'countKeyUse'>;

/**
 * The laws of the limit, wherever the uses of keys are counted.
 * @public
 */
export async function rateLaws(options: RateOptions = {}): Promise<TestService> {
  const service = await openService(() => ({ requestsPerMinute: limit, ...options }));

  afterEach(() => service.holdClock(mondayMorning));

  test('allows sixty requests in a minute', async () => {
    const { key } = await service.account();
    const replies = await askTimes(service, limit + 1, { key });
    const refusals = replies.filter(({ status }) => status === 429);
    expect([replies.length - refusals.length, refusals.length]).toEqual([limit, 1]);
    expect(refusals[0]?.body.error.code).toBe('too_many_requests');
    expect(refusals[0]?.headers.get('retry-after')).toBe('60');
  });

  test('reports the remaining requests in every response', async () => {
    const { key } = await service.account();
    expect(limitsIn(await service.request(me, { key }))).toEqual(['"default";q=60;w=60', '"default";r=59;t=60']);
    service.holdClock('2026-03-02T08:00:12.5+01:00');
    expect(limitsIn(await service.request('/v1/nowhere', { key }))).toEqual([
      '"default";q=60;w=60',
      '"default";r=58;t=48',
    ]);
    const body = { url: 'https://example.com', events: ['event.created'] };
    const options: RequestOptions = { key, headers: { 'idempotency-key': 'twice' }, body };
    await service.request('/v1/webhooks', options);
    const again = await service.request('/v1/webhooks', options);
    expect([again.headers.get('idempotent-replayed'), limitsIn(again)[1]]).toEqual(['true', '"default";r=56;t=48']);
  });

  test('gives each of many concurrent requests its own count', async () => {
    const { key } = await service.account();
    const replies = await askTimes(service, limit, { key });
    const remaining = replies.map((reply) => Number(/r=(\d+)/.exec(limitsIn(reply)[1] ?? '')?.[1]));
    expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: limit }, (_, index) => index));
  });

  test('accepts a request after its Retry-After', async () => {
    const { key } = await service.account();
    await askTimes(service, limit, { key });
    service.holdClock('2026-03-02T08:00:59.999+01:00');
    const refusal = await service.request(me, { key });
    expect([refusal.status, refusal.headers.get('retry-after'), limitsIn(refusal)[1]]).toEqual([
      429,
      '1',
      '"default";r=0;t=1',
    ]);
    service.holdClock('2026-03-02T08:01:00+01:00');
    expect(limitsIn(await service.request(me, { key }))[1]).toBe('"default";r=59;t=60');
  });

  test('allows sixty requests in any sliding minute', async () => {
    const { key } = await service.account();
    const counts: number[] = [];
    for (const time of ['08:00:50.5', '08:00:59.9', '08:01:00', '08:01:50.4', '08:01:50.5', '08:01:59.9', '08:02:00']) {
      service.holdClock(`2026-03-02T${time}+01:00`);
      const replies = await askTimes(service, time === '08:00:50.5' ? 20 : limit, { key });
      counts.push(replies.filter(({ status }) => status === 200).length);
    }
    expect(counts).toEqual([20, 40, 0, 0, 20, 40, 0]);
  });

  test('accepts a key again although it kept sending requests', async () => {
    const { key } = await service.account();
    await askTimes(service, limit, { key });
    service.holdClock('2026-03-02T08:00:30+01:00');
    await askTimes(service, limit, { key });
    service.holdClock('2026-03-02T08:01:00+01:00');
    expect((await service.request(me, { key })).status).toBe(200);
  });

  test('does not lock out keys when the clock is set back', async () => {
    const { key } = await service.account();
    await askTimes(service, limit + 1, { key });
    service.holdClock('2026-03-01T08:00:00+01:00');
    expect((await service.request(me, { key })).status).toBe(200);
  });

  test('shares the count between two replicas', async () => {
    const { key } = await service.account();
    const { replica, close } = await openReplica(service, options);
    const each = Array.from({ length: limit }, () => [service.request(me, { key }), request(replica, me, { key })]);
    const replies = await Promise.all(each.flat());
    await close();
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(limit);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(limit);
  });

  test('counts each key on its own', async () => {
    const [busy, idle] = [await service.account(), await service.account()];
    await askTimes(service, limit + 1, { key: busy.key });
    expect(limitsIn(await service.request(me, { key: idle.key }))[1]).toBe('"default";r=59;t=60');
  });

  test('never counts the gateway', async () => {
    const { key, eventTypeId } = await service.account();
    const headers = { 'sched-acting-for': `event-types/${eventTypeId}` };
    const replies = await askTimes(service, limit + 1, { trusted: true, headers });
    expect(replies.every((reply) => reply.status === 200 && limitsIn(reply)[1] === null)).toBe(true);
    expect(limitsIn(await service.request(me, { key }))[1]).toBe('"default";r=59;t=60');
  });

  test('never stores a refusal as a response', async () => {
    const account = await service.account();
    const { key } = account;
    await askTimes(service, limit, { key });
    const options: RequestOptions = {
      key,
      headers: { 'idempotency-key': 'later' },
      body: { url: 'https://example.com', events: ['event.created'] },
    };
    expect((await service.request('/v1/webhooks', options)).status).toBe(429);
    service.holdClock('2026-03-02T08:01:00+01:00');
    const later = await service.request('/v1/webhooks', options);
    expect([later.status, later.headers.get('idempotent-replayed')]).toEqual([201, null]);
    expect((await service.send(account, 'GET /webhooks')).body.data).toHaveLength(1);
  });

  return service;
}

export function askTimes(service: TestService, count: number, options: RequestOptions): Promise<Reply[]> {
  return Promise.all(Array.from({ length: count }, () => service.request(me, options)));
}

async function openReplica(
  service: TestService,
  options: RateOptions,
): Promise<{ replica: Service; close(): Promise<void> }> {
  const store = await openStore({ databaseUrl: service.databaseUrl });
  const clock = () => instant(mondayMorning);
  const log = { error: () => undefined };
  return {
    replica: createService({ store, clock, log, requestsPerMinute: limit, ...options }),
    close: () => store.close(),
  };
}

/**
 * Returns the two headers about the limit.
 * @public
 */
export function limitsIn({ headers }: Reply): (string | null)[] {
  return [headers.get('ratelimit-policy'), headers.get('ratelimit')];
}
