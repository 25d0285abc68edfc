import { readdirSync, readFileSync } from 'node:fs';
import { constants, platform } from 'node:os';
import { expect, test } from 'vitest';
import type { ZoneName } from '../../../time/index.ts';
import { runInThread, type ThreadTicket } from './run-in-thread.ts';

const listing = (status: string) => ({
  kind: 'listing' as const,
  blocks: [new TextEncoder().encode(`<multistatus xmlns="DAV:">${status}</multistatus>`)],
});

function ticket(signal = new AbortController().signal): ThreadTicket {
  return { accountId: 1, lane: 'due', signal };
}

/** Lists the threads of this process that have a low priority. */
function lowThreads(): string[] {
  return readdirSync('/proc/self/task').filter((id) => priorityOf(id) === constants.priority.PRIORITY_LOW);
}

function priorityOf(thread: string): number | undefined {
  try {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[16]); // the 19th field of proc(5), after a name in parentheses
  } catch {
    return undefined; // it has ended since it was listed
  }
}

// Threads are kept for a while: threads of earlier tests may still be there.
test.runIf(platform() === 'linux')('gives a low priority only to reads that no one waits for', async () => {
  const before = lowThreads();
  for (const lane of ['booking', 'connection'] as const) await runInThread(listing(''), { ...ticket(), lane });
  expect(lowThreads().filter((id) => !before.includes(id))).toEqual([]);
  await runInThread(listing(''), ticket());
  expect(lowThreads()).not.toEqual([]);
});

test('returns to each of several concurrent jobs its own result', async () => {
  const removal = '<response><href>/a.ics</href><status>HTTP/1.1 404 Not Found</status></response>';
  const [first, second] = await Promise.all([
    runInThread(listing(''), ticket()),
    runInThread(listing(removal), ticket()),
  ]);
  expect(first).toMatchObject({ kind: 'read' });
  expect(second).toMatchObject({ kind: 'read' });
  expect(second).not.toEqual(first);
});

test('does the next job after one that ended the thread', async () => {
  const brokenJob = { kind: 'file' } as never; // no file: the thread throws
  expect(await runInThread(brokenJob, ticket())).toBeUndefined();
  expect(await runInThread(listing(''), ticket())).toMatchObject({ kind: 'read' });
});

/** A job that takes a thread longer than any test waits. */
function endless() {
  const rule = 'RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5';
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'DTSTART:00010101T000000Z', rule, 'END:VEVENT', 'END:VCALENDAR'];
  const blocks = [new TextEncoder().encode(lines.join('\r\n'))];
  const host = { hostZone: 'Europe/Berlin' as ZoneName, hostAddresses: [], rule: 'busy' } as const; // a name of the tz database
  const range = { start: 0 as never, end: 8e15 as never }; // farther than any calendar is read
  return { kind: 'file' as const, file: { ...host, blocks, range, knownDigest: null, workUnits: 1e15 } };
}

test('ends a job when its time is over, and does the next one', async () => {
  const controller = new AbortController();
  const result = runInThread(endless(), ticket(controller.signal));
  const next = runInThread(listing(''), ticket());
  setImmediate(() => controller.abort());
  expect(await result).toBeUndefined();
  expect(await next).toMatchObject({ kind: 'read' });
});

test('reads for a booking while a due read runs', async () => {
  const controller = new AbortController();
  const result = runInThread(endless(), ticket(controller.signal));
  expect(await runInThread(listing(''), { ...ticket(), lane: 'booking' })).toMatchObject({ kind: 'read' });
  controller.abort();
  expect(await result).toBeUndefined();
});
