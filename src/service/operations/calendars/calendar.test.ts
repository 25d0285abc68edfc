import { expect, test } from 'vitest';
import { calendarOf } from '../../calendars/calendar-service.testing.ts';
import { makeMember, ownerOf } from '../../testing/index.ts';
import { calendarDay, openConnectedCalendars } from './connected-calendar.testing.ts';

const { feed, service, connectCalendar } = await openConnectedCalendars();

test('shows what a feed held when it was connected, and never its address', async () => {
  const account = await service.account();
  const { status, body } = await service.connect(account, feed.url);
  expect([status, body.data]).toMatchObject([
    201,
    {
      kind: 'feed',
      server: feed.host,
      state: 'current',
      problem: null,
      calendars: [{ busy_times: 1, blocks: 'busy' }],
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('private-0123');
});

test.each([
  ['a web page', '<!doctype html>', 'not_a_calendar', /web page/],
  ['a file that breaks off', calendarDay.slice(0, 90), 'cut_off', /breaks off/],
])('refuses to connect %s and says why', async (_what, text, problem, sentence) => {
  feed.serve(text);
  const { status, body } = await service.connect(await service.account(), feed.url);
  expect([status, body.error.reason]).toEqual([422, problem]);
  expect(body.error.errors.url).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  ['a private address', 'https://127.0.0.1/a.ics'],
  ['plain http', 'http://calendar.example/a.ics'],
  ['a cloud’s metadata', 'http://169.254.169.254/latest'],
])('refuses to connect %s', async (_what, url) => {
  const { status, body } = await service.connect(await service.account(), url);
  expect([status, body.error.errors.url[0]]).toEqual([422, expect.stringContaining('public https address')]);
});

test('disconnects a calendar and forgets its times', async () => {
  const { account, id } = await connectCalendar();
  expect((await service.send(account, `DELETE /calendars/${id}`)).status).toBe(200);
  expect(await service.busy(account)).toEqual([]);
  expect((await service.send(account, 'GET /calendars')).body.data).toEqual([]);
});

test('denies calendars of other accounts', async () => {
  const { id } = await connectCalendar();
  const other = await service.account();
  expect((await service.send(other, `PUT /calendars/${id}`, { name: 'Mine' })).status).toBe(403);
  expect((await service.send(other, `POST /calendars/${id}/read`)).status).toBe(403);
  expect((await service.send(other, `DELETE /calendars/${id}`)).status).toBe(403);
});

test('reads a calendar on request, but not twice in 30 seconds', async () => {
  const { account, id } = await connectCalendar();
  feed.serve(calendarOf());
  await service.send(account, `POST /calendars/${id}/read`);
  expect(await service.busy(account)).toHaveLength(1);
  service.holdClock('2026-03-02T08:00:30+01:00');
  await service.send(account, `POST /calendars/${id}/read`);
  expect(await service.busy(account)).toEqual([]);
});

test('applies a changed blocking rule immediately', async () => {
  feed.serve(calendarDay.replace('SUMMARY', 'TRANSP:TRANSPARENT\r\nSUMMARY'));
  const { account, id } = await connectCalendar();
  expect(await service.busy(account)).toEqual([]);
  const [{ calendars }] = (await service.send(account, 'GET /calendars')).body.data;
  const change = { calendars: [{ id: calendars[0].id, blocks: 'all' }] };
  expect((await service.send(account, `PUT /calendars/${id}`, change)).body.data.calendars[0].blocks).toBe('all');
  expect(await service.busy(account)).toEqual(['2026-03-02T10:00/11:00']);
});

test('limits the calendars of one user to the quota, and leaves room for colleagues’ calendars', async () => {
  const account = await service.account();
  for (let count = 0; count < 20; count += 1) await service.connect(account, feed.url);
  expect((await service.connect(account, feed.url)).body.error.code).toBe('quota_exceeded');
  const userId = await makeMember(service.store, account.accountId, 'member');
  const session = { ...ownerOf(account), userId, role: 'member' as const };
  const body = { kind: 'feed', url: feed.url };
  expect((await service.request('/v1/calendars', { method: 'POST', session, body })).status).toBe(201);
});
