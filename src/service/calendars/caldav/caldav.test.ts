import { expect, test } from 'vitest';
import { installedCaldavServers, openCaldavServer } from '../../testing/index.ts';
import { calendarOf, openCalendarService } from '../calendar-service.testing.ts';

const serverNames = installedCaldavServers();
const tenToEleven = '20260302T090000Z/20260302T100000Z';

function entry(uid: string, time: string): string {
  return calendarOf(time)
    .replace('UID:0', `UID:${uid}`)
    .replace('VERSION:2.0', 'VERSION:2.0\r\nPRODID:-//test')
    .replace('SUMMARY', 'DTSTAMP:20260101T000000Z\r\nSUMMARY');
}

test.each(serverNames)('reads the calendars of an account on %s', async (name) => {
  const server = await openCaldavServer(name);
  const service = await openCalendarService(server.host);
  const account = await service.account();
  await server.write('one', entry('one', tenToEleven));
  const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'right' };
  const connection = await service.send(account, 'POST /calendars', draft);
  expect([connection.status, connection.body.error]).toEqual([201, undefined]);
  expect(await service.busy(account)).toEqual(['2026-03-02T10:00/11:00']);
  service.holdClock('2026-03-02T08:02:00+01:00');
  await server.write('two', entry('two', '20260302T120000Z/20260302T130000Z'));
  expect((await service.book(account, '2026-03-02T13:00:00+01:00')).status).toBe(409);
  await server.remove('one');
  service.holdClock('2026-03-02T08:10:00+01:00');
  await service.worker.runDue();
  expect(await service.busy(account)).toEqual(['2026-03-02T13:00/14:00']);
});

test.runIf(serverNames.includes('radicale'))(
  'names the wrong password when an account cannot be connected',
  async () => {
    const server = await openCaldavServer('radicale');
    const service = await openCalendarService(server.host);
    const draft = { kind: 'caldav', server: server.url, username: 'reader', password: 'wrong' };
    const { status, body } = await service.send(await service.account(), 'POST /calendars', draft);
    expect([status, body.error.errors.server]).toEqual([
      422,
      [expect.stringContaining('Check the username and password')],
    ]);
  },
);
