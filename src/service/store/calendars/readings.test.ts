import { expect, test } from 'vitest';
import type { SourceFailure, UserKey } from '../../records/index.ts';
import { openService } from '../../testing/index.ts';
import { at, createCalendars, type Source } from './calendars.testing.ts';

const { store, account } = await openService();
const { connect, saveReading } = createCalendars(store);

async function stateOf({ accountId }: UserKey) {
  const [source] = await store.listCalendarSources(accountId);
  return source && { problem: source.problem, failures: source.failures, problemSince: source.problemSince };
}

/** Records at a minute that a source could not be read; the reading began when its calendar had just been connected. */
async function recordFailure(
  host: UserKey & Source,
  minute: number,
  failure: Partial<SourceFailure> = {},
): Promise<void> {
  await store.recordReadingFailure({
    accountId: host.accountId,
    id: host.id,
    problem: 'timeout',
    notifies: false,
    begunAt: at(0),
    now: at(minute),
    nextReadAt: at(minute + 1),
    notBefore: undefined,
    ...failure,
  });
}

async function connectHost(): Promise<UserKey & Source> {
  const host = await account();
  return { ...host, ...(await connect(host, [])) };
}

test('ignores a failed reading if a later one has succeeded', async () => {
  const host = await connectHost();
  await recordFailure(host, 2, { begunAt: at(-1) });
  expect(await stateOf(host)).toEqual({ problem: null, failures: 0, problemSince: null });
});

/** Lets the calendar of a host block nothing, and then block again, a minute after it was read. */
async function blockAgain({ calendarId, ...host }: UserKey & Source): Promise<void> {
  const change = { name: 'Work', whenUnreachable: 'close', isIgnored: false, writtenTo: undefined } as const;
  for (const rule of ['nothing', 'busy'] as const) {
    await store.withAccountLocked(host.accountId, (records) =>
      records.updateCalendarSource({ ...host, ...change, blocks: new Map([[calendarId, rule]]), now: at(1) }),
    );
  }
}

async function nextReadAt({ id }: Source): Promise<number> {
  const source = store.db.selectFrom('calendar_sources').select('next_read_at').where('id', '=', id);
  return Number((await source.executeTakeFirstOrThrow()).next_read_at);
}

test('does not count a calendar that blocks again as read by a reading that began before', async () => {
  const host = await connectHost();
  await blockAgain(host);
  await saveReading({ ...host, busy: [] });
  const hosts = { accountId: host.accountId, userIds: [host.userId] };
  expect(await store.findSourceCoverage(hosts)).toMatchObject([{ readAt: null, coveredUntil: null }]);
});

test('leaves a calendar that blocks again due when a reading that began before is saved', async () => {
  const host = await connectHost();
  await blockAgain(host);
  await saveReading({ ...host, busy: [] });
  expect(await nextReadAt(host)).toBeLessThanOrEqual(at(1));
});

test('requests nothing from a server that wants a pause when a reading that began before is saved', async () => {
  const host = await connectHost();
  await blockAgain(host);
  await recordFailure(host, 1, { begunAt: at(1), nextReadAt: undefined, notBefore: at(30) });
  await saveReading({ ...host, busy: [] });
  expect(await nextReadAt(host)).toBe(at(30));
});

test('keeps since when a calendar cannot be read, whatever the problem is', async () => {
  const host = await connectHost();
  await recordFailure(host, 2);
  await recordFailure(host, 5, { problem: 'unreachable' });
  expect(await stateOf(host)).toEqual({ problem: 'unreachable', failures: 2, problemSince: at(2) });
});

test('counts how long a calendar has been empty from when it became empty', async () => {
  const host = await connectHost();
  await recordFailure(host, 2);
  await recordFailure(host, 5, { problem: 'emptied' });
  await recordFailure(host, 8, { problem: 'emptied' });
  expect(await stateOf(host)).toEqual({ problem: 'emptied', failures: 3, problemSince: at(5) });
});
