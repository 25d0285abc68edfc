import { expect, test } from 'vitest';
import { openService, statementsOf } from '../testing/index.ts';

const { store, account } = await openService();

test('reads once what many requests ask for at the same time', async () => {
  const { accountId, userId } = await account();
  const statements = await statementsOf(async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => store.findUser(accountId, userId)));
    expect(found.every((user) => user?.id === userId)).toBe(true);
  });
  expect(statements).toHaveLength(1);
});

test('shares no read between accounts', async () => {
  const [one, other] = [await account(), await account()];
  const reference = { kind: 'event type', id: one.eventTypeId } as const;
  const own = await Promise.all([one, other].map(({ accountId }) => store.isOwn(accountId, reference)));
  expect(own).toEqual([true, false]);
});
