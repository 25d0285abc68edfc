import { expect, test } from 'vitest';
import { mondayMorning, type TestAccount } from '../testing/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from './calendar-service.testing.ts';

const feed = await openFeedServer();
const service = await openCalendarService(feed.host);
/** In the zone of the host, whichever that is. */
const nineToTen = '20260304T090000/20260304T100000';

/** Serves a file whose state never changes, and calls a function before it answers the first request. */
function serveAfter(work: () => Promise<unknown>, text: string): void {
  let isFirst = true;
  feed.respondWith(async (request, response) => {
    if (isFirst) {
      isFirst = false;
      await work();
    }
    if (request.headers['if-none-match'] === '"same"') response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'text/calendar', etag: '"same"' }).end(text);
  });
}

async function connect(): Promise<{
  readonly account: TestAccount;
  readonly id: string;
  readonly calendarId: string;
}> {
  service.holdClock(mondayMorning);
  const account = await service.account();
  feed.serve(calendarOf());
  const { data } = (await service.connect(account, feed.url)).body;
  return { account, id: data.id, calendarId: data.calendars[0].id };
}

function passMinute(): void {
  service.holdClock(new Date(service.clock() + 60_000).toISOString());
}

test('reads a calendar again if the host’s time zone changed during the reading', async () => {
  const { account, id } = await connect();
  serveAfter(() => service.send(account, 'PUT /users/me', { timezone: 'America/New_York' }), calendarOf(nineToTen));
  passMinute();
  await service.send(account, `POST /calendars/${id}/read`);
  passMinute();
  await service.send(account, `POST /calendars/${id}/read`);
  expect(await service.busy(account)).toEqual(['2026-03-04T09:00/10:00']);
  const [{ calendars }] = (await service.send(account, 'GET /calendars')).body.data;
  expect(calendars[0].next_busy).toBe('2026-03-04T14:00:00+00:00');
});

test('reads a calendar again if its rule changed during the reading', async () => {
  const { account, id, calendarId } = await connect();
  const free = calendarOf(nineToTen).replace('SUMMARY', 'TRANSP:TRANSPARENT\r\nSUMMARY');
  const blocksAll = { calendars: [{ id: calendarId, blocks: 'all' }] };
  serveAfter(() => service.send(account, `PUT /calendars/${id}`, blocksAll), free);
  passMinute();
  await service.send(account, `POST /calendars/${id}/read`);
  passMinute();
  await service.send(account, `POST /calendars/${id}/read`);
  expect(await service.busy(account)).toEqual(['2026-03-04T09:00/10:00']);
});
