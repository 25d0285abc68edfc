import { expect, test } from 'vitest';
import { at, createCalendars } from '../../store/calendars/calendars.testing.ts';
import { openService, statementsOf } from '../../testing/index.ts';

const service = await openService();
const { connect } = createCalendars(service.store);
const list = (account: Awaited<ReturnType<typeof service.account>>) => service.send(account, 'GET /calendars');

service.holdClock('2026-03-02T00:00:00Z');

test('lists many calendars with as many statements as one', async () => {
  const account = await service.account();
  await connect(account, []);
  await list(account);
  const forOne = await statementsOf(async () => void (await list(account)));
  for (let more = 0; more < 3; more += 1) await connect(account, []);
  const forFour = await statementsOf(async () => void (await list(account)));
  expect(forFour).toHaveLength(forOne.length);
});

test('counts the upcoming busy times of each calendar separately', async () => {
  const account = await service.account();
  const past = { start: at(-120), end: at(-60) };
  const underWay = { start: at(-30), end: at(30) };
  const later = { start: at(60), end: at(90) };
  const beyond = { start: at(40 * 24 * 60), end: at(41 * 24 * 60) };
  const ids: string[] = [];
  for (const busy of [[past, underWay, later], [later, beyond], [past]]) {
    ids.push((await connect(account, busy)).calendarId);
  }
  const { data } = (await list(account)).body;
  const calendars = data.flatMap((source: { calendars: { id: string }[] }) => source.calendars);
  expect(ids.map((id) => calendars.find((calendar: { id: string }) => calendar.id === id))).toMatchObject([
    { busy_times: 2, next_busy: '2026-03-01T23:30:00+00:00' },
    { busy_times: 1, next_busy: '2026-03-02T01:00:00+00:00' },
    { busy_times: 0, next_busy: null },
  ]);
});
