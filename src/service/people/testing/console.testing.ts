import { addMinutes, asInstant, formatInstant } from '../../../time/index.ts';
import type { ServiceOptions } from '../../service-options.ts';
import { makeAccount, openService, type Reply, type TestAccount, type TestService } from '../../testing/index.ts';
import { type LinkRequest, makeConsoleLink } from '../index.ts';
import { createPasswordHasher, type PasswordHasher } from '../passwords/index.ts';
import { createTestLimits } from './limits.testing.ts';

export const origin = 'http://localhost:4242';
/** @public */
export const strongPassword = 'correct horse battery';

/** How a request differs from one that a page of the console sends. */
type RequestChanges = {
  /** Null leaves a header out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The network it comes from. @default the network of the browser */
  readonly visitor?: string;
};

/**
 * A browser with its cookies.
 * @public
 */
export type TestBrowser = {
  /** Sends a request such as `POST sign-out` to `/console/api`. */
  send(request: `${string} ${string}`, body?: unknown, differing?: RequestChanges): Promise<Reply>;
  readonly cookies: Map<string, string>;
  /** The Set-Cookie headers of the last response. */
  readonly setCookies: string[];
};

export type TestConsole = {
  readonly service: TestService;
  passMinutes(minutes: number): void;
  browser(at?: { readonly origin?: string; readonly visitor?: string; readonly device?: string }): TestBrowser;
  /** Makes an account whose owner signs in with an address and `strongPassword`. */
  owner(email: string): Promise<TestAccount>;
  /** Returns the secret of a new link. */
  link(request: LinkRequest): Promise<string>;
};

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Counts the networks that browsers come from, in all test files of a process. */
let networkCount = 0;

/** Returns the address of a network that no other browser comes from: of those for tests (RFC 2544). */
function nextNetwork(): string {
  networkCount += 1;
  return `198.18.${networkCount >> 8}.${networkCount & 255}`;
}

/** Hashes in a millisecond: tests sign in hundreds of times. */
const quickHasher = createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });

export type TestConsoleOptions = Partial<ServiceOptions> & {
  readonly hasher?: PasswordHasher;
  /** The origin that links in responses begin with. */
  readonly consoleOrigin?: string;
};

/**
 * Opens a service with a console, on a database of its own.
 * @public The tests of members use it too.
 */
export async function openConsole({
  hasher = quickHasher,
  consoleOrigin,
  ...options
}: TestConsoleOptions = {}): Promise<TestConsole> {
  let clock = () => asInstant(0);
  const service = await openService((store) => ({
    console: {
      people: store.people,
      origin: consoleOrigin,
      hasher,
      limits: createTestLimits(() => clock()),
      limitSecret: 'of this test',
    },
    ...options,
  }));
  ({ clock } = service);
  const { people } = service.store;

  async function link(request: LinkRequest): Promise<string> {
    const result = await makeConsoleLink({ people, origin, now: clock() }, request);
    if (result.kind !== 'link') throw new Error(result.kind);
    return result.link.slice(result.link.indexOf('=') + 1);
  }

  return {
    service,
    link,
    passMinutes: (minutes) => service.holdClock(formatInstant(addMinutes(clock(), minutes), 0)),
    browser({ origin: at = origin, visitor = nextNetwork(), device = firefox } = {}) {
      return createBrowser(service, { origin: at, visitor, device });
    },
    async owner(email) {
      const account = await makeAccount(service.store);
      const token = await link({ purpose: 'setup', accountId: account.accountId });
      const body = { token, email, password: strongPassword, first_name: 'Grace', timezone: 'Europe/Berlin' };
      const { status } = await createBrowser(service, { origin, visitor: email, device: firefox }).send(
        'POST setup',
        body,
      );
      if (status !== 200) throw new Error(`The owner could not be set up: ${status}.`);
      return account;
    },
  };
}

type At = { readonly origin: string; readonly visitor: string; readonly device: string };

function createBrowser(service: TestService, at: At): TestBrowser {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];

  async function send(request: string, body?: unknown, { headers = {}, visitor = at.visitor }: RequestChanges = {}) {
    const [method = '', path = ''] = request.split(' ');
    const defaultHeaders = {
      'user-agent': at.device,
      'sec-fetch-site': 'same-origin',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    };
    const allHeaders = Object.entries({ ...defaultHeaders, ...headers }).filter(([, value]) => value !== null);
    const init = { method, headers: Object.fromEntries(allHeaders) as Record<string, string> }; // none is null any more
    const url = `${at.origin}/console/api/${path}`;
    const sentRequest = new Request(url, {
      ...init,
      ...(method !== 'GET' && body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await service.fetch(sentRequest, { visitor, origin: at.origin });
    setCookies.splice(0, setCookies.length, ...response.headers.getSetCookie());
    for (const cookie of setCookies) keep(cookie);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  function keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/Max-Age=0\b/.test(cookie)) cookies.delete(name);
    else cookies.set(name, value);
  }

  return { send, cookies, setCookies };
}
