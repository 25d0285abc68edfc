import { sql } from 'kysely';
import { Client } from 'pg';
import type { Store } from '../store/index.ts';
import type { TestAccount, TestService } from '../testing/index.ts';

/** A node of the cluster that holds accounts. */
export type Worker = { readonly host: string; readonly port: number };

/** Makes an account on each of two workers. */
export async function makeAccountsApart(service: TestService): Promise<readonly [Placed, Placed]> {
  const first = await place(service);
  for (;;) {
    const second = await place(service);
    if (second.worker.port !== first.worker.port) return [first, second];
  }
}

type Placed = { readonly account: TestAccount; readonly worker: Worker };

async function place(service: TestService): Promise<Placed> {
  const account = await service.account();
  return { account, worker: await findWorker(service.store, account.accountId) };
}

/** Finds the worker that has an account. */
export async function findWorker({ db }: Pick<Store, 'db'>, accountId: number): Promise<Worker> {
  const found = sql<Worker>`
    select nodename as host, nodeport as port from pg_dist_shard_placement
    where shardid = get_shard_id_for_distribution_column('accounts', ${accountId}::bigint)`;
  const [worker] = (await found.execute(db)).rows;
  if (!worker) throw new Error(`No worker has the account ${accountId}.`);
  return worker;
}

type Move = { readonly accountId: number; readonly from: Worker; readonly to: Worker };

/** Moves an account, and those that share its shard, to another worker, while they are written. */
export async function moveShard(databaseUrl: string, { accountId, from, to }: Move): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(
      `select citus_move_shard_placement(get_shard_id_for_distribution_column('accounts', $1::bigint),
        $2, $3::integer, $4, $5::integer, shard_transfer_mode => 'force_logical')`,
      [accountId, from.host, from.port, to.host, to.port],
    ),
  );
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
