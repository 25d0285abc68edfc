import { expect, test } from 'vitest';
import { refuse } from '../../../contract/index.ts';
import { openMailService } from '../../mail/testing/index.ts';
import { openService, ownerOf, type TestAccount } from '../../testing/index.ts';
import type { MailLimits } from '../context.ts';

const { service, sendAll } = await openMailService();
const countedMails: unknown[] = [];
let isFull = false;
const mailLimits: MailLimits = {
  async attempt(mails, change) {
    if (isFull) return refuse({ code: 'too_many_requests', retryAfterSeconds: 60 });
    countedMails.push(mails);
    return change();
  },
};
const limited = await openService(() => ({ sendsMail: true, mailLimits }));
const keeping = await openService(() => ({ sendsMail: true, keepsMail: true }));
const silent = await openService();

function sendSample(account: TestAccount, body: object = {}, { request }: Pick<typeof service, 'request'> = service) {
  return request('/v1/mails/test', { session: ownerOf(account), method: 'POST', body });
}

test('sends a sample to the person who is signed in, without a calendar file', async () => {
  const account = await service.account({ eventType: { title: 'Haircut' } });
  const { status, body } = await sendSample(account, { event_type_id: account.eventTypeId, locale: 'de' });
  expect([status, body.data]).toEqual([200, { address: 'grace@example.com' }]);
  const [mail, ...others] = await sendAll();
  expect([mail?.recipients, others]).toEqual([['grace@example.com'], []]);
  expect(mail?.subject).toContain('Bestätigt: Haircut');
  expect(mail?.attachments).toEqual([]);
});

test('sends the same email that the preview shows', async () => {
  const account = await service.account({ eventType: { title: 'Haircut' } });
  const query = 'kind=event.reminder&minutes_before=60&locale=fr';
  const path = `/v1/event-types/${account.eventTypeId}/mail-preview?${query}`;
  const { subject } = (await service.request(path, { key: account.key })).body.data;
  const body = { event_type_id: account.eventTypeId, kind: 'event.reminder', minutes_before: 60, locale: 'fr' };
  await sendSample(account, body);
  expect((await sendAll()).map((mail) => mail.subject)).toEqual([subject]);
});

test('does not send a sample to an address that was not confirmed, nor to one that was replaced', async () => {
  const account = await service.account();
  const users = service.store.db.updateTable('users').where('id', '=', account.userId);
  await users.set({ unconfirmed_email: 'eve@example.com' }).execute();
  expect((await sendSample(account)).body.data.address).toBe('grace@example.com');
  await users.set({ email: 'new@example.com' }).execute();
  expect(await sendAll()).toEqual([]);
});

test('writes a sample about a sample meeting if there is no event type', async () => {
  const account = await service.account();
  await service.send(account, `DELETE /event-types/${account.eventTypeId}`);
  await sendSample(account);
  expect((await sendAll())[0]?.subject).toContain('Sample meeting');
});

test('skips a sample whose event type was deleted in the meantime', async () => {
  const account = await service.account();
  await sendSample(account, { event_type_id: account.eventTypeId });
  await service.send(account, `DELETE /event-types/${account.eventTypeId}`);
  expect(await sendAll()).toEqual([]);
});

test('sends a person at most twenty samples an hour', async () => {
  const account = await limited.account();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await sendSample(account, {}, limited)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

test('counts a sample in the limits of mail', async () => {
  const account = await limited.account();
  countedMails.length = 0;
  await sendSample(account, {}, limited);
  isFull = true;
  const { status, body } = await sendSample(account, {}, limited);
  isFull = false;
  expect([countedMails, status, body.error.reason]).toEqual([
    [{ accountId: account.accountId, amount: 1 }],
    429,
    'too_much_mail',
  ]);
});

test('refuses to send a sample to an API key', async () => {
  const account = await service.account();
  const { status, body } = await service.send(account, 'POST /mails/test', {});
  expect([status, body.error.code]).toEqual([403, 'access_denied']);
});

test.each([
  ['sends no mail', silent],
  ['only keeps mail', keeping],
])('refuses a sample on a service that %s', async (_, on) => {
  const account = await on.account();
  expect((await sendSample(account, {}, on)).status).toBe(503);
});
