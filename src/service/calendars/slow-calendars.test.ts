import { expect, test } from 'vitest';
import { countLockWaits, lockRace, mondayMorning, untilLockWaits } from '../testing/index.ts';
import { calendarOf, openFeedServer, openImpatientService } from './calendar-service.testing.ts';

const [slow, quick] = [await openFeedServer(), await openFeedServer()];
const service = await openImpatientService(slow.host, quick.host);
const tenToEleven = '20260302T090000Z/20260302T100000Z';

test('reads other calendars and books while one server sends a byte at a time', async () => {
  service.holdClock(mondayMorning);
  const [patient, other] = [await service.account(), await service.account()];
  for (const [account, feed] of [[patient, slow] as const, [other, quick] as const]) {
    feed.serve(calendarOf(tenToEleven));
    await service.connect(account, feed.url);
  }
  const dripping: NodeJS.Timeout[] = [];
  slow.respondWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' });
    dripping.push(setInterval(() => response.write('B'), 20));
  });
  quick.serve(calendarOf('20260302T110000Z/20260302T120000Z'));
  service.holdClock('2026-03-02T08:05:00+01:00');
  const reading = service.worker.runDue();
  await expect.poll(() => service.busy(other)).toEqual(['2026-03-02T12:00/13:00']);
  expect((await service.book(other, '2026-03-02T14:00:00+01:00')).status).toBe(201);
  // After its time limit, its last known times decide.
  expect((await service.book(patient, '2026-03-02T10:00:00+01:00')).status).toBe(409);
  expect((await service.book(patient, '2026-03-02T14:00:00+01:00')).status).toBe(201);
  await service.worker.stop();
  await reading;
  for (const timer of dripping) clearInterval(timer);
});

test('books by the last known busy times when a server does not answer', async () => {
  service.holdClock(mondayMorning);
  const account = await service.account();
  quick.serve(calendarOf(tenToEleven));
  await service.connect(account, quick.url);
  service.holdClock('2026-03-02T08:02:00+01:00');
  quick.respondWith(() => undefined);
  expect((await service.book(account, '2026-03-02T10:00:00+01:00')).status).toBe(409);
  expect((await service.book(account, '2026-03-02T14:00:00+01:00')).status).toBe(201);
});

test('books by the known busy times while a reading cannot be stored', lockRace, async () => {
  service.holdClock(mondayMorning);
  const account = await service.account();
  quick.serve(calendarOf(tenToEleven));
  const { id } = (await service.connect(account, quick.url)).body.data;
  quick.serve(calendarOf('20260302T110000Z/20260302T120000Z'));
  service.holdClock('2026-03-02T08:05:00+01:00');
  const source = service.store.db
    .selectFrom('calendar_sources')
    .select('id')
    .where('account_id', '=', account.accountId);
  await service.store.db.transaction().execute(async (trx) => {
    await trx.executeQuery(source.where('id', '=', id).forUpdate());
    const booking = service.book(account, '2026-03-02T10:00:00+01:00');
    await untilLockWaits(service.store.db, 1);
    expect((await booking).status).toBe(409);
    expect(await countLockWaits(service.store.db)).toBe(1);
  });
});
