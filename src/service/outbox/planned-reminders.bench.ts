import { Client } from 'pg';
import { test } from 'vitest';
import { addMinutes } from '../../time/index.ts';
import { openStore } from '../store/index.ts';
import { explain, openService, planReminders, statementsOf } from '../testing/index.ts';

const events = 1_000_000;
const accountCount = 100;
const rounds = 50;

test('finds due reminders in milliseconds among two million', { timeout: 1_800_000 }, async () => {
  const service = await openService();
  const accounts = await Promise.all(Array.from({ length: accountCount }, () => service.account()));
  const filling = await openStore({ databaseUrl: service.databaseUrl, queryTimeoutMillis: 0 });
  await planReminders(filling.db, { accounts, events, now: service.clock() });
  await filling.close();
  const { store } = service;
  const now = addMinutes(service.clock(), 60);
  const search = { channel: 'mail', now, limit: 8, claimSeconds: 20, random: Math.random } as const;
  const ways = {
    'a claim of eight reminders': () => store.claimDue(search),
    'the count for /metrics': () => store.countDue(now),
    'the search for what was not recorded': () => store.markForgottenAccounts(now),
  };
  print(`\n${events} events of ${accountCount} accounts, two reminders each; ${rounds} times\n`);
  for (const [what, run] of Object.entries(ways)) {
    const millis: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      await run();
      millis.push(performance.now() - from);
    }
    millis.sort((a, b) => a - b);
    const [median, slowest] = [millis[Math.floor(rounds / 2)] ?? 0, millis.at(-1) ?? 0];
    print(`${what.padEnd(38)} ${median.toFixed(1).padStart(7)} ms, at most ${slowest.toFixed(1).padStart(7)} ms\n`);
  }
  const statements = await statementsOf(async () => {
    for (const run of Object.values(ways)) await run();
  });
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  for (const plan of await explain(client, statements, /^\s*(select|with|update|insert)/i)) print(`    ${plan}\n`);
  await client.end();
});

function print(line: string): void {
  process.stdout.write(line);
}
