import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  countLockWaits,
  lockRace,
  openService,
  statementsOf,
  type TestAccount,
  untilLockWaits,
} from '../testing/index.ts';
import { connect } from './postgres/index.ts';

const service = await openService();
const { store, databaseUrl, account } = service;

test('reads data once for many requests at the same time', async () => {
  const { accountId, userId } = await account();
  const statements = await statementsOf(async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => store.findUser(accountId, userId)));
    expect(users.every((user) => user?.id === userId)).toBe(true);
  });
  expect(statements).toHaveLength(1);
});

test('does not share reads between accounts', async () => {
  const [one, other] = [await account(), await account()];
  const reference = { kind: 'event type', id: one.eventTypeId } as const;
  const own = await Promise.all([one, other].map(({ accountId }) => store.isOwn(accountId, reference)));
  expect(own).toEqual([true, false]);
});

const ways: Record<string, (host: TestAccount) => Promise<unknown>> = {
  contacts: (host) => service.send(host, 'GET /contacts'),
  'changes of contacts': ({ accountId }) =>
    store.updateContact({
      accountId,
      id: randomUUID(),
      content: { name: 'Ada' },
      ifUpdatedAt: undefined,
      now: service.clock(),
    }),
  'deletions of contacts': ({ accountId }) =>
    store.deleteContact({ accountId, id: randomUUID(), erasesEvents: false, now: service.clock() }),
  events: (host) => service.send(host, 'GET /events'),
  deliveries: ({ accountId }) => store.listDeliveries({ accountId, webhookId: 1, limit: 10, offset: 0 }),
  journal: (host) => service.send(host, 'GET /journal'),
  mails: (host) => service.send(host, 'GET /mails'),
  'mails and deliveries about an event': ({ accountId }) =>
    Promise.all([
      store.listMails({ accountId, eventId: randomUUID(), hostId: undefined, limit: 10, offset: 0 }),
      store.listDeliveriesAbout(accountId, randomUUID()),
    ]),
  export: async ({ accountId }) => {
    for await (const { content } of store.exportRows(accountId)) expect(content).toBeDefined();
  },
};

test.each(Object.entries(ways))(
  'leaves connections for others while many wait for one account’s %s',
  lockRace,
  async (_, wait) => {
    const [busy, quiet] = [await account(), await account()];
    const other = connect({ databaseUrl, poolSize: 1 });
    const waiting = await other.transaction().execute(async (trx) => {
      await sql`lock table branding, contacts, events, deliveries, journal in access exclusive mode`.execute(trx);
      const all = Array.from({ length: 40 }, () => wait(busy));
      await untilLockWaits(trx, 2);
      // Meanwhile, all that may wait do.
      for (const _ of all) expect((await service.send(quiet, 'GET /users/me')).status).toBe(200);
      expect(await countLockWaits(trx)).toBeLessThanOrEqual(4);
      return all;
    });
    await Promise.all(waiting);
    await other.destroy();
  },
);
