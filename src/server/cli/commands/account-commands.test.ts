import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../contract/index.ts';
import { createDatabase, type TestDatabase } from '../../../service/store/database.testing.ts';
import { asInstant } from '../../../time/index.ts';
import { UsageError } from '../command.ts';
import { runCommand } from '../run-command.ts';

const logLines: Record<string, unknown>[] = [];
const log = pino({ level: 'warn' }, { write: (line) => logLines.push(JSON.parse(line)) });
const clock = () => asInstant(Date.UTC(2026, 2, 2, 12));

let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
});

afterAll(() => database.drop());

function sched(line: string): Promise<string> {
  // Words in quotes may have spaces.
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  return runCommand(words, { environment: { DATABASE_URL: database.databaseUrl }, clock, log });
}

async function createAccount(name: string, username: string): Promise<string> {
  const output = await sched(`account create --name "${name}" --email ${username}@example.com --username ${username}`);
  return /account (\d+)/.exec(output)?.[1] ?? expect.fail('no account was made');
}

async function lineOf(id: string): Promise<string | undefined> {
  const lines = (await sched('account list')).split('\n');
  return lines.find((line) => line.startsWith(`${id} `));
}

test('lists accounts with what they hold', async () => {
  const id = await createAccount('Navy Yard', 'grace');
  expect(await lineOf(id)).toMatch(/^\d+ +Navy Yard +1 +1 +0 +0 +2026-03-02T12:00:00Z$/);
});

test('renames an account', async () => {
  const id = await createAccount('Army', 'joan');
  expect(await sched(`account edit ${id} --name "The Army"`)).toBe(`Renamed account ${id} to "The Army".\n`);
  expect(await lineOf(id)).toContain('  The Army  ');
});

test('prints a command that a shell reads as intended', async () => {
  const id = await createAccount('Atelier', 'zaha');
  await sched(`account edit ${id} --name "Zaha's $(atelier)"`);
  await expect(sched(`account delete ${id}`)).rejects.toThrow(
    `npm run sched -- account delete ${id} --name 'Zaha'\\''s $(atelier)'`,
  );
});

test('accepts the names that the API accepts', async () => {
  const id = await createAccount('Bakery', 'bakery');
  const longest = '🙂'.repeat(limits.name);
  expect(await sched(`account edit ${id} --name ${longest}`)).toContain('Renamed');
  for (const name of [`${longest}🙂`, 'a\u0085b', 'a\u007fb'])
    await expect(sched(`account edit ${id} --name ${name}`)).rejects.toThrow('--name must be a single line');
});

test('deletes an account only when it is named, and logs that without its name', async () => {
  const id = await createAccount('Pottery studio', 'ada');
  await expect(sched(`account delete ${id}`)).rejects.toThrow(
    `Nothing was deleted.\nAccount ${id} "Pottery studio" has 1 user, 1 event type, 0 contacts and 0 bookings, 0 of them upcoming.`,
  );
  await expect(sched(`account delete ${id} --name Pottery`)).rejects.toThrow('Its name is not "Pottery".');
  expect(await lineOf(id)).toBeDefined();

  expect(await sched(`account delete ${id} --name "Pottery studio"`)).toContain(
    `Deleted account ${id} "Pottery studio"`,
  );
  expect(await lineOf(id)).toBeUndefined();
  expect(logLines).toMatchObject([{ account: Number(id), msg: 'An account was deleted.' }]);
  expect(JSON.stringify(logLines)).not.toContain('Pottery');
});

test.each([
  ['account edit 999999 --name A', /^There is no account 999999\. "account list" shows the ids\.$/],
  ['account edit x --name A', /^ID must be the number that the list shows, found "x"\.$/],
  ['account edit 1', /^"account edit" needs --name NAME\.\n/],
  ['account delete 999999', /^There is no account 999999\. "account list" shows the ids\.$/],
  ['account delete 1000000000001', /^There is no account 1000000000001\. "account list" shows the ids\.$/],
  ['key create --account 999999', /^There is no account 999999\. "account list" shows the ids\.$/],
  ['account delete 9007199254740993', /must be the number that the list shows/],
])('refuses "%s" and says why', async (line, message) => {
  const result = sched(line);
  await expect(result).rejects.toThrow(message);
  await expect(result).rejects.toBeInstanceOf(UsageError);
});
