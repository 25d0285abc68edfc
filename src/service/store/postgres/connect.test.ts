import { sql } from 'kysely';
import { types } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { asInstant, type Instant, parseInstant } from '../../../time/index.ts';
import { createEmptyDatabase } from '../database.testing.ts';
import { connect } from './connect.ts';
import { at, inUtc } from './instants.ts';

const database = await createEmptyDatabase();
const db = connect(database);

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test.each([
  '2026-03-29T01:59:59.999Z',
  '2026-03-29T02:00:00.001Z',
  '1969-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
])('stores the instant %s to the millisecond', async (text) => {
  const value = instant(text);
  const { rows } = await sql<{ read: Instant }>`select ${at(value)} as read`.execute(db);
  expect(rows).toEqual([{ read: value }]);
});

test.each(['America/St_Johns', 'Asia/Kathmandu'])('reads the same instant in a session in %s', async (zone) => {
  const value = instant('2026-11-01T05:30:00.250Z');
  const result = await db.connection().execute(async (session) => {
    await sql`select set_config('timezone', ${zone}, false)`.execute(session);
    const { rows } = await sql<{ read: Instant }>`select ${inUtc(value)}::timestamptz as read`.execute(session);
    return rows[0]?.read;
  });
  expect(result).toBe(value);
});

test('reads counts as numbers', async () => {
  const { rows } = await sql`select count(*) from generate_series(1, 3)`.execute(db);
  expect(rows).toEqual([{ count: 3 }]);
});

test('leaves the parsers of pg unchanged', () => {
  expect(types.getTypeParser(types.builtins.INT8)('3')).toBe('3');
  expect(types.getTypeParser(types.builtins.TIMESTAMPTZ)('2026-03-29 02:00:00+00')).toEqual(expect.any(Date));
});

test('reports a lost connection and opens another', async () => {
  const loss = Promise.withResolvers<Error>();
  const other = connect({ ...database, onConnectionLost: loss.resolve });
  const losing = other.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(db);
    await loss.promise;
    await sql`select 1`.execute(trx);
  });
  await expect(losing).rejects.toThrow('not queryable');
  expect((await sql`select 1 as n`.execute(other)).rows).toEqual([{ n: 1 }]);
  await other.destroy();
});

function instant(text: string): Instant {
  return parseInstant(text) ?? asInstant(Number.NaN);
}
