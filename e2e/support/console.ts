import type { Page } from 'playwright/test';
import { journey as base, now as journeyNow } from './journey.ts';
import { makeDataDir, makeSetupLink, removeDataDir, startTestServer, type TestServer } from './test-server.ts';

/** The person who is signed in to the console. */
export const host = {
  email: 'ada@example.com',
  password: 'four words no one guesses',
  firstName: 'Ada',
  lastName: 'Lovelace',
};

/** The server of a host, with requests to its API as the host. */
export type HostServer = TestServer & {
  /** Sends a request to `/v1` as the host, and returns the data. */
  readonly request: (method: string, path: string, body?: object) => Promise<unknown>;
  /** The cookies of the host's session. */
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
};

/** A journey through the console: a host is signed in, and `console` opens a path of it. */
export const consoleJourney = base.extend<{ openConsole: (path: string) => Promise<Page> }, { hostServer: HostServer }>(
  {
    hostServer: [
      // Playwright wants the first argument to be a pattern.
      // biome-ignore lint/correctness/noEmptyPattern: nothing is needed from other fixtures
      async ({}, use) => {
        const server = await startHostServer();
        await use(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    openConsole: async ({ page, hostServer }, use) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        // Ignore the errors of other sites' pages, which may be open too.
        if (!page.url().startsWith(`${hostServer.address}/console`)) return;
        if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text())) violations.push(message.text());
      });
      await page.context().addCookies([...hostServer.cookies]);
      await use(async (path) => {
        await page.goto(`${hostServer.address}/console${path}`);
        return page;
      });
      if (violations.length > 0) throw new Error(`The page broke its own policy: ${violations.join('\n')}`);
    },
  },
);

type HostStart = {
  /** The instant at which the server's clock starts. @default the instant of all journeys */
  readonly now?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Preparations at an earlier instant, at most two weeks ago, because the host stays signed in for that long. */
  readonly past?: { readonly now: string; readonly prepare: (server: HostServer) => Promise<void> };
};

/** Starts a separate server for a host. `stop` removes its data too. */
export async function startHostServer({ now = journeyNow, settings = {}, past }: HostStart = {}): Promise<HostServer> {
  const dataDir = await makeDataDir();
  const begin = past?.now ?? now;
  const testServer = await startTestServer({ dataDir, now: begin, settings });
  // With a `CONSOLE_ORIGIN` other than its own address, the server does not print the link.
  const setupLink = testServer.setupLink ?? (await makeSetupLink({ dataDir, now: begin, settings }));
  const origin = settings.CONSOLE_ORIGIN;
  const cookies = await setUpHost({ ...testServer, setupLink }, origin ?? testServer.address);
  let server = asHost(testServer, cookies, origin);
  if (past) {
    await past.prepare(server);
    await server.stop();
    server = asHost(await startTestServer({ dataDir, now, settings }), cookies, origin);
  }
  return {
    ...server,
    async stop() {
      await server.stop();
      await removeDataDir(dataDir);
    },
  };
}

type Cookies = readonly { readonly name: string; readonly value: string }[];

/** Sets up the console of a new server, as the page of the printed link does. Returns the host's cookies. */
async function setUpHost(server: TestServer, origin: string): Promise<Cookies> {
  const token = server.setupLink?.split('=').at(-1);
  const { firstName: first_name, lastName: last_name, email, password } = host;
  const draft = { token, email, password, first_name, last_name, timezone: 'Europe/Berlin' };
  const response = await fetch(`${server.address}/console/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(draft),
  });
  if (!response.ok) throw new Error(`The console could not be set up: ${await response.text()}`);
  return response.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value };
  });
}

/** Returns a server with requests that carry the host's cookies. */
function asHost(server: TestServer, cookies: Cookies, origin = server.address): HostServer {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    ...server,
    cookies: cookies.map((one) => ({ ...one, url: server.address })),
    async request(method, path, body) {
      const answer = await fetch(`${server.address}/console/api/v1${path}`, {
        method,
        headers: { cookie, origin, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()).data;
    },
  };
}
