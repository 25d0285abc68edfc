import { afterAll, beforeEach, expect, test } from 'vitest';
import { openMailServer } from '../../mail/testing/index.ts';
import { openOutbox } from '../../open-outbox.ts';
import { mondayMorning, type TestAccount } from '../../testing/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from '../calendar-service.testing.ts';

const feed = await openFeedServer();
const service = await openCalendarService(feed.host);
const mailServer = await openMailServer();
const outbox = openOutbox({
  store: service.store,
  clock: service.clock,
  log: { error: (fields) => service.logged.push(fields) },
  mail: { smtpUrl: mailServer.smtpUrl, from: 'Bookings <bookings@example.com>' },
});
afterAll(() => outbox.stop());

let account: TestAccount;
let id: string;

beforeEach(async () => {
  service.holdClock(mondayMorning);
  await service.store.db.deleteFrom('calendar_sources').execute();
  feed.serve(calendarOf('20260302T090000Z/20260302T100000Z'));
  account = await service.account();
  ({ id } = (await service.connect(account, feed.url)).body.data);
  feed.respondWith((_request, response) => void response.writeHead(500).end());
});

/** Reads the feed at a time, and returns the emails to the host after it. */
async function mailsAt(time: string) {
  service.holdClock(`2026-03-${time}:00+01:00`);
  await service.worker.runDue();
  while ((await outbox.runDue()) > 0);
  return mailServer.received.splice(0).map(({ recipients, subject, text }) => ({ recipients, subject, text }));
}

test('mails the host after an hour, when their slots close, and once a day from then on', async () => {
  const mailTimes: string[] = [];
  for (const time of [
    '02T08:05',
    '02T08:59',
    '02T09:30',
    '02T10:30',
    '02T14:00',
    '02T14:31',
    '02T20:00',
    '03T14:30',
    '03T15:02',
  ]) {
    const mails = await mailsAt(time);
    if (mails.length > 0) mailTimes.push(time);
    for (const { recipients } of mails) expect(recipients).toEqual(['grace@example.com']);
  }
  expect(mailTimes).toEqual(['02T09:30', '02T14:31', '03T15:02']);
});

test('says whether known times still block or no one can book', async () => {
  const [first] = await mailsAt('02T09:30');
  const [second] = await mailsAt('02T14:31');
  expect(first?.text).toContain('last known busy times still block');
  expect(second?.text).toContain('No one can book you');
  expect(second?.text).not.toContain('private-0123');
});

test('does not mention closed slots to a host who keeps the known times', async () => {
  await service.send(account, `PUT /calendars/${id}`, { when_unreachable: 'keep' });
  await mailsAt('02T09:30');
  const [mail] = await mailsAt('02T14:31');
  expect(mail?.text).toContain('last known busy times still block');
});

test.each([401, 403, 404, 410])('mails the host immediately when the server responds with %i', async (status) => {
  feed.respondWith((_request, response) => void response.writeHead(status).end());
  expect(await mailsAt('02T08:05')).toHaveLength(1);
  expect(await mailsAt('02T08:07')).toHaveLength(0);
});

test('sends no email about a calendar that the host ignores', async () => {
  await service.send(account, `PUT /calendars/${id}`, { ignored: true });
  expect([...(await mailsAt('02T09:30')), ...(await mailsAt('02T15:00'))]).toEqual([]);
});

test('drops a queued email about a calendar that can be read again', async () => {
  service.holdClock('2026-03-02T09:30:00+01:00');
  await service.worker.runDue();
  feed.serve(calendarOf());
  expect(await mailsAt('02T09:40')).toEqual([]);
});

test('starts over after a success', async () => {
  expect(await mailsAt('02T09:30')).toHaveLength(1);
  feed.serve(calendarOf());
  await mailsAt('02T10:30');
  feed.respondWith((_request, response) => void response.writeHead(500).end());
  expect(await mailsAt('02T11:00')).toHaveLength(0);
  expect(await mailsAt('02T11:31')).toHaveLength(1);
});
