import { Hono } from 'hono';
import { test } from 'vitest';
import { openWorld, slotsOfApril } from './testing/index.ts';

const briefly = { time: 1500, warmupTime: 500 };
const address = '192.0.2.1';
const unlimited = { readsPerMinute: Number.POSITIVE_INFINITY };
const url = `https://book.example/embed/v1${slotsOfApril.replace('UTC', 'Europe%2FBerlin')}`;

test('prints how long a cached response takes, beside a bare route with the same bytes', async ({ bench }) => {
  const { gateway } = openWorld({ limits: unlimited });
  const response = await gateway.fetch(new Request(url), { address });
  const headers = Object.fromEntries(response.headers);
  const body = await response.text();
  const bare = new Hono().get('/embed/v1/event-types/:id/slots', (context) => context.body(body, 200, headers));

  const bareRoute = await bench('a bare route', async () => {
    await (await bare.fetch(new Request(url))).text();
  }).run(briefly);
  const cached = await bench('the gateway', async () => {
    await (await gateway.fetch(new Request(url), { address })).text();
  }).run(briefly);
  const percent = Math.round((100 * bareRoute.latency.p50) / cached.latency.p50);
  process.stdout.write(`The gateway answers ${percent} % of what the bare route does.\n`);
});
