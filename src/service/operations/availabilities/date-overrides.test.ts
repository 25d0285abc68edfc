import { expect, test } from 'vitest';
import { openService } from '../../testing/index.ts';

const service = await openService();
const host = await service.account({ hours: { tuesday: [{ start: '09:00', end: '10:00' }] } });
const oneHour = [{ start: '14:00', end: '15:00' }];

test('keeps overrides in the order of their dates, and their periods in order', async () => {
  const overrides = [
    { from: '2026-12-31', to: '2026-12-31', hours: [period('14:00', '24:00'), period('10:00', '12:00')] },
    { from: '2026-12-24', to: '2026-12-26', hours: [] },
  ];
  const { body } = await service.send(host, 'POST /availabilities', { name: 'Holidays', overrides });
  expect(body.data.overrides).toEqual([
    { from: '2026-12-24', to: '2026-12-26', hours: [] },
    { from: '2026-12-31', to: '2026-12-31', hours: [period('10:00', '12:00'), period('14:00', '24:00')] },
  ]);
  expect((await service.send(host, `GET /availabilities/${body.data.id}`)).body).toEqual(body);
});

test('leaves overrides as they are unless they are sent, and removes them with an empty list', async () => {
  const overrides = [{ from: '2026-12-24', to: '2026-12-24', hours: [] }];
  const { id } = (await service.send(host, 'POST /availabilities', { name: 'Kept', overrides })).body.data;
  const renamedSchedule = (await service.send(host, `PUT /availabilities/${id}`, { name: 'Renamed' })).body.data;
  const clearedSchedule = (await service.send(host, `PUT /availabilities/${id}`, { overrides: [] })).body.data;
  expect([renamedSchedule.overrides, clearedSchedule.overrides, clearedSchedule.name]).toEqual([
    overrides,
    undefined,
    'Renamed',
  ]);
});

test('offers, books and lists open hours by the override of a date', async () => {
  const overrides = [
    { from: '2026-03-10', to: '2026-03-10', hours: [] },
    { from: '2026-03-15', to: '2026-03-15', hours: oneHour },
  ];
  await service.send(host, `PUT /availabilities/${host.availabilityId}`, { overrides });
  const range = { start: '2026-03-09', end: '2026-03-16' };
  const { slots } = (await service.slots(host, range)).body.data;
  const query = new URLSearchParams({ ...range, timezone: 'Europe/Berlin' });
  const windows = await service.send(host, `GET /users/${host.userId}/availability-windows?${query}`);
  expect(Object.keys(slots)).toEqual(['2026-03-15']);
  expect(windows.body.data).toEqual([{ start: '2026-03-15T14:00:00+01:00', end: '2026-03-15T15:00:00+01:00' }]);
  expect((await service.book(host, '2026-03-15T14:00:00+01:00')).status).toBe(201);
  const refusal = await service.book(host, '2026-03-10T09:00:00+01:00');
  expect([refusal.status, refusal.body.error.reason]).toEqual([409, 'outside_hours']);
});

test.each<[string, string, object[]]>([
  ['overrides.0.from', 'a date that is none', [{ from: '2026-02-30', to: '2026-03-01', hours: [] }]],
  ['overrides.0.to', 'a range that ends before it begins', [{ from: '2026-03-02', to: '2026-03-01', hours: [] }]],
  ['overrides.0.to', 'a range without an end', [{ from: '2026-03-02', hours: [] }]],
  ['overrides.0.hours', 'dates without hours', [{ from: '2026-03-02', to: '2026-03-02' }]],
  ['overrides.0.hours.0.end', 'a period without length', [on('2026-03-02', [period('09:00', '09:00')])]],
  [
    'overrides.0.hours.1.start',
    'periods that overlap',
    [on('2026-03-02', [period('09:00', '11:00'), period('10:00', '12:00')])],
  ],
  ['overrides.0.note', 'an unknown field', [{ ...on('2026-03-02', []), note: 'Christmas' }]],
  ['overrides', 'more than a thousand', Array.from({ length: 1001 }, () => on('2026-03-02', []))],
])('refuses at %s %s', async (path, _case, overrides) => {
  const { status, body } = await service.send(host, `PUT /availabilities/${host.availabilityId}`, { overrides });
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [path]]);
});

test('refuses two overrides of one date and names both', async () => {
  const overrides = [on('2026-12-25', oneHour), { from: '2026-12-20', to: '2026-12-31', hours: [] }];
  const { body } = await service.send(host, 'POST /availabilities', { name: 'Twice', overrides });
  const sentence = '2026-12-25 overlaps the override of 2026-12-20 to 2026-12-31';
  expect(body.error.errors).toEqual({ 'overrides.0.from': [sentence] });
});

function on(date: string, hours: object[]) {
  return { from: date, to: date, hours };
}

function period(start: string, end: string) {
  return { start, end };
}
