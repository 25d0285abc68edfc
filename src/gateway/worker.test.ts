import { createContext, Script } from 'node:vm';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import type { createGatewayCore, GatewayCore } from './index.ts';
import { at, CalendarServer, date, hourly, startsIn } from './testing/index.ts';

/** Workers throw for options of a request that only browsers know. */
function WorkerRequest(input: Request | string, init: RequestInit = {}): Request {
  for (const option of ['credentials', 'cache', 'mode', 'referrer', 'keepalive']) {
    if (option in init) throw new TypeError(`The '${option}' field of RequestInit is not implemented.`);
  }
  return new Request(input, init);
}

/** The globals of a worker, without those of Node. */
const workerGlobals = {
  AbortController,
  AbortSignal,
  DOMException,
  Headers,
  ReadableStream,
  Request: WorkerRequest,
  Response,
  TextDecoder,
  TextEncoder,
  atob,
  btoa,
  URL,
  URLSearchParams,
  clearTimeout,
  crypto,
  setTimeout,
};

let code: string;

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: 'src/gateway/index.ts', formats: ['iife'], name: 'gateway' } },
  });
  const [bundle] = [built].flat();
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  code = chunk && 'code' in chunk ? chunk.code : '';
});

let now = at('2026-04-01T00:00Z');

function startWorker(server: CalendarServer): GatewayCore {
  const context = createContext({ ...workerGlobals });
  new Script(code).runInContext(context);
  // The entry of the bundle: the index of this folder.
  const create = context.gateway.createGatewayCore as typeof createGatewayCore;
  return create({
    upstream: {
      baseUrl: 'https://upstream.example',
      fetch: server.fetch,
      headersFor: () => ({}),
      requestsPerMinute: 60,
    },
    linkSecrets: ['a secret to sign links with'],
    clock: () => now,
  });
}

it('shows event types and books without Node', async () => {
  const server = new CalendarServer(() => at('2026-04-01T00:00Z'), hourly(date('2026-04-01'), 30, [9]));
  const worker = startWorker(server);
  const get = (path: string) => worker.fetch(new Request(`https://book.example/embed/v1/event-types/42${path}`));
  expect((await (await get('')).json()).data.title).toBe('Introductory call');
  const starts = await startsIn(await get('/slots?start=2026-04-01&end=2026-04-30&timezone=America/New_York'));
  expect(starts[0]).toBe('2026-04-01T05:00:00-04:00');
  const answers = { name: 'Ada', email: 'ada@example.org' };
  const { token } = (await (await get('/form-token')).json()).data;
  now = at('2026-04-01T00:00:05Z');
  const booked = await worker.fetch(
    new Request('https://book.example/embed/v1/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a' },
      body: JSON.stringify({
        event_type_id: 42,
        start: starts[0],
        timezone: 'America/New_York',
        answers,
        form_token: token,
      }),
    }),
    { address: '192.0.2.1' },
  );
  expect([booked.status, server.booked]).toEqual([201, [at('2026-04-01T09:00Z')]]);
  const { id, manage_token } = (await booked.json()).data;
  const response = await worker.fetch(
    new Request(`https://book.example/embed/v1/events/${id}`, { headers: { 'sched-manage-token': manage_token } }),
  );
  expect((await response.json()).data.status).toBe('confirmed');
});

it('does not contain the name of a Node module', () => {
  expect(code.match(/\b(process\.\w|Buffer\.\w|require\(|__dirname|node:\w)/g)).toBeNull();
});
