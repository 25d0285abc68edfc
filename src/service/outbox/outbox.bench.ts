import { sql } from 'kysely';
import { Client } from 'pg';
import { test } from 'vitest';
import { openStore } from '../store/index.ts';
import { explain, makeAccount, openService, type Statement, statementsOf, type TestService } from '../testing/index.ts';

const rounds = 20;

type World = {
  readonly accounts: number;
  /** In each account. */
  readonly webhooks: number;
  /** In all. */
  readonly due: number;
  /** Whether the database knows how much there is; right after a burst it does not. */
  readonly isAnalyzed: boolean;
};

const worlds: readonly World[] = [
  { accounts: 1, webhooks: 1, due: 20, isAnalyzed: true },
  { accounts: 1, webhooks: 1, due: 300_000, isAnalyzed: true },
  { accounts: 1, webhooks: 1, due: 300_000, isAnalyzed: false },
  { accounts: 1, webhooks: 100, due: 300_000, isAnalyzed: true },
  { accounts: 10_000, webhooks: 1, due: 300_000, isAnalyzed: true },
  { accounts: 10_000, webhooks: 1, due: 300_000, isAnalyzed: false },
];

test('claims due deliveries in milliseconds from any backlog', { timeout: 600_000 }, async () => {
  for (const world of worlds) {
    const service = await openService();
    await fill(service, world);
    await measure(service, world);
  }
});

async function measure(service: TestService, world: World): Promise<void> {
  const { store, clock, databaseUrl } = service;
  const search = { channel: 'webhook', now: clock(), limit: 32, claimSeconds: 20, random: Math.random } as const;
  const { accounts, webhooks, due, isAnalyzed } = world;
  print(`\n${due} due in ${accounts} x ${webhooks} webhooks, ${isAnalyzed ? 'analyzed' : 'not analyzed'}\n`);
  const [claims, ends, idle, counts]: number[][] = [[], [], [], []];
  let statements: Statement[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const deliveries = await time(claims, () => store.claimDue(search));
    await time(idle, () => store.claimDue({ ...search, channel: 'mail' }));
    await time(counts, () => store.countDue(clock()));
    for (const delivery of deliveries) {
      const update = {
        status: 'succeeded',
        responseStatus: 200,
        responseText: null,
        failureReason: null,
        nextAttemptAt: null,
        pausesWebhook: false,
        isAborted: false,
        isUndeliverable: false,
      } as const;
      await time(ends, () => store.finishAttempt({ ...update, delivery, now: clock() }));
    }
  }
  report('a claim of one account, or of 32', claims);
  report('a claim that finds nothing', idle);
  report('the end of an attempt', ends);
  report('the count for /metrics', counts);
  statements = await statementsOf(async () => {
    await store.claimDue({ ...search, limit: 1 });
  });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  for (const plan of await explain(client, statements, /^\s*(select|with|update)/i)) print(`    ${plan}\n`);
  await client.end();
}

/** Makes accounts with webhooks and deliveries, all due. */
async function fill(
  { databaseUrl, clock }: TestService,
  { accounts, webhooks, due, isAnalyzed }: World,
): Promise<void> {
  const store = await openStore({ databaseUrl, queryTimeoutMillis: 0 });
  const first = await makeAccount(store);
  const now = new Date(clock()).toISOString();
  await sql`
    insert into accounts (name, created_at) select 'Other', now() from generate_series(2, ${accounts}::integer)`.execute(
    store.db,
  );
  await sql`
    insert into webhooks (account_id, url, events, secret, is_active, created_at, updated_at)
    select id, 'https://hook.example/', '{event.created}', 'whsec_', true, now(), now()
    from accounts cross join generate_series(1, ${webhooks}::integer)
    where id >= ${first.accountId}`.execute(store.db);
  if (!isAnalyzed) await sql`analyze`.execute(store.db);
  await sql`
    insert into deliveries (account_id, id, recipient, webhook_id, kind, payload, next_try_at, created_at, updated_at)
    select account_id, gen_random_uuid(), 'webhook', id, 'event.created', repeat('x', 900),
      ${now}::timestamptz - n * interval '1 millisecond', now(), now()
    from webhooks cross join generate_series(1, ${due / (accounts * webhooks)}::integer) as n
    order by n`.execute(store.db);
  await store.markForgottenAccounts(clock());
  if (isAnalyzed) await sql`vacuum analyze`.execute(store.db);
  await store.close();
}

async function time<Result>(millis: number[] | undefined, run: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await run();
  millis?.push(performance.now() - from);
  return result;
}

function report(what: string, millis: number[] = []): void {
  millis.sort((a, b) => a - b);
  const [median, slowest] = [millis[Math.floor(millis.length / 2)] ?? 0, millis.at(-1) ?? 0];
  print(`${what.padEnd(38)} ${median.toFixed(1).padStart(7)} ms, at most ${slowest.toFixed(1).padStart(7)} ms\n`);
}

function print(line: string): void {
  process.stdout.write(line);
}
