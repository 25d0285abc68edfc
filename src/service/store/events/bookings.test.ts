import { expect, test } from 'vitest';
import { type Interval, utc } from '../../../time/index.ts';
import type { HostedEventType } from '../../records/index.ts';
import { instant, openService } from '../../testing/index.ts';

const { store, account } = await openService();

const range = hours('2026-03-03T10:00Z', '2026-03-03T12:00Z');

test.each([
  ['ends where the range begins', '2026-03-03T09:00Z', '2026-03-03T10:00Z', 0],
  ['reaches a millisecond into it', '2026-03-03T09:00Z', '2026-03-03T10:00:00.001Z', 1],
  ['lies within', '2026-03-03T10:30Z', '2026-03-03T11:00Z', 1],
  ['begins a millisecond before its end', '2026-03-03T11:59:59.999Z', '2026-03-03T13:00Z', 1],
  ['begins where it ends', '2026-03-03T12:00Z', '2026-03-03T13:00Z', 0],
  ['covers it with all the buffers there can be', '2026-03-03T11:59:59.999Z', '2026-03-06T11:59:59.999Z', 1],
  ['began three days ago', '2026-02-28T10:00:00.001Z', '2026-03-03T10:00:00.001Z', 1],
])('decides whether busy time that %s counts', async (_, from, to, count) => {
  const hostedType = await hostWith(hours(from, to));
  const { busy } = await store.findBookings(hostedType, { busy: range, starts: undefined });
  expect(busy).toEqual(count ? [hours(from, to)] : []);
});

test.each([
  ['2026-03-03T09:59:59.999Z', 0],
  ['2026-03-03T10:00Z', 1],
  ['2026-03-03T11:59:59.999Z', 1],
  ['2026-03-03T12:00Z', 0],
])('counts a meeting that starts at %s %i times', async (start, count) => {
  const hostedType = await hostWith(hours(start, '2026-03-03T13:00Z'));
  const nothing = hours('2020-01-01T00:00Z', '2020-01-02T00:00Z');
  const { starts } = await store.findBookings(hostedType, { busy: nothing, starts: range });
  expect(starts).toHaveLength(count);
});

async function hostWith(busy: Interval): Promise<HostedEventType> {
  const { accountId, eventTypeId } = await account();
  const hostedType = await store.findEventType(accountId, eventTypeId);
  if (!hostedType) throw new Error('The event type was just made.');
  const invitee = { name: 'Ada', email: 'ada@example.com', zone: utc };
  const { eventType, host } = hostedType;
  await store.withHostsLocked({ accountId, userIds: [host.userId] }, async (hostRecords) => {
    const contactId = await hostRecords.saveContact({ accountId, invitee, now: busy.start });
    const hosts = [{ userId: host.userId, isLead: true, how: 'only' as const }];
    const meetingId = await hostRecords.saveMeeting({
      accountId,
      eventTypeId: eventType.id,
      time: busy,
      busy,
      seats: 1,
      hosts,
      absentIds: [],
    });
    const rest = { guests: [], answers: {}, metadata: {}, locale: undefined };
    await hostRecords.saveEvent({ hostedType, contactId, invitee, meetingId, time: busy, ...rest }, busy.start);
  });
  return hostedType;
}

function hours(start: string, end: string): Interval {
  return { start: instant(start), end: instant(end) };
}
