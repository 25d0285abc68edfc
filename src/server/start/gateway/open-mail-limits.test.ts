import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ok } from '../../../contract/index.ts';
import { createGatewayCore } from '../../../gateway/index.ts';
import { openService } from '../../../service/testing/index.ts';
import { openMailLimits } from './open-mail-limits.ts';
import { upstreamOf } from './upstream-of.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com' };
const smtpUrl = { SMTP_URL: 'smtp://mail.example' };

/** Opens a service with a gateway that together send twelve emails an hour: one account half of them. */
async function openLimited() {
  const mailLimits = openMailLimits({ ...smtpUrl, MAILS_PER_HOUR: 12 }, undefined);
  const service = await openService(() => ({ sendsMail: true, mailLimits }));
  const gateway = createGatewayCore({
    upstream: upstreamOf({ service, store: service.store, log: pino({ level: 'silent' }) }),
    linkSecrets: ['a secret to sign links with'],
    proofOfWork: 'never',
    clock: service.clock,
  });
  const account = await service.account();
  const startAt = (hour: number) => `2026-03-03T${hour}:00:00+01:00`;
  return {
    byKey: async (hour: number) => (await service.book(account, startAt(hour))).status,
    async byPage(hour: number) {
      const draft = { event_type_id: account.eventTypeId, timezone: 'Europe/Berlin', answers: ada };
      const request = new Request('http://book.example/embed/v1/events', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...draft, start: startAt(hour) }),
      });
      return (await gateway.fetch(request)).status;
    },
  };
}

const pages = await openLimited();

test('counts each email once, whether a page or a program books', async () => {
  expect([await pages.byPage(10), await pages.byKey(11), await pages.byPage(12)]).toEqual([201, 201, 201]);
  expect([await pages.byPage(13), await pages.byKey(13)]).toEqual([429, 429]);
});

test('does not count the emails of a change that throws', async () => {
  const limits = openMailLimits({ ...smtpUrl, MAILS_PER_HOUR: 12 }, undefined);
  const deadlock = () => Promise.reject(new Error('deadlock detected'));
  for (let turn = 0; turn < 3; turn += 1)
    await expect(limits?.attempt({ accountId: 1, amount: 6 }, deadlock)).rejects.toThrow('deadlock detected');
  expect(await limits?.attempt({ accountId: 1, amount: 6 }, async () => ok('sent'))).toEqual(ok('sent'));
});

test('leaves each account a hundredth of the mail when two others use up all of it', async () => {
  const limits = openMailLimits({ ...smtpUrl, MAILS_PER_HOUR: 200 }, undefined);
  const send = async (accountId: number, amount: number) =>
    (await limits?.attempt({ accountId, amount }, async () => ok('sent')))?.ok;
  expect([await send(1, 100), await send(1, 1), await send(2, 100)]).toEqual([true, false, true]);
  expect([await send(3, 2), await send(3, 1)]).toEqual([true, false]);
});

test('limits nothing where no mail is sent', () => {
  expect(openMailLimits({ SMTP_URL: '', MAILS_PER_HOUR: 8 }, undefined)).toBeUndefined();
});
