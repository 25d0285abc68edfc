import { expect, test } from 'vitest';
import { openService, statementsOf, type TestAccount } from '../../testing/index.ts';

const service = await openService();

test('lists event types in the order that was set', async () => {
  const account = await service.account();
  const [first, second, third] = [account.eventTypeId, await account.eventType(), await account.eventType()];
  const order = [third, first, second].map((id, position) => ({ id, position }));
  const { status, body } = await service.send(account, 'PUT /event-types/order', { event_types: order });
  expect([status, body.data.map(({ id }: { id: number }) => id)]).toEqual([200, [third, first, second]]);
  expect(await listIds(account)).toEqual([third, first, second]);
});

test('orders many event types and fields with as many statements as one', async () => {
  const account = await service.account();
  const form = `/event-types/${account.eventTypeId}/booking-forms`;
  const fields: { id: number }[] = (await service.send(account, `GET ${form}`)).body.data;
  const types = [account.eventTypeId, await account.eventType()].map((id, position) => ({ id, position }));
  const positions = fields.map(({ id }, index) => ({ id, position: fields.length - index }));
  const count = async (path: string, body: object) =>
    (await statementsOf(async () => void (await service.send(account, `PUT ${path}`, body)))).length;
  const orderTypes = (event_types: object[]) => count('/event-types/order', { event_types });
  const orderFields = (order: object[]) => count(`${form}/update-order`, { fields: order });
  expect(await orderTypes(types)).toBe(await orderTypes(types.slice(0, 1)));
  expect(await orderFields(positions)).toBe(await orderFields(positions.slice(0, 1)));
  const { data } = (await service.send(account, `GET ${form}`)).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual(fields.map(({ id }) => id).reverse());
});

test('puts a new event type last', async () => {
  const account = await service.account();
  await service.send(account, 'PUT /event-types/order', { event_types: [{ id: account.eventTypeId, position: 7 }] });
  const { body } = await service.send(account, 'POST /event-types', { title: 'New' });
  expect([body.data.position, await listIds(account)]).toEqual([8, [account.eventTypeId, body.data.id]]);
});

test('does not change the order when an event type is unknown or named twice', async () => {
  const [account, stranger] = [await service.account(), await service.account()];
  const [one, other] = [account.eventTypeId, await account.eventType()];
  const order = [other, one, one, stranger.eventTypeId].map((id, position) => ({ id, position }));
  const { status, body } = await service.send(account, 'PUT /event-types/order', { event_types: order });
  expect([status, body.error.errors]).toEqual([
    422,
    {
      'event_types.2.id': [`is named twice, found ${one}`],
      'event_types.3.id': [`is not an event type of this list, found ${stranger.eventTypeId}`],
    },
  ]);
  expect(await listIds(account)).toEqual([one, other]);
});

async function listIds(account: TestAccount, query = ''): Promise<number[]> {
  const { body } = await service.send(account, `GET /event-types${query}`);
  return body.data.map(({ id }: { id: number }) => id);
}
