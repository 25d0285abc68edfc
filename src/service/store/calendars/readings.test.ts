import { expect, test } from 'vitest';
import type { SourceFailure } from '../../records/index.ts';
import { openService } from '../../testing/index.ts';
import { at, createCalendars, type Host, type Source } from './calendars.testing.ts';

const { store, account } = await openService();
const { connect, saveReading } = createCalendars(store);

async function stateOf({ accountId }: Host) {
  const [source] = await store.listCalendarSources(accountId);
  return source && { problem: source.problem, failures: source.failures, problemSince: source.problemSince };
}

/** Records at a minute that a source could not be read; the reading began when its calendar had just been connected. */
async function noteFailure(host: Host & Source, minute: number, failure: Partial<SourceFailure> = {}): Promise<void> {
  await store.noteReadingFailure({
    ...{ accountId: host.accountId, id: host.id, problem: 'timeout', notifies: false },
    ...{ begunAt: at(0), now: at(minute), nextReadAt: at(minute + 1), notBefore: undefined, ...failure },
  });
}

async function connected(): Promise<Host & Source> {
  const host = await account();
  return { ...host, ...(await connect(host, [])) };
}

test('ignores that a reading failed if a later one has succeeded', async () => {
  const host = await connected();
  await noteFailure(host, 2, { begunAt: at(-1) });
  expect(await stateOf(host)).toEqual({ problem: null, failures: 0, problemSince: null });
});

test('does not count a calendar that blocks again as read by a reading that began before', async () => {
  const { calendarId, ...host } = await connected();
  const change = { name: 'Work', whenUnreachable: 'close', isIgnored: false, writtenTo: undefined } as const;
  for (const rule of ['nothing', 'busy'] as const) {
    await store.withAccountLocked(host.accountId, (records) =>
      records.updateCalendarSource({ ...host, ...change, blocks: new Map([[calendarId, rule]]), now: at(1) }),
    );
  }
  await saveReading({ ...host, calendarId }, []);
  expect(await store.findSourceCoverage(host)).toMatchObject([{ readAt: null, coveredUntil: null }]);
});

test('keeps since when a calendar cannot be read, whatever the problem is', async () => {
  const host = await connected();
  await noteFailure(host, 2);
  await noteFailure(host, 5, { problem: 'unreachable' });
  expect(await stateOf(host)).toEqual({ problem: 'unreachable', failures: 2, problemSince: at(2) });
});

test('counts how long a calendar has been empty from when it became empty', async () => {
  const host = await connected();
  await noteFailure(host, 2);
  await noteFailure(host, 5, { problem: 'emptied' });
  await noteFailure(host, 8, { problem: 'emptied' });
  expect(await stateOf(host)).toEqual({ problem: 'emptied', failures: 3, problemSince: at(5) });
});
