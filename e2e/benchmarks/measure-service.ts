import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressPrinted, end, makeDataDir, removeDataDir } from '../support/index.ts';
import { medianOf, publish, withSpread } from './benchmarks-page.ts';
import { type LoadResult, putLoadOn, writeRequest } from './http-load.ts';

// Measures the service and a bare server with the same parts: requests per second, how long they take, and how long a
// start takes. The two alternate, so that other work of the machine slows both alike.

const rounds = 5;
const roundMillis = 2000;
const busyConnections = 16;
const bookingsPerRound = 40;
const key = 'sk_live_key_of_the_benchmarks_0123456789';
/** Two months without daylight-saving changes, long after the notice of the demonstration. */
const firstDay = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const lastDay = new Date(Date.now() + 38 * 86_400_000).toISOString().slice(0, 10);
const slotsPath = `/v1/event-types/42/slots?start=${firstDay}&end=${lastDay}&timezone=Europe/Berlin`;

type Side = { readonly address: string; readonly child: ChildProcess };
type Results = { readonly service: LoadResult[]; readonly bare: LoadResult[] };

const dataDir = await makeDataDir();
const starts: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const { child, millis } = await startService();
  // The first start creates the database.
  if (round > 0) starts.push(millis);
  await end(child, 'SIGTERM');
}
const service = await startService();
const bare = await startSide(['e2e/benchmarks/bare-server.ts', await findDatabase()]);

const me = () => writeRequest({ path: '/v1/users/me', key });
const user = await compare({ service: me, bare: me, connections: busyConnections });
const slots = await compare({
  service: () => writeRequest({ path: slotsPath, key }),
  bare: me,
  connections: busyConnections,
});
const freeTimes = await listFreeTimes(service.address);
const booking = await compare({ service: bookings(freeTimes), bare: bookings(freeTimes.slice()), connections: 1 });

await publish('service', {
  headings: ['request', 'connections', 'a second', 'median', 'slowest 1%', 'compared with', 'a second', 'ratio'],
  rows: [
    rowOf('`GET /v1/users/me`', user, 'a route that returns a constant'),
    rowOf('slots of a month', slots, 'a route that returns a constant'),
    rowOf('a booking', booking, 'its transaction alone', 1),
    ['start to first answer', '', '', `${withSpread(starts)} ms`, '', '', '', ''],
  ],
});

await end(bare.child, 'SIGTERM');
await end(service.child, 'SIGTERM');
await removeDataDir(dataDir);

async function startService(): Promise<Side & { readonly millis: number }> {
  const begin = performance.now();
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    SCHED_API_KEY: key,
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000',
  };
  const side = await startSide(['src/build/start.js', 'start'], settings);
  const response = await fetch(`${side.address}/v1/users/me`, { headers: { authorization: `Bearer ${key}` } });
  if (!response.ok) throw new Error(`The service responded with ${response.status}.`);
  return { ...side, millis: performance.now() - begin };
}

/** Returns the address of the database that the service has started. */
async function findDatabase(): Promise<string> {
  const [password, postmaster] = await Promise.all([
    readFile(join(dataDir, 'postgres-password'), 'utf8'),
    readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'),
  ]);
  const port = postmaster.split('\n')[3];
  return `postgres://sched:${encodeURIComponent(password.trim())}@127.0.0.1:${port}/sched`;
}

async function startSide(args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Side> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { address: await addressPrinted(child), child };
}

type Comparison = {
  readonly service: () => string | undefined;
  readonly bare: () => string | undefined;
  readonly connections: number;
};

/** Puts both servers under the same load, alternately. The first turn of each only warms it up. */
async function compare({ connections, ...requests }: Comparison): Promise<Results> {
  const results: Results = { service: [], bare: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { address }] of Object.entries({ service, bare })) {
      const side = name as keyof Results; // of the object above
      const limited = connections === 1 ? atMost(bookingsPerRound, requests[side]) : requests[side];
      const result = await putLoadOn({ address, nextRequest: limited, connections, millis: roundMillis });
      if (round > 0) results[side].push(result);
    }
  }
  return results;
}

function atMost(count: number, nextRequest: () => string | undefined): () => string | undefined {
  let requests = 0;
  return () => (requests++ < count ? nextRequest() : undefined);
}

async function listFreeTimes(address: string): Promise<string[]> {
  const response = await fetch(`${address}${slotsPath}`, { headers: { authorization: `Bearer ${key}` } });
  const { data } = (await response.json()) as { data: { slots: Record<string, { start: string }[]> } };
  return Object.values(data.slots).flatMap((slots) => slots.map(({ start }) => start));
}

/** Books one free time after another, each for a different person. */
function bookings(times: string[]): () => string | undefined {
  const remaining = times.slice();
  return function nextBooking() {
    const start = remaining.shift();
    if (start === undefined) return undefined;
    const answers = { name: 'Ada', email: `ada${remaining.length}@example.com` };
    const body = { event_type_id: 42, start, timezone: 'Europe/Berlin', answers };
    return writeRequest({ method: 'POST', path: '/v1/events', key, body });
  };
}

function rowOf(
  request: string,
  { service, bare }: Results,
  comparison: string,
  connections = busyConnections,
): string[] {
  const ofService = (name: keyof LoadResult) => service.map((result) => result[name]);
  const rates = [service, bare].map((results) => medianOf(results.map(({ perSecond }) => perSecond)));
  const [rate = Number.NaN, bareRate = Number.NaN] = rates;
  return [
    request,
    String(connections),
    withSpread(ofService('perSecond')),
    `${medianOf(ofService('medianMillis')).toFixed(1)} ms`,
    `${medianOf(ofService('p99Millis')).toFixed(1)} ms`,
    comparison,
    withSpread(bare.map(({ perSecond }) => perSecond)),
    `1:${(bareRate / rate).toFixed(1)}`,
  ];
}
