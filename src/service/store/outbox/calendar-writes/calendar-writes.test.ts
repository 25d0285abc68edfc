import { expect, test } from 'vitest';
import type { WriteResult } from '../../../records/index.ts';
import { openService } from '../../../testing/index.ts';
import { createCalendars } from '../../calendars/calendars.testing.ts';
import { inUtc } from '../../postgres/index.ts';

const service = await openService();
const { store } = service;
const { connect } = createCalendars(store);

/** Books an event that is to be written into a calendar. */
async function bookWithWrite() {
  const host = await service.account();
  const { accountId, userId } = host;
  const { id } = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;
  const { calendarId } = await connect(host, []);
  const at = inUtc(service.clock());
  const times = { next_attempt_at: at, created_at: at, updated_at: at };
  const write = { account_id: accountId, event_id: id, user_id: userId, calendar_id: calendarId, event_sequence: 0 };
  await store.db
    .insertInto('calendar_writes')
    .values({ ...write, ...times, status: 'pending' })
    .execute();
  return { ...host, eventId: id };
}

async function claim() {
  const [write] = await store.claimDueWrites({ now: service.clock(), limit: 1, claimSeconds: 30 });
  if (!write) throw new Error('No write is due.');
  return write;
}

function finish(write: WriteResult['write'], result: Pick<WriteResult, 'status' | 'problem'>): Promise<void> {
  const nextAttemptAt = result.status === 'pending' ? service.clock() : null;
  return store.finishWrite({ write, ...result, nextAttemptAt, mail: null, now: service.clock() });
}

test('ignores the result of a process whose claim has expired and was taken over', async () => {
  const { accountId } = await bookWithWrite();
  const writeOfPausedProcess = await claim();
  await store.db.updateTable('calendar_writes').set({ claimed_until: '2026-03-01T00:00:00Z' }).execute();
  await finish(await claim(), { status: 'succeeded', problem: null });
  await finish(writeOfPausedProcess, { status: 'pending', problem: 'timeout' });
  const write = store.db.selectFrom('calendar_writes').select('status').where('account_id', '=', accountId);
  const calendar = store.db.selectFrom('calendars').select('write_problem').where('account_id', '=', accountId);
  expect([await write.execute(), await calendar.execute()]).toEqual([
    [{ status: 'succeeded' }],
    [{ write_problem: null }],
  ]);
});

test('ignores the result of a process whose claim has expired when a later change was claimed', async () => {
  const { accountId } = await bookWithWrite();
  const writeOfPausedProcess = await claim();
  const later = { event_sequence: 1, attempts: 0, claimed_until: '2026-03-01T00:00:00Z' };
  await store.db.updateTable('calendar_writes').set(later).where('account_id', '=', accountId).execute();
  await claim();
  await finish(writeOfPausedProcess, { status: 'pending', problem: 'timeout' });
  const write = store.db.selectFrom('calendar_writes').select('claimed_until').where('account_id', '=', accountId);
  const calendar = store.db.selectFrom('calendars').select('write_problem').where('account_id', '=', accountId);
  expect([await write.execute(), await calendar.execute()]).toEqual([
    [{ claimed_until: expect.anything() }],
    [{ write_problem: null }],
  ]);
});
