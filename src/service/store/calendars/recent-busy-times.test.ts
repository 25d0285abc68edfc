import { expect, test } from 'vitest';
import type { Interval } from '../../../time/index.ts';
import { openService, statementsOf } from '../../testing/index.ts';
import { openStore } from '../open-store.ts';
import { at, createCalendars, midnight } from './calendars.testing.ts';
import { createRecentBusyTimes } from './recent-busy-times.ts';

const { store, account, databaseUrl } = await openService();
const { connect } = createCalendars(store);
const day = { start: at(0), end: at(1440) };
const hour = (start: number): Interval => ({ start: at(start * 60), end: at(start * 60 + 60) });

/** Opens a store as another process would, which has read nothing yet. */
async function openOther() {
  const other = await openStore({ databaseUrl });
  return { ...createCalendars(other), close: () => other.close() };
}

/** Returns how often busy times were read, beyond their revision. */
async function countReads(act: () => Promise<unknown>): Promise<number> {
  const statements = await statementsOf(async () => void (await act()));
  return statements.filter(({ text }) => text.includes('busy_times')).length;
}

test('reads the busy times of a day once, however its ranges begin', async () => {
  const host = await account();
  await connect(host, [hour(9), hour(13)]);
  await connect(host, [hour(11)]);
  const find = createRecentBusyTimes(store.db);
  expect(await countReads(() => find(host, day))).toBe(1);
  const reads = await countReads(async () => {
    expect(await find(host, day)).toEqual([hour(9), hour(11), hour(13)]);
    expect(await find(host, { start: at(661), end: at(1440) })).toEqual([hour(11), hour(13)]);
    expect(await find(host, { start: at(660), end: at(661) })).toEqual([hour(11)]);
    expect(await find(host, { start: at(720), end: at(780) })).toEqual([]);
    expect(await find(host, { start: at(840), end: at(1000) })).toEqual([]);
  });
  expect(reads).toBe(0);
});

test('joins the busy times of calendars that touch or overlap', async () => {
  const host = await account();
  await connect(host, [hour(9), hour(14)]);
  await connect(host, [{ start: at(570), end: at(600) }, hour(10)]);
  const find = createRecentBusyTimes(store.db);
  expect(await find(host, day)).toEqual([{ start: at(540), end: at(660) }, hour(14)]);
});

test('sees immediately what another process has read', async () => {
  const host = await account();
  const source = await connect(host, [hour(9)]);
  const find = createRecentBusyTimes(store.db);
  expect(await find(host, day)).toEqual([hour(9)]);
  const other = await openOther();
  await other.saveReading({ ...host, ...source, busy: [hour(9), hour(14)] });
  expect(await find(host, day)).toEqual([hour(9), hour(14)]);
  await other.saveReading({ ...host, ...source, busy: [] });
  expect(await find(host, day)).toEqual([]);
  await other.close();
});

test('sees immediately that a calendar is connected, ignored or removed', async () => {
  const host = await account();
  const find = createRecentBusyTimes(store.db);
  expect(await find(host, day)).toEqual([]);
  const { id } = await connect(host, [hour(9)]);
  expect(await find(host, day)).toEqual([hour(9)]);
  const change = { name: 'Work', whenUnreachable: 'close', writtenTo: undefined, blocks: new Map() } as const;
  const ignore = (isIgnored: boolean) =>
    store.withAccountLocked(host.accountId, (records) =>
      records.updateCalendarSource({ accountId: host.accountId, id, ...change, isIgnored, now: midnight }),
    );
  await ignore(true);
  expect(await find(host, day)).toEqual([]);
  await ignore(false);
  expect(await find(host, day)).toEqual([hour(9)]);
  await store.withAccountLocked(host.accountId, (records) =>
    records.deleteCalendarSource({ accountId: host.accountId, id, now: midnight }),
  );
  expect(await find(host, day)).toEqual([]);
});

test('sees immediately that a calendar blocks nothing', async () => {
  const host = await account();
  const { id, calendarId } = await connect(host, [hour(9)]);
  const find = createRecentBusyTimes(store.db);
  expect(await find(host, day)).toEqual([hour(9)]);
  const change = { name: 'Work', whenUnreachable: 'close', isIgnored: false, writtenTo: undefined } as const;
  const blocks = new Map([[calendarId, 'nothing' as const]]);
  await store.withAccountLocked(host.accountId, (records) =>
    records.updateCalendarSource({ accountId: host.accountId, id, ...change, blocks, now: midnight }),
  );
  expect(await find(host, day)).toEqual([]);
});

test('never mixes the busy times of two hosts', async () => {
  const [ana, ben] = [await account(), await account()];
  await connect(ana, [hour(9)]);
  await connect(ben, [hour(10)]);
  const find = createRecentBusyTimes(store.db);
  for (let time = 0; time < 2; time += 1) {
    expect([await find(ana, day), await find(ben, day)]).toEqual([[hour(9)], [hour(10)]]);
  }
});

test('forgets the times that were used least recently', async () => {
  const host = await account();
  const everyTwoMinutes = Array.from({ length: 3 * 720 }, (_, index) => ({
    start: at(index * 2),
    end: at(index * 2 + 1),
  }));
  await connect(host, everyTwoMinutes);
  const find = createRecentBusyTimes(store.db, { maxTimes: 1500 });
  const [first, second, third] = [0, 1, 2].map((days) => ({ start: at(days * 1440), end: at((days + 1) * 1440) }));
  const reads = async (range = day) => countReads(() => find(host, range));
  expect([await reads(first), await reads(second), await reads(first)]).toEqual([1, 1, 0]);
  expect([await reads(third), await reads(first), await reads(third), await reads(second)]).toEqual([1, 0, 0, 1]);
});

test('forgets ranges without busy times too', async () => {
  const host = await account();
  await connect(host, []);
  const find = createRecentBusyTimes(store.db, { maxTimes: 25 });
  const dayAt = (days: number) => ({ start: at(days * 1440), end: at((days + 1) * 1440) });
  const reads = async (days: number) => countReads(() => find(host, dayAt(days)));
  expect([await reads(0), await reads(1), await reads(0)]).toEqual([1, 1, 0]);
  expect([await reads(2), await reads(0), await reads(1)]).toEqual([1, 0, 1]);
});
