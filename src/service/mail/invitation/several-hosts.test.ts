import { expect, test } from 'vitest';
import { ada, makeRotation, type Rotation } from '../../testing/index.ts';
import { openMailService, ten, withGuests } from '../testing/index.ts';
import { calendarFilesOf, readCalendar } from './itip.testing.ts';

const { service, makeHost, sendAll } = await openMailService();

/** Returns what the email to an address says about the host, in its calendar file as well. */
async function readMailTo(address: string) {
  const mail = (await sendAll()).find(({ recipients }) => recipients.includes(address)) ?? expect.fail('no mail');
  const [file = ''] = calendarFilesOf(mail);
  const { uid, sequence, event } = readCalendar(file);
  const organizer = event.getFirstProperty('organizer');
  return {
    uid,
    sequence,
    replyTo: mail.replyTo?.[0]?.address,
    subject: mail.subject?.split(',')[0],
    organizer: [organizer?.getParameter('cn'), organizer?.getFirstValue()],
    host: event.getFirstPropertyValue('attendee'),
  };
}

async function nameHosts({ hosts }: Rotation, names: readonly string[]): Promise<void> {
  for (const [index, first_name] of names.entries()) {
    const users = service.store.db.updateTable('users').set({ first_name, email: `${first_name}@example.com` });
    await users.where('id', '=', hosts[index] ?? 0).execute();
  }
}

test('tells guests who hosts by turn, and after each change, about one entry in their calendar', async () => {
  const rotation = await makeRotation(service, await makeHost(withGuests), [{}, { weight: 0 }]);
  await nameHosts(rotation, ['margaret', 'katherine']);
  const answers = { ...ada, team: ['bo@example.org'] };
  const { id, ics_uid: uid } = (await service.book(rotation, ten, { answers })).body.data;
  const expected = (sequence: number, host: string, what: string) => ({
    uid,
    sequence,
    replyTo: `${host}@example.com`,
    subject: `${what}: Call & "talk" with ${host}`,
    organizer: [host, 'mailto:bookings@example.com'],
    host: `mailto:${host}@example.com`,
  });
  expect(await readMailTo('bo@example.org')).toEqual(expected(0, 'margaret', 'Invitation'));
  await service.send(rotation, `POST /events/${id}/reassign`, { host_id: rotation.hosts[1] });
  expect(await readMailTo('bo@example.org')).toEqual(expected(1, 'katherine', 'New host'));
  await service.send(rotation, `POST /events/${id}/reschedule`, { start: '2026-03-03T11:00:00+01:00' });
  expect(await readMailTo('bo@example.org')).toEqual(expected(2, 'katherine', 'Rescheduled'));
  await service.send(rotation, `POST /events/${id}/cancel`, {});
  expect(await readMailTo('bo@example.org')).toEqual(expected(3, 'katherine', 'Canceled'));
});
