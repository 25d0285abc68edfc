import { expect, test } from 'vitest';
import { ada, makeRotation } from '../../testing/index.ts';
import { openMailService, ten } from '../testing/index.ts';

const { service, makeHost, sendAll } = await openMailService();

test('mails the host who got the meeting, in their language and zone, and names them to the invitee', async () => {
  const host = await makeHost();
  await host.updateEventType({ reminders: JSON.stringify([{ minutes_before: 60, to: ['invitee', 'host'] }]) });
  const rotation = await makeRotation(service, host, [{}]);
  const profile = { first_name: 'Margaret', email: 'margaret@example.com', timezone: 'Asia/Tokyo', locale: 'de' };
  await service.store.db
    .updateTable('users')
    .set(profile)
    .where('id', '=', rotation.hosts[0] ?? 0)
    .execute();
  await service.book(rotation, ten, { answers: ada });
  const subjects = async () =>
    Object.fromEntries((await sendAll()).map(({ recipients: [address = ''], subject }) => [address, subject]));
  expect(await subjects()).toEqual({
    'margaret@example.com': 'Neue Buchung: Call & "talk" mit Ada Lovelace, Di., 3. März, 18:00',
    'ada@example.com': 'Confirmed: Call & "talk" with Margaret, Tue 3 Mar, 10:00',
  });
  service.holdClock('2026-03-03T09:00:00+01:00');
  expect(await subjects()).toEqual({
    'margaret@example.com': 'Heute, 18:00: Call & "talk" mit Ada Lovelace',
    'ada@example.com': 'Today 10:00: Call & "talk" with Margaret',
  });
});
