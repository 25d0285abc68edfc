import { expect, test } from 'vitest';
import { asInstant, type ZoneName } from '../../../time/index.ts';
import { installedCaldavServers, openCaldavServer } from '../../testing/index.ts';
import { calendarOf } from '../calendar-service.testing.ts';
import { openCaldavAccess } from './caldav-access.testing.ts';
import { createCaldavClient } from './caldav-client.ts';

const { request, access } = openCaldavAccess();

const reading = {
  range: { start: asInstant(Date.UTC(2026, 0)), end: asInstant(Date.UTC(2027, 0)) },
  hostZone: 'Europe/Berlin' as ZoneName, // a name of the tz database
  hostAddresses: [],
  rule: 'busy' as const,
};

function entry(uid: string): string {
  return calendarOf('20260302T090000Z/20260302T100000Z')
    .replace('UID:0', `UID:${uid}`)
    .replace('VERSION:2.0', 'VERSION:2.0\r\nPRODID:-//test')
    .replace('SUMMARY', 'DTSTAMP:20260101T000000Z\r\nSUMMARY');
}

test.each(installedCaldavServers())('reads what was added, replaced and removed since a state on %s', async (name) => {
  const server = await openCaldavServer(name);
  const client = createCaldavClient(request, access);
  const { calendars } = await client.discover(server.url);
  const [calendar] = calendars;
  const url = calendar?.url ?? expect.fail('there is no calendar');
  for (const uid of ['kept', 'replaced', 'removed']) await server.write(uid, entry(uid));
  const all = await client.readAll(url, reading);
  const mark = await client.findMark(url);
  await server.write('added', entry('added'));
  await server.write('replaced', entry('replaced').replace('T100000Z', 'T110000Z'));
  await server.remove('removed');
  const changes = await client.readChanges({ url, token: mark?.text ?? '' }, reading);
  expect([all.length, mark?.isSyncToken, changes?.updates.length, changes?.removals.length]).toEqual([3, true, 2, 1]);
  expect(all.map(({ object }) => object)).toEqual(expect.arrayContaining([...(changes?.removals ?? [])]));
  expect(await client.readChanges({ url, token: 'nonsense' }, reading)).toBeUndefined();
});
