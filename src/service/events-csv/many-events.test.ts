import { expect, test } from 'vitest';
import { openService } from '../testing/index.ts';
import { copyHourly, downloadTable, openTable } from './events-csv.testing.ts';
import { readTable } from './read-csv.testing.ts';

const service = await openService();
const early = '2026-03-03T10:00:00+01:00';
/** In the first part of a table of a thousand bookings with the latest first, an hour each. */
const late = '2026-04-13T10:00:00+02:00';
const copies = 1100;

test.each(['desc', 'asc'] as const)('contains each of 1,100 bookings once while they change: %s', async (order) => {
  service.holdClock('2026-03-02T08:00:00+01:00');
  const account = await service.account();
  const first = await service.book(account, early);
  const last = await service.book(account, late);
  const copiedIds = await copyHourly(service, account, { id: first.body.data.id, copies });
  const ids = [first, last].map(({ body }) => body.data.id).concat(copiedIds);

  service.holdClock('2026-03-02T09:00:00+01:00');
  const { body, status } = await openTable(service, `order=${order}`, { key: account.key });
  const reader = body?.getReader();
  const parts = [(await reader?.read())?.value];
  const changes = await Promise.all([
    service.book(account, '2026-03-03T11:00:00+01:00'),
    service.book(account, '2026-04-13T11:00:00+02:00'),
    service.send(account, `POST /events/${ids[0]}/reschedule`, { start: '2026-04-14T10:00:00+02:00' }),
    service.send(account, `POST /events/${ids[1]}/reschedule`, { start: '2026-03-03T15:00:00+01:00' }),
  ]);
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) parts.push(part.value);
  const rows = readTable(Buffer.concat(parts.flatMap((part) => part ?? [])).toString());
  expect([status, ...changes.map((change) => change.status)]).toEqual([200, 201, 201, 200, 200]);
  expect(parts.length).toBeGreaterThan(2);
  const foundIds = rows.map(({ ID }) => ID ?? '');
  expect(new Set(foundIds).size).toBe(foundIds.length);
  expect(ids.filter((id) => !foundIds.includes(id))).toEqual([]);
});

test('contains the results of a search in order across several parts', async () => {
  const account = await service.account();
  const first = await service.book(account, early);
  const copiedIds = await copyHourly(service, account, { id: first.body.data.id, copies });
  const { rows } = await downloadTable(service, account, 'q=copy&order=asc&timezone=UTC');
  expect(rows.map(({ ID }) => ID)).toEqual(copiedIds);
  const starts = rows.map(({ Start }) => Start ?? '');
  expect(starts).toEqual(starts.toSorted());
});

test('reads on only when the receiver is ready', async () => {
  const account = await service.account();
  const first = await service.book(account, early);
  await copyHourly(service, account, { id: first.body.data.id, copies });
  const { body } = await openTable(service, '', { key: account.key });
  const reader = body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(readTable(Buffer.from(value ?? []).toString())).toHaveLength(500);
  await reader?.cancel();
});
