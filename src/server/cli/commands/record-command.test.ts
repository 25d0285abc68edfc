import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../../../service/index.ts';
import { createDatabase, type TestDatabase } from '../../../service/store/database.testing.ts';
import { asInstant } from '../../../time/index.ts';
import { runCommand } from '../run-command.ts';

const log = pino({ level: 'silent' });
const clock = () => asInstant(Date.UTC(2026, 2, 2, 12));

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await createDatabase();
  store = await openStore({ databaseUrl: database.databaseUrl });
});

afterAll(async () => {
  await store.close();
  await database.drop();
});

function sched(...words: string[]): Promise<string> {
  return runCommand(words, { environment: { DATABASE_URL: database.databaseUrl }, clock, log });
}

/** Makes an account and returns its id. */
async function makeAccount(username: string): Promise<string> {
  const output = await sched(
    'account',
    'create',
    ...['--name', 'Navy', '--email', `${username}@example.com`, '--username', username],
  );
  return /account (\d+)/.exec(output)?.[1] ?? expect.fail('no account was made');
}

/** Lists the operations in the journal of an account, with their subjects, newest first. */
async function recorded(account: string) {
  const search = { accountId: Number(account), subjectKind: undefined, subjectId: undefined, offset: 0, limit: 10 };
  const { items } = await store.listJournal(search);
  expect(items.map(({ actor }) => actor)).toEqual(items.map(() => ({ via: 'command', user_id: null })));
  return items.map(({ operation, subject, fields }) => [operation, subject.kind, subject.id, ...fields]);
}

test('records that a key was created and revoked', async () => {
  const account = await makeAccount('grace');
  const output = await sched('key', 'create', '--account', account);
  const [, id = ''] = /API key (\d+)/.exec(output) ?? [];
  await sched('key', 'revoke', id, output.trim().slice(-4));
  expect(await recorded(account)).toEqual([
    ['revokeApiKey', 'API key', id],
    ['createApiKey', 'API key', id],
  ]);
});

test('records that an account was renamed and that someone was invited', async () => {
  const account = await makeAccount('joan');
  await sched('account', 'edit', account, '--name', 'Army');
  await sched('console', 'invite', 'ada@example.com', '--account', account);
  expect(await recorded(account)).toEqual([
    ['inviteMember', 'user', expect.stringMatching(/^\d+$/)],
    ['updateAccount', 'account', account, 'name'],
  ]);
});

test('records nothing that was refused', async () => {
  const account = await makeAccount('zaha');
  await expect(sched('key', 'revoke', '999999', 'zzzz')).rejects.toThrow('no active API key');
  expect(await recorded(account)).toEqual([]);
});
