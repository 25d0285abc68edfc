import {
  type ConsoleEndpointName,
  consoleClientEndpoints,
  type EndpointName,
  endpoints,
  type ProblemCode,
  problems,
} from '../../contract/index.ts';
import type { DataOf } from '../data/index.ts';

/** A request as the server reads it. */
export type ReceivedRequest = {
  readonly name: EndpointName | ConsoleEndpointName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
};

type Refusal = {
  readonly refusalCode: ProblemCode;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly reason?: string;
  /** The current version, if someone else changed it. */
  readonly current?: unknown;
};
type Reply<Data> = (request: ReceivedRequest) => Data | Refusal;

/** The replies of the operations that a screen calls. */
export type Replies = { readonly [Name in EndpointName]?: Reply<DataOf<Name>> } & {
  readonly [Name in ConsoleEndpointName]?: Reply<unknown>;
};

export type FakeServer = {
  readonly fetch: typeof fetch;
  /** The received requests, in order. */
  readonly received: readonly ReceivedRequest[];
  /** Returns the bodies that were sent to an operation. */
  readonly sent: (name: EndpointName | ConsoleEndpointName) => unknown[];
};

/** Returns a reply that refuses, with sentences by field, and a code for the reason. */
export function refusal(
  refusalCode: ProblemCode,
  errors?: Readonly<Record<string, readonly string[]>>,
  reason?: string,
): Refusal {
  return { refusalCode, ...(errors && { errors }), ...(reason && { reason }) };
}

/** Creates a server with these replies. Fails the test for an operation without a reply. */
export function createFakeServer(replies: Replies): FakeServer {
  const received: ReceivedRequest[] = [];
  return {
    received,
    sent: (name) => received.filter((request) => request.name === name).map(({ body }) => body),
    async fetch(input, init) {
      const request = readRequest(String(input), init ?? {});
      received.push(request);
      // Each reply belongs to the name it is listed under; the compiler cannot see that through the union of names.
      const reply = replies[request.name] as Reply<unknown> | undefined;
      if (!reply) throw new Error(`The test has no reply for ${request.name}.`);
      return respond(reply(request));
    },
  };
}

const rows = [
  ...Object.entries(endpoints).map(([name, { method, path }]) => ({ name, method, path: `/console/api${path}` })),
  ...Object.entries(consoleClientEndpoints).map(([name, { method, path }]) => ({ name, method, path })),
];

function readRequest(address: string, { method = 'GET', body, headers }: RequestInit): ReceivedRequest {
  const url = new URL(address, 'http://localhost');
  for (const row of rows) {
    const pattern = new RegExp(`^${row.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = row.method === method ? pattern.exec(url.pathname) : null;
    if (!match) continue;
    return {
      name: row.name as EndpointName, // the rows come from the two tables
      params: { ...match.groups },
      query: Object.fromEntries(url.searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: new Headers(headers),
    };
  }
  throw new Error(`There is no operation ${method} ${url.pathname}.`);
}

function respond(reply: unknown): Response {
  if (typeof reply !== 'object' || reply === null || !('refusalCode' in reply)) {
    return new Response(JSON.stringify({ success: true, data: reply }));
  }
  const { refusalCode, errors, reason, current } = reply as Refusal; // only replies of `refusal` have that key
  const error = { code: refusalCode, message: problems[refusalCode].meaning, errors, reason };
  return new Response(JSON.stringify({ success: false, error, ...(current !== undefined && { data: current }) }), {
    status: problems[refusalCode].status,
  });
}
