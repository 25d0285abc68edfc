import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Interval } from '../../../time/index.ts';
import { instant, openService } from '../../testing/index.ts';
import { gatherIntervals, instantArray, readIntervals } from './interval-bytes.ts';

const { store } = await openService();

const times = ['1969-12-31T23:59:59.999Z', '2000-01-01T00:00:00Z', '2026-03-02T09:00:00.001Z', '9998-12-31T23:59:00Z'];
const instants = times.map(instant);

test('sends instants that the database reads as written', async () => {
  const rows = sql<{ at: number }>`select unnest(${instantArray(instants)}) as at`;
  expect((await rows.execute(store.db)).rows.map(({ at }) => at)).toEqual(instants);
});

test('sends an empty array', async () => {
  const count = sql<{ count: number }>`select cardinality(${instantArray([])}) as count`;
  expect((await count.execute(store.db)).rows).toEqual([{ count: 0 }]);
});

test.each([0, 3])('reads the intervals of %i rows', async (count) => {
  const intervals = instants.slice(0, count).map((start, index) => ({ start, end: instants[index + 1] ?? start }));
  expect(readIntervals(await gather(intervals))).toEqual(intervals);
});

async function gather(intervals: readonly Interval[]): Promise<Buffer | null | undefined> {
  const [starts, ends] = [intervals.map(({ start }) => start), intervals.map(({ end }) => end)];
  const query = sql<{ gathered: Buffer | null }>`
    select ${gatherIntervals(sql.ref('times.start'), sql.ref('times.end'))} as gathered
    from unnest(${instantArray(starts)}, ${instantArray(ends)}) as times (start, "end")`;
  return (await query.execute(store.db)).rows[0]?.gathered;
}
