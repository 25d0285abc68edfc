import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asInstant } from '../../../time/index.ts';
import { lockRace, openService, type TestAccount, untilLockWaits } from '../../testing/index.ts';
import { connect } from '../postgres/index.ts';

const { store, databaseUrl, account } = await openService();
const now = asInstant(Date.UTC(2026, 2, 2, 8));

type WaitingWay = {
  /** How many wait at the database itself, each on a connection. @default 2 */
  readonly connections?: number;
  readonly row: (host: TestAccount) => ReturnType<typeof sql>;
  wait(host: TestAccount, n: number): Promise<unknown>;
};

const hostsOf = ({ accountId, userId }: TestAccount) => ({ accountId, userIds: [userId] });

const hostRow = ({ accountId, userId }: TestAccount) =>
  sql`select from users where account_id = ${accountId} and id = ${userId} for update`;

const ways: Record<string, WaitingWay> = {
  'bookings of one host': {
    row: hostRow,
    wait: (host) => store.withHostsLocked(hostsOf(host), async () => 'booked'),
  },
  'changes of one account': {
    row: ({ accountId }) => sql`select from accounts where id = ${accountId} for update`,
    wait: ({ accountId }) => store.withAccountLocked(accountId, async () => 'changed'),
  },
  'bookings with a key of their own': {
    row: hostRow,
    wait: (host, n) =>
      store.respondOnce(
        { accountId: host.accountId, route: 'key createEvent', key: `booking-${n}`, payload: new Uint8Array(32) },
        {
          now,
          async respond(records) {
            await records.withHostsLocked(hostsOf(host), async () => 'booked');
            return { status: 201, body: '' };
          },
          isFinal: () => true,
        },
      ),
  },
  'uses of one key': {
    connections: 1,
    row: ({ accountId }) => sql`select from key_uses where account_id = ${accountId} for update`,
    wait: ({ key }) => store.findCallerByKey({ key, now, requestsPerMinute: 60 }),
  },
};

test.each(Object.entries(ways))(
  '%s that wait leave connections for others',
  lockRace,
  async (_, { row, wait, connections = 2 }) => {
    const [busy, quiet] = [await account(), await account()];
    await store.findCallerByKey({ key: busy.key, now, requestsPerMinute: 60 });
    const other = connect({ databaseUrl, poolSize: 1 });
    const results: unknown[] = [];
    const waiting = await other.transaction().execute(async (trx) => {
      await row(busy).execute(trx);
      const all = Array.from({ length: 40 }, (_, n) => wait(busy, n).then((result) => results.push(result)));
      await untilLockWaits(trx, connections);
      for (const _ of all) await store.findUser(quiet.accountId, quiet.userId);
      expect(results).toEqual([]);
      return all;
    });
    await Promise.all(waiting);
    expect(results).toHaveLength(40);
    await other.destroy();
  },
);
