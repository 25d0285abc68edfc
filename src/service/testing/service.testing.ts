import { afterAll } from 'vitest';
import { scopes } from '../../contract/index.ts';
import { asInstant, type Clock, parseInstant } from '../../time/index.ts';
import { createService, type Service } from '../create-service.ts';
import type { ManageLink } from '../mail/index.ts';
import type { CallerOfSession } from '../records/index.ts';
import type { ServiceOptions } from '../service-options.ts';
import { createDatabase } from '../store/database.testing.ts';
import { openStore, type Store } from '../store/index.ts';
import { type AccountSettings, makeAccount, type TestAccount } from './account.testing.ts';

/** Monday, an hour before a nine-to-five day begins in Berlin. */
export const mondayMorning = '2026-03-02T08:00:00+01:00';

/** @public The tests of the server use it too. */
export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects to find
  readonly body: any;
};

export type RequestOptions = {
  readonly method?: string;
  readonly key?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly trusted?: boolean;
  /** Who is signed in, in place of a key. */
  readonly session?: CallerOfSession | undefined;
};

/** @public The tests of the server use it too. */
export type TestService = {
  readonly store: Store;
  readonly databaseUrl: string;
  /** Takes the database away, connections and all. */
  dropDatabase(): Promise<void>;
  readonly logged: object[];
  /** The service's clock, at the instant that `holdClock` has set. */
  readonly clock: Clock;
  /** Holds the service's clock at an instant. */
  holdClock(at: string): void;
  account(settings?: AccountSettings): Promise<TestAccount>;
  /** Responds as the service does, for clients that build their own requests. */
  fetch: Service['fetch'];
  /** Waits for the work that goes on after responses. */
  settle: Service['settle'];
  request(path: string, options?: RequestOptions): Promise<Reply>;
  /** Books a time of the account's event type for Ada; `draft` replaces what it sends. */
  book(account: TestAccount, start: string, draft?: Draft): Promise<Reply>;
  /** Requests the slots of the account's event type; dates are days in Berlin. */
  slots(account: TestAccount, query: SlotsQuery): Promise<Reply>;
  /** Sends a body, or nothing, as the account. */
  send(account: TestAccount, line: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`, body?: unknown): Promise<Reply>;
};

type Draft = Readonly<Record<string, unknown>>;
type SlotsQuery = Readonly<Record<string, string | number>> & { readonly start: string; readonly end: string };

/** No test waits for a minute to pass. */
const unlimited = 1_000_000;
/** Some tests make a hundred thousand rows in one statement, on machines that have other work. */
const patience = 3;

/** The real one also signs the address. */
const testLink: ManageLink = async ({ id, accountId }) => `https://book.test/manage?event=${id}#${id}.${accountId}`;

export const ada = { name: 'Ada Lovelace', email: 'ada@example.com' };

/** Lists the starts in a response with slots. */
export function startsIn({ body }: Reply): string[] {
  return Object.values<{ start: string }[]>(body.data.slots).flatMap((slots) => slots.map(({ start }) => start));
}

/**
 * Opens a service on a database of its own, its clock held on a Monday morning; closed after the last test of the file.
 * @public The tests of the server use it too.
 */
export async function openService(
  replace: (store: Store) => Partial<ServiceOptions> = () => ({}),
): Promise<TestService> {
  const database = await createDatabase();
  const store = await openStore({ databaseUrl: database.databaseUrl, patience });
  let now = instant(mondayMorning);
  const logged: object[] = [];
  const clock: Clock = () => now;
  const log = { error: (fields: object) => logged.push(fields) };
  const options = { store, clock, log, requestsPerMinute: unlimited, manageLink: testLink };
  const service = createService({ ...options, ...replace(store) });
  afterAll(async () => {
    await service.settle();
    await store.close();
    await database.drop();
  });
  return {
    store,
    databaseUrl: database.databaseUrl,
    dropDatabase: database.drop,
    logged,
    clock,
    holdClock: (at) => {
      now = instant(at);
    },
    account: (settings) => makeAccount(store, settings),
    fetch: service.fetch,
    settle: service.settle,
    request: (path, requestOptions) => request(service, path, requestOptions),
    book: ({ key, eventTypeId }, start, draft) =>
      request(service, '/v1/events', {
        key,
        body: { event_type_id: eventTypeId, start, timezone: 'Europe/Berlin', answers: ada, ...draft },
      }),
    slots({ key, eventTypeId }, query) {
      const parameters = { timezone: 'Europe/Berlin', ...query };
      const text = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      return request(service, `/v1/event-types/${eventTypeId}/slots?${text.join('&')}`, { key });
    },
    send({ key }, line, body) {
      const [method = '', path] = line.split(' ');
      return request(service, `/v1${path}`, { key, method, body });
    },
  };
}

export async function request(service: Service, path: string, options: RequestOptions = {}): Promise<Reply> {
  const { method = options.body === undefined ? 'GET' : 'POST', key, headers, body, trusted, session } = options;
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  const init = {
    method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body), duplex: 'half' }),
  };
  const request = new Request(`http://service.test${path}`, init as RequestInit); // the types lack `duplex`
  const response = await service.fetch(request, {
    ...(trusted !== undefined && { trusted }),
    ...(session && { session }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** Lets people sign in to a service, without limits. */
export function consoleOf({ people }: Store): Pick<ServiceOptions, 'console'> {
  const limits = {
    count: async () => ({ isOver: false, left: 1, resetSeconds: 1 }),
    refund: async () => undefined,
    acquire: async () => true,
  };
  return { console: { people, limits, limitSecret: 'of the tests' } };
}

/** The owner of an account, who has just proved who they are. */
export function ownerOf({ accountId, userId }: Pick<TestAccount, 'accountId' | 'userId'>): CallerOfSession {
  return { accountId, userId, via: 'session', role: 'owner', isProven: true, scopes };
}

export function instant(text: string) {
  return asInstant(parseInstant(text) ?? Number.NaN);
}
