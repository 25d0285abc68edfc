import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openService } from '../../../testing/index.ts';
import { createCalendars } from '../../calendars/calendars.testing.ts';
import { inUtc } from '../../postgres/index.ts';

const service = await openService();
const { db } = service.store;
const { connect } = createCalendars(service.store);

/** Books an event that is to be written again, into one of a host's many calendars. */
async function bookRescheduled(others: number) {
  const host = await service.account();
  const { accountId: account_id, userId: user_id } = host;
  const { id: event_id } = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;
  const { id: source_id, calendarId: calendar_id } = await connect(host, []);
  const ids = Array.from({ length: others }, () => randomUUID()).sort();
  const calendars = ids.map((id) => ({ account_id, id, source_id, name: id, href_digest: Buffer.from(id) }));
  await db.insertInto('calendars').values(calendars).execute();
  const now = inUtc(service.clock());
  const times = { next_attempt_at: now, created_at: now, updated_at: now };
  const write = { account_id, event_id, user_id, calendar_id, event_sequence: 1, status: 'pending' as const };
  await db
    .insertInto('calendar_writes')
    .values({ ...write, ...times })
    .execute();
  return { account_id, event_id, ids };
}

test('names at most ten other calendars, first those with the entry, then those that are not read', async () => {
  const { account_id, event_id, ids } = await bookRescheduled(12);
  const [unread, holder] = ids.slice(-2) as [string, string]; // there are twelve
  await db.updateTable('calendars').set({ blocks: 'nothing' }).where('id', '=', unread).execute();
  const content = { foreign: [], own: [], entries: 1, unreadable: 0, doubtful: 0 };
  await db
    .insertInto('calendar_objects')
    .values({ account_id, calendar_id: holder, object: 'a', content: JSON.stringify(content), bookings: [event_id] })
    .execute();
  const [write] = await service.store.claimDueWrites({ now: service.clock(), limit: 1, claimSeconds: 30 });
  expect(write?.otherCalendars.map(({ id }) => id)).toEqual([holder, unread, ...ids.slice(0, 8)]);
});
