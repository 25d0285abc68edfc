import { beforeEach, expect, test } from 'vitest';
import { mondayMorning, type TestAccount } from '../../testing/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from '../calendar-service.testing.ts';

const server = await openFeedServer();
const service = await openCalendarService(server.host);

/** The files of the calendars by their paths, or the status with which the server responds instead. */
let files: Record<string, string | number>;
/** The status of a response about the account itself. */
let accountStatus: number;
/** Whether the server does not say that the address of a calendar is one. */
let isHidden: boolean;
let invitedAt: string[];

beforeEach(() => {
  service.holdClock(mondayMorning);
  files = { '/home/a/': calendarOf() };
  [accountStatus, isHidden, invitedAt] = [207, false, []];
  server.respondWith((request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const file = files[path];
      const status = file === undefined ? accountStatus : typeof file === 'number' ? file : 207;
      response.writeHead(status).end(`<multistatus>${contentOf(path, Buffer.concat(chunks).toString())}</multistatus>`);
    });
  });
});

function contentOf(path: string, body: string): string {
  const file = files[path];
  if (body.includes('current-user-principal'))
    return responseOf(path, '<current-user-principal><href>/me/</href></current-user-principal>');
  if (body.includes('calendar-home-set')) {
    const addresses = ['/me/', ...invitedAt].map((each) => `<href>${each}</href>`).join('');
    const set = `<calendar-user-address-set>${addresses}</calendar-user-address-set>`;
    return responseOf(path, `<calendar-home-set><href>/home/</href></calendar-home-set>${set}`);
  }
  if (body.includes('resourcetype') && file !== undefined) return isHidden ? '' : responseOf(path, isCalendar);
  if (body.includes('resourcetype'))
    return path === '/home/'
      ? Object.keys(files)
          .map((each) => responseOf(each, `${isCalendar}<displayname>${each}</displayname>`))
          .join('')
      : '';
  if (body.includes('getctag')) return responseOf(path, `<getctag>${file}</getctag>`);
  return responseOf(`${path}0.ics`, `<getetag>"0"</getetag><calendar-data>${file}</calendar-data>`);
}

const isCalendar = '<resourcetype><collection/><calendar/></resourcetype>';
const responseOf = (path: string, properties: string) =>
  `<response><href>${path}</href><propstat><prop>${properties}</prop></propstat></response>`;

async function connect(path = '/'): Promise<TestAccount> {
  const account = await service.account();
  const draft = { kind: 'caldav', server: `http://${server.host}${path}`, username: 'grace', password: 'right' };
  const { status, body } = await service.send(account, 'POST /calendars', draft);
  expect([status, body.error]).toEqual([201, undefined]);
  return account;
}

async function connectionOf(account: TestAccount) {
  const [{ calendars, ...connection }] = (await service.send(account, 'GET /calendars')).body.data;
  return { ...connection, names: calendars.map(({ name }: { name: string }) => name) };
}

const [nextDay, hourLater] = ['2026-03-03T08:05:00+01:00', '2026-03-03T09:10:00+01:00'];
const afternoon = calendarOf('20260304T130000Z/20260304T140000Z');

test('reads a calendar that was added to an account, within a day', async () => {
  const account = await connect();
  files['/home/b/'] = afternoon;
  service.holdClock('2026-03-02T08:10:00+01:00');
  await service.worker.runDue();
  expect(await service.busy(account)).toEqual([]);
  service.holdClock(nextDay);
  await service.worker.runDue();
  expect(await service.busy(account)).toEqual(['2026-03-04T14:00/15:00']);
  expect(await connectionOf(account)).toMatchObject({ state: 'current', names: ['/home/a/', '/home/b/'] });
  // The next reading can decrypt its address.
  files['/home/b/'] = calendarOf('20260304T140000Z/20260304T150000Z');
  service.holdClock('2026-03-03T08:20:00+01:00');
  await service.worker.runDue();
  expect(await service.busy(account)).toEqual(['2026-03-04T15:00/16:00']);
});

