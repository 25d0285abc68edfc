import { beforeEach, expect, test } from 'vitest';
import { makeRotation, openService, type TestAccount } from '../../../service/testing/index.ts';
import { nine, openServedApi, type ServedApi, slotsPath } from './served-api.testing.ts';

const service = await openService();

let api: ServedApi;
let ada: TestAccount;

beforeEach(async () => {
  service.holdClock('2026-03-02T08:00:00+01:00');
  api = openServedApi(service);
  ada = await service.account();
});

test('shows the business in place of a host and a time zone as soon as hosts take turns', async () => {
  await api.send(ada, 'PUT /branding', { name: 'Hopper Advice' });
  const readHost = async () => {
    const { name, timezone } = JSON.parse((await api.show(ada)).body).data.host;
    return [name, timezone];
  };
  expect(await readHost()).toEqual(['Grace Hopper', 'Europe/Berlin']);
  const path = `PUT /event-types/${ada.eventTypeId}/hosts` as const;
  await api.send(ada, path, { hosts: [{ user_id: ada.userId }] });
  expect(await readHost()).toEqual(['Hopper Advice', undefined]);
  await api.send(ada, path, { hosts: [] });
  expect(await readHost()).toEqual(['Grace Hopper', 'Europe/Berlin']);
});

test('shows a booked time as long as another host is free', async () => {
  const rotation = await makeRotation(service, ada, [{}, {}]);
  for (const isShown of [true, true, false]) {
    expect((await api.show(rotation, slotsPath)).body.includes(nine)).toBe(isShown);
    if (isShown) await api.book(rotation, nine);
  }
});

test('shows the new name of the business immediately', async () => {
  await makeRotation(service, ada, [{}]);
  expect(JSON.parse((await api.show(ada)).body).data.host.name).toBe('Test');
  await api.send(ada, 'PUT /branding', { name: 'Hopper Advice' });
  expect(JSON.parse((await api.show(ada)).body).data.host.name).toBe('Hopper Advice');
});

test('shows no time at which the last free host was booked for an event type of their own', async () => {
  const rotation = await makeRotation(service, ada, [{}]);
  const own = { ...ada, eventTypeId: await ada.eventType({ host_id: rotation.hosts[0] }) };
  expect((await api.show(rotation, slotsPath)).body).toContain(nine);
  await api.book(own, nine);
  expect((await api.show(rotation, slotsPath)).body).not.toContain(nine);
});

test('keeps showing a time of a single host when another host is booked', async () => {
  const rotation = await makeRotation(service, ada, [{}]);
  const own = { ...ada, eventTypeId: await ada.eventType() };
  expect((await api.show(own, slotsPath)).body).toContain(nine);
  await api.book(rotation, nine);
  expect((await api.show(own, slotsPath)).body).toContain(nine);
});
