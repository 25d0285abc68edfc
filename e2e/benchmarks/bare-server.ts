import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { type BookingRequest, bookBarely, makeTables } from './bare-booking.ts';

// For comparison, the least that a service has to do: a route that returns a constant, and a route that books without
// any rules. Run it with the address of the service's database.

const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });
await makeTables(pool);

const user = { id: 1, first_name: 'Ada', last_name: 'Lovelace', username: 'ada', email: 'ada@example.com' };
const app = new Hono();
app.get('/v1/users/me', (context) => context.json({ data: { ...user, timezone: 'Europe/Berlin' } }));
app.post('/v1/events', async (context) => {
  const request: BookingRequest = await context.req.json();
  const client = await pool.connect();
  try {
    return context.json({ data: await bookBarely(client, request) }, 201);
  } finally {
    client.release();
  }
});

const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, () => {
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  process.stdout.write(`http://localhost:${port}/\n`);
});