test('finds an added calendar when a user asks for a reading', async () => {
  const account = await connect();
  files['/home/b/'] = afternoon;
  service.holdClock('2026-03-02T08:01:00+01:00');
  const { id } = await connectionOf(account);
  expect((await service.send(account, `POST /calendars/${id}/read`)).body.data.calendars).toHaveLength(2);
});

test('does not let a booking wait until the calendars of an account are listed', async () => {
  const account = await connect();
  service.holdClock('2026-03-03T08:02:00+01:00');
  server.requests.length = 0;
  expect((await service.book(account, '2026-03-04T14:00:00+01:00')).status).toBe(201);
  expect(new Set(server.requests.map(({ url }) => url))).toEqual(new Set(['/home/a/']));
});

test('keeps a connection to the address of one calendar when another is added to the account', async () => {
  const account = await connect('/home/a/');
  files['/home/b/'] = afternoon;
  isHidden = true;
  service.holdClock(nextDay);
  await service.worker.runDue();
  expect((await connectionOf(account)).names).toHaveLength(1);
});

test('keeps a host open whose account has more calendars than can be read, and says so', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/home/${index}/`);
  files = Object.fromEntries(paths.map((path) => [path, calendarOf()]));
  const account = await connect();
  files['/home/new/'] = afternoon;
  service.holdClock(nextDay);
  await service.worker.runDue();
  const problems = { problem: null, left_out_problem: 'too_many_calendars' };
  expect(await connectionOf(account)).toMatchObject({ state: 'current', ...problems });
  service.holdClock('2026-03-03T08:20:00+01:00');
  await service.worker.runDue();
  expect(await connectionOf(account)).toMatchObject({ names: { length: 20 }, ...problems });
  delete files['/home/new/'];
  service.holdClock('2026-03-04T08:20:00+01:00');
  await service.worker.runDue();
  expect(await connectionOf(account)).toMatchObject({ left_out_problem: null });
});

test('keeps a host open when an added calendar cannot be read, says so, and reads it later', async () => {
  const account = await connect();
  Object.assign(files, { '/home/b/': 403, '/home/c/': afternoon });
  service.holdClock(nextDay);
  await service.worker.runDue();
  expect(await connectionOf(account)).toMatchObject({ state: 'current', left_out_problem: 'unauthorized' });
  expect(await service.busy(account)).toEqual(['2026-03-04T14:00/15:00']);
  files['/home/b/'] = calendarOf();
  service.holdClock(hourLater);
  await service.worker.runDue();
  expect(await connectionOf(account)).toMatchObject({ left_out_problem: null, names: { length: 3 } });
});

test('stores what was read of an account whose calendars cannot be listed', async () => {
  const account = await connect();
  files['/home/a/'] = afternoon;
  accountStatus = 401;
  service.holdClock(nextDay);
  await service.worker.runDue();
  expect(await connectionOf(account)).toMatchObject({ problem: null, read_at: '2026-03-03T07:05:00+00:00' });
  expect(await service.busy(account)).toEqual(['2026-03-04T14:00/15:00']);
});

const declinedInvitation = afternoon.replace(
  'SUMMARY',
  'ATTENDEE;PARTSTAT=DECLINED:mailto:grace@work.example\r\nSUMMARY',
);

test.each(['/', '/home/a/'])('ignores a declined invitation to another address of the user of %s', async (path) => {
  files['/home/a/'] = declinedInvitation;
  expect(await service.busy(await connect(path))).toEqual(['2026-03-04T14:00/15:00']);
  invitedAt = ['mailto:grace@home.example', 'MAILTO:Grace@Work.example'];
  expect(await service.busy(await connect(path))).toEqual([]);
});

test('ignores an invitation that was declined at an address added to the account later', async () => {
  files['/home/a/'] = declinedInvitation;
  const account = await connect();
  invitedAt = ['mailto:grace@work.example'];
  for (const day of [nextDay, '2026-03-04T08:10:00+01:00']) {
    service.holdClock(day);
    await service.worker.runDue();
  }
  expect(await service.busy(account)).toEqual([]);
});
