import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type Interval, type PackedIntervals, packIntervals } from '../../../time/index.ts';
import type { CalendarObject, ChangedContent, ChangedPart, UserKey } from '../../records/index.ts';
import { instant, openService } from '../../testing/index.ts';

const { store, account } = await openService();

let source: UserKey & { readonly id: string };
let calendarId: string;

beforeEach(async () => {
  const { accountId, userId } = await account();
  source = { accountId, userId, id: randomUUID() };
  calendarId = randomUUID();
  const secret = { sealed: Buffer.alloc(0), keyId: 0 };
  const calendar = { id: calendarId, name: 'Work', hrefDigest: Buffer.alloc(0), sealedHref: null };
  await store.withAccountLocked(accountId, (records) =>
    records.saveCalendarSource({
      ...source,
      kind: 'caldav',
      name: 'Work',
      server: 'calendar.example',
      secret,
      calendars: [calendar],
      now: at('08:00'),
      nextListAt: null,
    }),
  );
  const objects = [object('a', '09:00/10:00'), object('b', '10:00/11:00'), object('c', '13:00/14:00')];
  await save('08:00', { kind: 'whole', busy: packTimes('09:00/11:00', '13:00/14:00'), objects, ...noCounts });
});

test('recomputes only the busy time that a change touches', async () => {
  const part = await change('08:01', [object('a', '09:00/09:30')], ['10:00/11:00', '09:00/09:30']);
  expect(part?.objects.map((each) => each.object).sort()).toEqual(['a', 'b']);
  expect([part?.before, part?.isAll]).toEqual([busyOf('09:00/11:00'), false]);
  expect(await findTimes()).toEqual(busyOf('09:00/09:30', '10:00/11:00', '13:00/14:00'));
});

test('joins a new time with the busy times that it touches at either end', async () => {
  const part = await change('08:01', [object('d', '11:00/13:00')], ['09:00/14:00']);
  expect(part?.extent).toEqual(busyOf('09:00/14:00'));
  expect(part?.objects.map((each) => each.object).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(await findTimes()).toEqual(busyOf('09:00/14:00'));
});

test('sums up all objects of a calendar, including unchanged ones', async () => {
  const unreadable = { ...object('a').content, entries: 3, unreadable: 2, doubtful: 1 };
  const part = await change('08:01', [{ object: 'a', content: unreadable, bookings: [] }], ['10:00/11:00']);
  expect(part?.totals).toEqual({ entries: 5, unreadable: 2, doubtful: 1, times: 2 });
});

test('leaves a calendar unchanged if its changes are not plausible', async () => {
  const saving = save('08:01', {
    kind: 'changes',
    objects: { updates: [object('d', '16:00/17:00')], removals: ['a', 'b', 'c'] },
    findBusyTimes() {
      throw new Error('not to be believed');
    },
  });
  await expect(saving).rejects.toThrow('not to be believed');
  expect(await findTimes()).toEqual(busyOf('09:00/11:00', '13:00/14:00'));
  const part = await change('08:02', [object('c', '13:00/14:00')], ['13:00/14:00']);
  expect(part?.totals.entries).toBe(3);
});

test('stores the later of two readings that began with the same state', async () => {
  await change('08:01', [object('a', '15:00/16:00')], ['10:00/11:00', '15:00/16:00']);
  await change('08:02', [object('a', '17:00/18:00')], ['17:00/18:00']);
  expect(await findTimes()).toEqual(busyOf('10:00/11:00', '13:00/14:00', '17:00/18:00'));
});

test('ignores changes that were read before those that are stored', async () => {
  await change('08:02', [object('a', '17:00/18:00')], ['10:00/11:00', '17:00/18:00']);
  expect(await change('08:01', [object('a', '15:00/16:00')], ['15:00/16:00'])).toBeUndefined();
  expect(await findTimes()).toEqual(busyOf('10:00/11:00', '13:00/14:00', '17:00/18:00'));
});

const noCounts = { unreadable: 0, unreadableLines: [], doubtful: 0 };
const noMarks = { revision: 0, etag: null, lastModified: null, syncToken: 'state', bodyDigest: null };

type Marks = 'calendarId' | 'wholeReadAt' | 'coveredUntil' | keyof typeof noMarks;
type Content = Parameters<typeof store.saveReading>[0]['contents'][number];
type WithoutMarks<Kind> = Kind extends Content ? Omit<Kind, Marks> : never;

async function save(time: string, content: WithoutMarks<Content>): Promise<void> {
  const marks = { calendarId, wholeReadAt: at('08:00'), coveredUntil: at('23:00'), ...noMarks };
  await store.saveReading({ ...source, now: at(time), nextReadAt: at('23:00'), contents: [{ ...marks, ...content }] });
}

/** Saves changed objects, and what is busy in the part that they reach; returns that part. */
async function change(
  time: string,
  objects: readonly CalendarObject[],
  busy: readonly string[],
): Promise<ChangedPart | undefined> {
  const parts: ChangedPart[] = [];
  const findBusyTimes: ChangedContent['findBusyTimes'] = (part) => {
    parts.push(part);
    return packTimes(...busy);
  };
  await save(time, { kind: 'changes', objects: { updates: objects, removals: [] }, findBusyTimes });
  return parts[0];
}

async function findTimes(): Promise<Interval[]> {
  const times = await store.findForeignBusyTimes(source, { start: at('00:00'), end: at('23:59') });
  return times.map(({ start, end }) => ({ start, end }));
}

function object(name: string, ...times: string[]): CalendarObject {
  const foreign = busyOf(...times).flatMap(({ start, end }) => [start, end]);
  return { object: name, content: { foreign, own: [], entries: 1, unreadable: 0, doubtful: 0 }, bookings: [] };
}

function packTimes(...times: string[]): PackedIntervals {
  return packIntervals(busyOf(...times));
}

function busyOf(...times: string[]): Interval[] {
  return times.map((time) => {
    const [start = '', end = ''] = time.split('/');
    return { start: at(start), end: at(end) };
  });
}

function at(time: string) {
  return instant(`2026-03-02T${time}:00Z`);
}
