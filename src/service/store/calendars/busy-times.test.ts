import fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Interval, overlaps } from '../../../time/index.ts';
import type { UserKey } from '../../records/index.ts';
import { openService, statementsOf } from '../../testing/index.ts';
import { at, createCalendars, midnight } from './calendars.testing.ts';

const { store, account } = await openService();
const { connect, saveReading } = createCalendars(store);

/** Times in minutes from midnight: how long after the one before each begins, and how long it lasts. */
const ascendingTimes = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 300 })), {
  maxLength: 20,
});
const anyRange = fc.tuple(fc.integer({ min: -100, max: 3000 }), fc.integer({ min: 0, max: 500 }));

function intervalsOf(times: readonly (readonly [number, number])[]): Interval[] {
  let next = 0;
  return times.map(([gap, length]) => {
    const start = next + gap;
    next = start + length;
    return { start: at(start), end: at(next) };
  });
}

async function findTimes(host: UserKey, range: Interval): Promise<Interval[]> {
  const times = await store.findForeignBusyTimes(host, range);
  return times.map(({ start, end }) => ({ start, end }));
}

test('finds the busy times of all calendars that overlap a range', async () => {
  await fc.assert(
    fc.asyncProperty(ascendingTimes, ascendingTimes, fc.array(anyRange, { minLength: 5 }), async (one, two, ranges) => {
      const host = await account();
      const [first, second] = [intervalsOf(one), intervalsOf(two)];
      await connect(host, first);
      await connect(host, second);
      const all = [...first, ...second].sort((a, b) => a.start - b.start || a.end - b.end);
      for (const [from, length] of ranges) {
        const range = { start: at(from), end: at(from + length) };
        const expected = all.filter((time) => range.start < range.end && overlaps(time, range));
        if (length > 0) expect(await findTimes(host, range)).toEqual(expected);
      }
    }),
    { numRuns: 10 },
  );
});

test('leaves out the times of a calendar that its host ignores', async () => {
  const host = await account();
  const [busy, ignoredTimes] = [intervalsOf([[60, 30]]), intervalsOf([[90, 30]])];
  await connect(host, busy);
  const { id } = await connect(host, ignoredTimes);
  const change = { name: 'Work', whenUnreachable: 'close', isIgnored: true, writtenTo: undefined } as const;
  await store.withAccountLocked(host.accountId, (records) =>
    records.updateCalendarSource({ accountId: host.accountId, id, ...change, blocks: new Map(), now: midnight }),
  );
  expect(await findTimes(host, { start: at(0), end: at(1000) })).toEqual(busy);
});

test('leaves out the times of a calendar that blocks nothing, and does not count them', async () => {
  const host = await account();
  const { accountId } = host;
  const [busy, other] = [intervalsOf([[60, 30]]), intervalsOf([[90, 30]])];
  const sources = [await connect(host, busy), await connect(host, other)] as const;
  const [, { id, calendarId }] = sources;
  const range = { start: at(0), end: at(1000) };
  const change = { name: 'Work', whenUnreachable: 'close', isIgnored: false, writtenTo: undefined } as const;
  const blocks = new Map([[calendarId, 'nothing' as const]]);
  await store.withAccountLocked(accountId, (records) =>
    records.updateCalendarSource({ accountId, id, ...change, blocks, now: midnight }),
  );
  expect(await findTimes(host, range)).toEqual(busy);
  const summaries = await store.summarizeBusyTimes({ accountId, sourceIds: sources.map((source) => source.id), range });
  expect(summaries.map((summary) => summary.calendarId)).toEqual([sources[0].calendarId]);
});

test('writes nothing for an unchanged calendar', async () => {
  const { accountId, userId } = await account();
  const busy = intervalsOf([
    [60, 30],
    [60, 30],
  ]);
  const source = await connect({ accountId, userId }, busy);
  const versions = () => sql`select ctid, xmin, xmax from busy_times where account_id = ${accountId}`.execute(store.db);
  const { rows } = await versions();
  await saveReading({ accountId, userId, ...source, busy });
  expect((await versions()).rows).toEqual(rows);
});

