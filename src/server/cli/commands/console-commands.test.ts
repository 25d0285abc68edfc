import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../../contract/index.ts';
import { createDatabase, type TestDatabase } from '../../../service/store/database.testing.ts';
import type { Reply } from '../../../service/testing/index.ts';
import { systemClock } from '../../../time/index.ts';
import { readSettings } from '../../settings/index.ts';
import { type RunningServer, startServer } from '../../start/index.ts';
import { runCommand } from '../run-command.ts';

const log = pino({ level: 'silent' });
const password = 'correct horse battery';
const email = 'ada@example.com';

let folder: string;
let database: TestDatabase;
let environment: Record<string, string>;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  database = await createDatabase();
  environment = { PORT: '0', DATABASE_URL: database.databaseUrl, DEMONSTRATION: '0', DATA_DIR: folder };
  server = await startServer(readSettings(environment), log);
});

afterAll(async () => {
  await server.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

const sched = (line: string) => runCommand(line.split(' '), { environment, clock: systemClock, log });

type ConsoleReply = Pick<Reply, 'status' | 'body'> & { readonly cookies: string[] };

/** Sends a request as a page of the console does. Returns the status and the data. */
async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<ConsoleReply> {
  const origin = server.address.replace('127.0.0.1', 'localhost');
  const usual = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const init = { method: 'POST', headers: { ...usual, ...headers }, body: JSON.stringify(body) };
  const response = await fetch(`${origin}/console/api/${path}`, init);
  return { status: response.status, body: await response.json(), cookies: response.headers.getSetCookie() };
}

function tokenIn(output: string, fragment: string): string {
  return new RegExp(`/console/#${fragment}=([\\w-]{43})\\n$`).exec(output)?.[1] ?? '';
}

test('signs the first person in by a link without any mail setup', async () => {
  const token = tokenIn(await sched('console setup-link'), 'setup');
  const body = { token, email, password, first_name: 'Ada', timezone: 'Europe/London' };
  const reply = await send('setup', body);
  expect([reply.status, reply.body.data.state, reply.cookies.length]).toEqual([200, 'signed_in', 2]);
});

test('does not make a second setup link for a server that has an owner', async () => {
  await expect(sched('console setup-link')).rejects.toThrow('Someone can already sign in.');
});

test('makes the owner of an account that only programs used', async () => {
  const output = await sched('account create --name Shop --email shop@example.com --username shop');
  const id = /Created account (\d+)/.exec(output)?.[1];
  const token = tokenIn(await sched(`console setup-link --account ${id}`), 'setup');
  const body = { token, email: 'shop@example.com', password, first_name: 'Shop', timezone: 'UTC' };
  expect((await send('setup', body)).body.data).toMatchObject({ account: { id: Number(id), name: 'Shop' } });
});

test('signs in a person who forgot the password', async () => {
  const token = tokenIn(await sched(`console sign-in-link ${email}`), 'sign-in');
  expect((await send('sign-in/link/use', { token })).body.data).toMatchObject({ person: { email } });
});

test('prints links to the port that the server listens on', async () => {
  expect(await sched(`console sign-in-link ${email}`)).toContain(`${server.address}/console/#sign-in=`);
});

test('sets a new password', async () => {
  const token = tokenIn(await sched(`console reset-password ${email}`), 'reset');
  const newPassword = 'another long password';
  expect((await send('sign-in/link/use', { token, password: newPassword })).status).toBe(200);
  expect((await send('sign-in/password', { email, password })).status).toBe(401);
  expect((await send('sign-in/password', { email, password: newPassword })).status).toBe(200);
});

test('invites a colleague, who can access only their own data', async () => {
  const first = await sched('account create --name Duo --email duo@example.com --username duo');
  const id = /Created account (\d+)/.exec(first)?.[1];
  const token = tokenIn(await sched(`console invite bob@example.com --account ${id} --name Bob`), 'invitation');
  const reply = await send('sign-in/link/use', { token, password });
  expect(reply.body.data).toMatchObject({ account: { id: Number(id) }, user: { first_name: 'Bob' }, role: 'member' });
  await expect(sched(`console invite BOB@example.com --account ${id}`)).rejects.toThrow('is already a member');
  await expect(sched(`console invite bob --account ${id}`)).rejects.toThrow('must be an email address');
  const longName = 'B'.repeat(limits.name + 1);
  await expect(sched(`console invite ben@example.com --account ${id} --name ${longName}`)).rejects.toThrow(
    '--name must be a single line',
  );
  const cookie = reply.cookies.map((each) => each.split(';')[0]).join('; ');
  const response = await fetch(`${server.address}/console/api/v1/event-types`, { headers: { cookie } });
  expect(await response.json()).toEqual({ success: true, data: [] });
});

test('confirms the address of someone whom the operator invites', async () => {
  const output = await sched('account create --name Eve --email eve@example.com --username eve');
  const id = /Created account (\d+)/.exec(output)?.[1];
  const token = tokenIn(await sched(`console invite mary@example.com --account ${id}`), 'invitation');
  await send('sign-in/link/use', { token, password });
  const link = tokenIn(await sched('console sign-in-link mary@example.com'), 'sign-in');
  const description = await send('sign-in/link/describe', { token: link });
  expect(description.body.data).toMatchObject({ email: 'mary@example.com', confirms_address: false });
});

test('appoints an owner of an account that has other members only', async () => {
  const first = await sched('account create --name Orphan --email orphan@example.com --username orphan');
  const id = /Created account (\d+)/.exec(first)?.[1];
  const accept = async (options: string) => {
    const token = tokenIn(await sched(`console invite orphan@example.com --account ${id}${options}`), 'invitation');
    return (await send('sign-in/link/use', { token, password })).body.data;
  };
  expect(await accept('')).toMatchObject({ user: { first_name: 'Orphan' }, role: 'member' });
  expect(await accept(' --owner')).toMatchObject({ account: { id: Number(id) }, role: 'owner' });
  const again = `console invite orphan@example.com --account ${id} --owner`;
  await expect(sched(again)).rejects.toThrow('is already a member');
  await expect(sched(`console setup-link --account ${id}`)).rejects.toThrow('Someone can already sign in.');
  await expect(sched(`${again} --admin`)).rejects.toThrow('either --admin or --owner');
});

test('invites a person who owns an account to own another one', async () => {
  const first = await sched('account create --name Branch --email branch@example.com --username branch');
  const id = /Created account (\d+)/.exec(first)?.[1];
  const token = tokenIn(await sched(`console invite shop@example.com --account ${id} --owner`), 'invitation');
  const { body } = await send('sign-in/link/use', { token, password });
  expect(body.data).toMatchObject({
    person: { email: 'shop@example.com' },
    account: { id: Number(id) },
    role: 'owner',
  });
});

test('links an existing user to the invited person', async () => {
  const first = await sched('account create --name Solo --email solo@example.com --username solo');
  const id = /Created account (\d+)/.exec(first)?.[1];
  const invite = `console invite SOLO@example.com --account ${id} --admin`;
  await sched(invite);
  const token = tokenIn(await sched(invite), 'invitation');
  const { body } = await send('sign-in/link/use', { token, password });
  expect(body.data).toMatchObject({ user: { first_name: 'Solo' }, role: 'admin' });
});

test('explains that an address or an account does not exist', async () => {
  await expect(sched('console sign-in-link nobody@example.com')).rejects.toThrow(
    'No person signs in with this email address. To add one, use "console invite EMAIL --account ID".',
  );
  await expect(sched('console setup-link --account 99999')).rejects.toThrow(
    'There is no such account. "account list" shows the ids.',
  );
});

test('refuses to sign in from a page of another origin or port', async () => {
  for (const site of ['cross-site', 'same-site']) {
    const { status } = await send('sign-in/password', { email, password }, { 'sec-fetch-site': site });
    expect(status).toBe(403);
  }
});

test('does not serve the console where it is off', async () => {
  const off = await startServer(readSettings({ ...environment, CONSOLE: 'off' }), log);
  const response = await fetch(`${off.address}/console/api/session`);
  await off.stop();
  expect(response.status).toBe(404);
});

describe('the greeting of a server that no one can sign in to', () => {
  async function greet(more: Record<string, string>): Promise<string> {
    const own = await createDatabase();
    const settings = { PORT: '0', DATABASE_URL: own.databaseUrl, DEMONSTRATION: '0', ...more };
    let otherServer: RunningServer | undefined;
    const keep = (running: RunningServer) => {
      otherServer = running;
    };
    try {
      return await runCommand(['start'], { environment: settings, clock: systemClock, log, keep });
    } finally {
      await otherServer?.stop();
      await own.drop();
    }
  }

  test('holds a link that sets up the console on this machine', async () => {
    expect(await greet({})).toMatch(/Set up +http:\/\/localhost:\d+\/console\/#setup=[\w-]{43}\n/);
  });

  test('names the command instead of the link if the output may be stored', async () => {
    expect(await greet({ PUBLIC_URL: 'https://book.example.com' })).toMatch(
      /Set up +run "npm run sched -- console setup-link"\n/,
    );
  });

  test('does not mention a console that is off', async () => {
    expect(await greet({ CONSOLE: 'off' })).not.toMatch(/Console|Set up/);
  });
});
