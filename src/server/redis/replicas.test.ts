import { beforeEach, describe, expect, it } from 'vitest';
import type { GatewayCore } from '../../gateway/index.ts';
import { startsIn } from '../../gateway/testing/world.testing.ts';
import { book, createStandIn, get, nine, openReplicas, openStores, slotsOfApril } from './testing/index.ts';

const stores = openStores(() => undefined);

describe.each(stores)('two gateways on %s', (_, run) => {
  let replicas: ReturnType<typeof openReplicas>;

  beforeEach(() => {
    replicas = openReplicas(run);
  });

  it('shows visitors of both gateways what one has requested', async () => {
    const { server, one, other } = replicas;
    const first = await (await get(one, slotsOfApril)).text();
    expect(await (await get(other, slotsOfApril)).text()).toBe(first);
    expect(server.countOf('/slots')).toBe(1);
  });

  it('requests once what two gateways miss together', async () => {
    const { server, one, other } = replicas;
    const responses = await Promise.all([one, other, one, other].map((gateway) => get(gateway, slotsOfApril)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(server.requests.length).toBe(3);
  });

  it('removes a booked time from the slots of both gateways', async () => {
    const { one, other } = replicas;
    const token = await replicas.takeToken(one);
    expect(await startsIn(await get(other, slotsOfApril))).toContain(nine);
    expect((await book(one, { token })).status).toBe(201);
    expect(await startsIn(await get(other, slotsOfApril))).not.toContain(nine);
  });

  it('invalidates only one account in both gateways', async () => {
    const { server, one, other, passSeconds } = replicas;
    const ageOf = async (gateway: GatewayCore) => (await get(gateway, slotsOfApril)).headers.get('age');
    await ageOf(one);
    passSeconds(5);
    await one.invalidate({ kind: 'account', accountId: 'another' });
    expect([await ageOf(one), await ageOf(other), server.countOf('/slots')]).toEqual(['5', '5', 1]);
    await one.invalidate({ kind: 'account', accountId: 'only' });
    expect([await ageOf(other), await ageOf(one), server.countOf('/slots')]).toEqual(['0', '0', 2]);
  });

  it('keeps both gateways within one limit of the server', async () => {
    const { server, one, other } = openReplicas(run, { requestsPerMinute: 8 });
    for (let month = 4; month <= 9; month += 1) {
      const path = slotsOfApril.replaceAll('2026-04', `2026-0${month}`).replace('-30', '-28');
      const from = `192.0.2.${month}`;
      await Promise.all([get(one, path, from), get(other, `${path}&duration=45`, from)]);
    }
    expect(server.requests.length).toBe(6);
  });

  it('limits a visitor of both gateways once', async () => {
    const { one, other } = openReplicas(run, { readsPerMinute: 3 });
    const statuses: number[] = [];
    for (const gateway of [one, other, one, other]) statuses.push((await get(gateway, '/event-types/42')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('makes a booking once when it is sent to both gateways', async () => {
    const { server, one, other } = replicas;
    const token = await replicas.takeToken(one);
    const responses = await Promise.all([book(one, { token, key: 'a' }), book(other, { token, key: 'a' })]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect([server.booked.length, server.countOf('/events')]).toEqual([1, 1]);
  });

  it('accepts a form token once at both gateways', async () => {
    const { one, other } = replicas;
    const token = await replicas.takeToken(one);
    expect((await book(one, { token })).status).toBe(201);
    expect((await book(other, { token, start: '2026-04-08T09:00Z' })).status).toBe(403);
  });

  it('reports no error while Redis works', async () => {
    await get(replicas.one, slotsOfApril);
    expect(replicas.errors).toEqual([]);
  });
});

it('touches keys of one slot of a cluster in every script', async () => {
  const keysOfCalls: (readonly string[])[] = [];
  const standIn = createStandIn();
  const { one, takeToken } = openReplicas((lua, call) => {
    keysOfCalls.push(call.keys);
    return standIn(lua, call);
  });
  const token = await takeToken(one);
  await get(one, slotsOfApril);
  await book(one, { token, key: 'a' });
  await one.invalidate({ kind: 'event type', accountId: 'only', eventType: { id: 42, public_id: 'demo/call' } });
  // Where keys have something in braces, that alone says which slot they are in.
  const slotsOf = (keys: readonly string[]) => new Set(keys.map((key) => /\{([^}]+)\}/.exec(key)?.[1] ?? key));
  expect(keysOfCalls.filter((keys) => slotsOf(keys).size !== 1)).toEqual([]);
  expect(keysOfCalls.some((keys) => keys.length > 1)).toBe(true);
});
