import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Store } from '../store/index.ts';
import type { TestAccount, TestService } from '../testing/index.ts';

/** A node of the cluster that holds accounts. */
export type Worker = { readonly host: string; readonly port: number };

/** Makes an account on each of two workers. */
export async function makeAccountsApart(service: TestService): Promise<readonly [PlacedAccount, PlacedAccount]> {
  const first = await place(service);
  for (;;) {
    const second = await place(service);
    if (second.worker.port !== first.worker.port) return [first, second];
  }
}

type PlacedAccount = { readonly account: TestAccount; readonly worker: Worker };

async function place(service: TestService): Promise<PlacedAccount> {
  const account = await service.account();
  return { account, worker: await findWorker(service.store, account.accountId) };
}

/** Finds the worker that has an account. */
export async function findWorker({ db }: Pick<Store, 'db'>, accountId: number): Promise<Worker> {
  const query = sql<Worker>`
    select nodename as host, nodeport as port from pg_dist_shard_placement
    where shardid = get_shard_id_for_distribution_column('accounts', ${accountId}::bigint)`;
  const [worker] = (await query.execute(db)).rows;
  if (!worker) throw new Error(`No worker has the account ${accountId}.`);
  return worker;
}

type Move = { readonly accountId: number; readonly from: Worker; readonly to: Worker };

/** Moves an account, and those that share its shard, to another worker, while they are written. */
export async function moveShard(databaseUrl: string, { accountId, from, to }: Move): Promise<void> {
  await onNode(databaseUrl, (client) =>
    client.query(
      `select citus_move_shard_placement(get_shard_id_for_distribution_column('accounts', $1::bigint),
        $2, $3::integer, $4, $5::integer, shard_transfer_mode => 'force_logical')`,
      [accountId, from.host, from.port, to.host, to.port],
    ),
  );
}

/** Kills a worker like a machine that loses power. Returns a function that starts it again. */
export async function killWorker({ port }: Worker): Promise<() => Promise<void>> {
  const nodes = inject('nodeUrls');
  const url = nodes.find((node) => new URL(node).port === String(port));
  const coordinator = nodes.find((node) => node !== url);
  if (!url || !coordinator) throw new Error(`The cluster has no worker at ${port}.`);
  const { programs, data } = await onNode(url, async (client) => {
    const { rows } = await client.query(`
      select setting as programs, current_setting('data_directory') as data from pg_config where name = 'BINDIR'`);
    return rows[0];
  });
  // The rights of the server itself are enough: its administrator may run programs.
  const kill = `kill -KILL $(head -n 1 ${data}/postmaster.pid)`;
  await onNode(url, (client) => runProgram(client, kill)).catch(() => undefined);
  const start = `${programs}/pg_ctl -D ${data} -l ${data}/log -W start >/dev/null 2>&1`;
  // Its memory is in use until the last of its processes has noticed.
  const startUntilReady = `until ${programs}/pg_isready -q -h 127.0.0.1 -p ${port}; do ${start}; sleep 0.5; done`;
  return () => onNode(coordinator, (client) => runProgram(client, startUntilReady));
}

async function runProgram(client: Client, program: string): Promise<void> {
  await client.query(`copy (select) to program '${program.replaceAll("'", "''")}'`);
}

async function onNode<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  // A node that is killed ends its connections.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    // A server that was started by a program inherits the socket, and would keep it from ending.
    client.connection.stream.destroy();
  }
}
