import { afterEach, expect, test } from 'vitest';
import { openMailService, ten, withGuests } from './testing/index.ts';

const { service, mailServer, makeHost, outboxTo, sendAll, statuses } = await openMailService();

afterEach(() => mailServer.refuse(undefined));

/**
 * Refuses all due mail to invitees and guests, either each recipient with a reply code or each content, and returns the
 * emails that are then sent to the host.
 */
async function refuseDueMail(refusal: number | 'content') {
  const due = service.store.db.updateTable('deliveries').set({ next_try_at: '2026-03-02T08:00:00+01:00' });
  const ofHost = service.store.db.deleteFrom('deliveries').where('recipient', '=', 'host');
  await ofHost.where('status', '=', 'pending').execute();
  await due.where('status', '=', 'pending').where('kind', '<>', 'event.reminder').execute();
  if (refusal === 'content') mailServer.behave('filters');
  else mailServer.refuse(refusal);
  await outboxTo(mailServer.smtpUrl).runDue();
  mailServer.behave('takes');
  mailServer.refuse(undefined);
  const mails = await sendAll();
  return mails.filter(({ recipients }) => recipients.includes('grace@example.com')).map(({ subject }) => subject);
}

test('tells the host of an address that refuses mail for good, once', async () => {
  const host = await makeHost();
  const { id } = (await service.book(host, ten)).body.data;
  expect(await refuseDueMail(550)).toEqual([expect.stringContaining('Could not reach')]);
  await service.send(host, `POST /events/${id}/reschedule`, { start: '2026-03-04T10:00:00+01:00' });
  expect(await refuseDueMail(550)).toEqual([]);
});

test('tells the host nothing about an address that is erased before the email is written', async () => {
  const host = await makeHost();
  const { id } = (await service.book(host, ten)).body.data;
  mailServer.refuse(550);
  await outboxTo(mailServer.smtpUrl).runDue();
  mailServer.refuse(undefined);
  const { db } = service.store;
  const noticesOf = db.selectFrom('deliveries').select('id').where('account_id', '=', host.accountId);
  expect(await noticesOf.where('kind', '=', 'mail.refused').where('status', '=', 'pending').execute()).toHaveLength(1);
  const erasure = { erased_at: '2026-03-02T07:00:00Z', invitee_email: '', invitee_name: '' };
  await db.updateTable('events').set(erasure).where('id', '=', id).execute();
  const subjects = (await sendAll()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject?.includes('Could not reach'))).toEqual([]);
});

test('tells the host of the invitee and the guest who cannot be reached', async () => {
  const host = await makeHost(withGuests);
  // An account sends two emails at the same time: which two of more is not defined.
  const answers = { name: 'Ada', email: 'ada@example.com', team: ['bo@example.org'] };
  await service.book(host, ten, { answers });
  const subjects = await refuseDueMail(550);
  expect(subjects.map((subject) => /\w+@[\w.]+/.exec(subject ?? '')?.[0]).sort()).toEqual([
    'ada@example.com',
    'bo@example.org',
  ]);
});

test('does not notify the host while an email may still arrive', async () => {
  await service.book(await makeHost(), ten);
  expect(await refuseDueMail(451)).toEqual([]);
});

test('tells the host about an address that refuses mail, but not about refused content', async () => {
  const host = await makeHost();
  const { id } = (await service.book(host, ten)).body.data;
  expect(await refuseDueMail('content')).toEqual([]);
  expect((await statuses()).map(([status]) => status)).toEqual(['failed']);
  await service.send(host, `POST /events/${id}/reschedule`, { start: '2026-03-04T10:00:00+01:00' });
  expect(await refuseDueMail(550)).toEqual([expect.stringContaining('Could not reach')]);
});

test.each(['address', 'content'])('warns the operator when too much mail is refused for its %s', async (cause) => {
  service.logged.length = 0;
  const host = await makeHost();
  const starts = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30', '14:00', '14:30'];
  for (const start of starts) await service.book(host, `2026-03-03T${start}:00+01:00`);
  if (cause === 'content') mailServer.behave('filters');
  else mailServer.refuse(550);
  const outbox = outboxTo(mailServer.smtpUrl);
  while ((await outbox.runDue()) > 0);
  expect(service.logged).toContainEqual({ mails: 20, refused: 20 });
});
