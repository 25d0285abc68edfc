import { expect, test } from 'vitest';
import { mondayMorning } from '../../testing/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from '../calendar-service.testing.ts';
import { serveCalendar } from './memory-caldav.testing.ts';

const server = await openFeedServer();
const service = await openCalendarService(server.host);
const username = 'Grace@iCloud.example';

test.each([
  ['by the address of the calendar account', 'grace@icloud.example', []],
  ['by the address of the user', 'grace@example.com', []],
  ['for someone else', 'ada@icloud.example', ['2026-03-04T10:00/11:00']],
])('reads an entry that was declined %s', async (_how, attendee, busy) => {
  service.holdClock(mondayMorning);
  const calendar = serveCalendar(server);
  const file = calendarOf('20260304T090000Z/20260304T100000Z');
  await calendar.write('0', file.replace('SUMMARY', `ATTENDEE;PARTSTAT=DECLINED:mailto:${attendee}\r\nSUMMARY`));
  const account = await service.account();
  const draft = { kind: 'caldav', server: calendar.url, username, password: 'right' };
  expect((await service.send(account, 'POST /calendars', draft)).status).toBe(201);
  expect(await service.busy(account)).toEqual(busy);
});