test('replaces the times of a calendar that begin or end elsewhere', async () => {
  const host = await account();
  const source = await connect(
    host,
    intervalsOf([
      [60, 30],
      [60, 30],
      [60, 30],
    ]),
  );
  const [first, longer, ...others] = intervalsOf([
    [60, 30],
    [60, 45],
    [50, 10],
    [60, 30],
  ]);
  const busy = [first, longer, ...others].filter((each) => each !== undefined);
  await saveReading({ ...host, ...source, busy });
  expect(await findTimes(host, { start: at(0), end: at(1000) })).toEqual(busy);
});

test.each([true, false])(
  'writes the differences of a large calendar part by part, with pauses: %s',
  async (isThrottled) => {
    const host = await account();
    let former: readonly Interval[] = [];
    const source = await connect(host, former);
    for (const [count, gap] of [
      [1700, 1],
      [2300, 2],
      [1200, 2],
      [0, 2],
    ] as const) {
      const busy = intervalsOf(Array.from({ length: count }, (_, index) => [gap + (index % 5), 5] as const));
      const statements = await statementsOf(() => saveReading({ ...host, ...source, busy, isThrottled }));
      expect(await findTimes(host, { start: at(0), end: at(100_000) })).toEqual(busy);
      const countOf = (begin: string) => statements.filter(({ text }) => text.trimStart().startsWith(begin)).length;
      expect(countOf('delete from busy_times')).toBe(Math.ceil(countOutside(former, busy) / 500));
      expect(countOf('insert into busy_times')).toBe(Math.ceil(countOutside(busy, former) / 500));
      former = busy;
    }
  },
);

function countOutside(times: readonly Interval[], others: readonly Interval[]): number {
  const keys = new Set(others.map(({ start, end }) => `${start} ${end}`));
  return times.filter(({ start, end }) => !keys.has(`${start} ${end}`)).length;
}

test('removes the times of a disconnected calendar, and of those that an older release disconnected', async () => {
  const host = await account();
  const { accountId, userId } = host;
  const busy = intervalsOf([[60, 30]]);
  const [current, source, former] = [await connect(host, busy), await connect(host, busy), await connect(host, busy)];
  const other = await account();
  await connect(other, busy);
  await sql`delete from calendar_sources where account_id = ${accountId} and id = ${former.id}`.execute(store.db);
  await store.withAccountLocked(accountId, (records) =>
    records.deleteCalendarSource({ accountId, id: source.id, now: midnight }),
  );
  const rows = sql<{ calendar: string }>`
    select calendar_id as calendar from busy_times where account_id = ${accountId} and user_id = ${userId}`;
  expect((await rows.execute(store.db)).rows).toEqual([{ calendar: current.calendarId }]);
  expect(await findTimes(other, { start: at(0), end: at(1000) })).toEqual(busy);
});

test('does not save a calendar that was disconnected while it was read', async () => {
  const host = await account();
  const { accountId } = host;
  const source = await connect(host, []);
  const [deletion, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const disconnecting = store.withAccountLocked(accountId, async (records) => {
    await records.deleteCalendarSource({ accountId, id: source.id, now: midnight });
    deletion.resolve();
    await mayCommit.promise;
  });
  await deletion.promise;
  const saving = saveReading({ ...host, ...source, busy: intervalsOf([[60, 30]]) });
  mayCommit.resolve();
  await Promise.all([disconnecting, saving]);
  const { rows } = await sql`select from busy_times where account_id = ${accountId}`.execute(store.db);
  expect(rows).toEqual([]);
});

test('reads little more of a large calendar than the range holds', async () => {
  const host = await account();
  const busy = intervalsOf(Array.from({ length: 10_000 }, () => [30, 30] as const));
  await connect(host, busy);
  const range = { start: at(60 * 100), end: at(60 * 110) };
  const [search] = await statementsOf(async () => void (await findTimes(host, range)));
  const { text = '', values = [] } = search ?? {};
  const explanation = CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...values]);
  const { rows } = await store.db.executeQuery<QueryPlan>(explanation);
  const [{ Plan: plan } = {}] = rows[0]?.['QUERY PLAN'] ?? [];
  expect(plan?.['Actual Rows']).toBe(10);
  // The whole calendar takes a hundred.
  expect((plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)).toBeLessThan(30);
});

type Plan = {
  readonly 'Actual Rows': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
};

type QueryPlan = { readonly 'QUERY PLAN': readonly { readonly Plan?: Plan }[] };
