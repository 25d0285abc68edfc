import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

// The least that the service could do, for the benchmark of the service: a route that returns a constant, and one that
// books in tables without any rule. Run with the address of a database.

const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });
await pool.query(`
  create schema if not exists bare;
  create table if not exists bare.hosts (id int primary key);
  create table if not exists bare.contacts (id bigint generated always as identity primary key, name text, email text);
  create table if not exists bare.meetings (id bigint generated always as identity primary key, starts_at timestamptz);
  create table if not exists bare.meeting_hosts (meeting_id bigint, host_id int, starts_at timestamptz);
  create table if not exists bare.events (id bigint generated always as identity primary key, meeting_id bigint, data jsonb);
  insert into bare.hosts values (1) on conflict do nothing`);

const user = { id: 1, first_name: 'Ada', last_name: 'Lovelace', username: 'ada', email: 'ada@example.com' };
const app = new Hono();
app.get('/v1/users/me', (context) => context.json({ data: { ...user, timezone: 'Europe/Berlin' } }));
app.post('/v1/events', async (context) => {
  const { start, answers } = await context.req.json();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select from bare.hosts where id = 1 for no key update');
    await client.query('insert into bare.contacts (name, email) values ($1, $2)', [answers.name, answers.email]);
    const { rows } = await client.query('insert into bare.meetings (starts_at) values ($1) returning id', [start]);
    const { id } = rows[0];
    await client.query('insert into bare.meeting_hosts values ($1, 1, $2)', [id, start]);
    await client.query('insert into bare.events (meeting_id, data) values ($1, $2)', [id, JSON.stringify(answers)]);
    await client.query('commit');
    return context.json({ data: { id } }, 201);
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
