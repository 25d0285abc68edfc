import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { EventType } from '../../contract/index.ts';
import { createAccount, issueKey, openStore } from '../../service/index.ts';
import { createDatabase, type TestDatabase } from '../../service/store/database.testing.ts';
import { systemClock, utc } from '../../time/index.ts';
import { readSettings } from '../settings/index.ts';
import { readData } from '../testing/index.ts';
import { type RunningServer, startServer } from './start-server.ts';

const allHours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    [{ start: '00:00', end: '24:00' }],
  ]),
);

/** The response to a page about a booking it has made. */
export type BookingResponse = { id: string; manage_token: string; event_type_id: number; event_type_public_id: string };

type Tenant = Awaited<ReturnType<typeof openTenant>>;

type PageRequest = { readonly origin?: string; readonly body?: unknown; readonly token?: string };

/** Runs a server with two accounts, Ada's and Grace's, on a database of its own for the tests of one file. */
export function openTenants() {
  let database: TestDatabase;
  let server: RunningServer;
  let ada: Tenant;
  let grace: Tenant;

  beforeAll(async () => {
    database = await createDatabase();
    const environment = { PORT: '0', DATABASE_URL: database.databaseUrl, PROOF_OF_WORK: 'never' };
    const settings = { PUBLIC_URL: 'https://book.example', VISITOR_READS_PER_MINUTE: '100000' };
    server = await startServer(readSettings({ ...environment, ...settings }), pino({ level: 'silent' }));
    const keys = await makeAccounts(database.databaseUrl);
    ada = await openTenant(server.address, keys.ada);
    grace = await openTenant(server.address, keys.grace);
  });

  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  return {
    get ada() {
      return ada;
    },
    get grace() {
      return grace;
    },
    open: (path: string, request?: RequestInit) => fetch(`${server.address}${path}`, request),
    /** Sends a request as a page with this `origin`. */
    request(path: string, { origin, body, token }: PageRequest = {}) {
      const headers = {
        ...(origin !== undefined && { origin }),
        ...(token !== undefined && { 'sched-manage-token': token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      return fetch(`${server.address}/embed/v1${path}`, { headers, ...init });
    },
  };
}

async function makeAccounts(databaseUrl: string): Promise<{ ada: string; grace: string }> {
  const store = await openStore({ databaseUrl });
  async function make(name: string): Promise<string> {
    const person = { firstName: name, lastName: '', email: `${name}@example.com`, zone: utc };
    const accountId = await createAccount(store, { name, username: name, ...person }, systemClock());
    const issuedKey = await issueKey(store, { accountId: accountId ?? 0 }, systemClock());
    return issuedKey?.key ?? '';
  }
  const keys = { ada: await make('ada'), grace: await make('grace') };
  await store.close();
  return keys;
}

/** An account that is open at all hours. */
async function openTenant(address: string, key: string) {
  async function send<Data>(request: string, body?: unknown): Promise<Data> {
    const [method = '', path] = request.split(' ');
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await fetch(`${address}/v1${path}`, {
      method,
      headers,
      body: JSON.stringify(body) ?? null,
    });
    return readData(response);
  }
  const { id } = await send<{ id: number }>('POST /availabilities', {
    name: 'Always',
    timezone: 'UTC',
    hours: allHours,
  });
  await send(`PUT /availabilities/${id}`, { is_default: true });
  const make = (draft: object): Promise<EventType> => send('POST /event-types', draft);
  return { send, make };
}

let hoursAhead = 24;

/** A separate time for each booking. */
export function draftOf(eventType: number | string) {
  hoursAhead += 1;
  const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hoursAhead * 3_600_000).toISOString();
  const answers = { name: 'Joan', email: `joan${hoursAhead}@example.org` };
  return { event_type_id: eventType, start, timezone: 'UTC', answers };
}

/** Writes a public id as a path has it. */
export const inPath = (publicId: string) => publicId.replace('/', '~');

/** Returns the path of the times of the next days. */
export function slotsPath(name: number | string): string {
  const [start, end] = [1, 3].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  return `/event-types/${name}/slots?start=${start}&end=${end}&timezone=UTC`;
}
