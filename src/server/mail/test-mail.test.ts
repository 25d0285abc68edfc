import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { openMailServer } from '../../service/mail/testing/index.ts';
import { asInstant } from '../../time/index.ts';
import { testMail } from './test-mail.ts';

const mailServer = await openMailServer();

const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
const signing = { MAIL_DKIM_DOMAIN: 'example.com', MAIL_DKIM_SELECTOR: 'mail', MAIL_DKIM_KEY: key };
const signingNone = { MAIL_DKIM_DOMAIN: '', MAIL_DKIM_SELECTOR: '', MAIL_DKIM_KEY: '' };

/** Long records are in parts. */
const allRecords: Readonly<Record<string, string[]>> = {
  'book.example.com': ['v=spf1 include:spf.example.net ~all'],
  'mail._domainkey.example.com': [`v=DKIM1; k=rsa; p=${publicKey.slice(0, 100)}`, publicKey.slice(100)],
  '_dmarc.example.com': ['v=DMARC1; p=none'],
};

function run(records: Readonly<Record<string, string[]>>, dkim = signing, smtpUrl = mailServer.smtpUrl) {
  const settings = { SMTP_URL: smtpUrl, MAIL_FROM: 'Bookings <bookings@book.example.com>', ...dkim };
  return testMail({
    settings,
    address: 'ada@example.org',
    now: asInstant(Date.UTC(2026, 2, 2)),
    async resolveTxt(name) {
      const parts = records[name];
      if (!parts) throw new Error(`${name} has no TXT record.`);
      return [['something else'], parts];
    },
  });
}

test('sends a sample of each kind, signed, and finds every record', async () => {
  mailServer.received.length = 0;
  expect(await run(allRecords)).toEqual({
    isGood: true,
    text: [
      'Sent      created',
      'Sent      rescheduled',
      'Sent      reassigned',
      'Sent      reminder',
      'Sent      canceled',
      'Found     SPF at book.example.com',
      'Found     DKIM at mail._domainkey.example.com',
      'Found     DMARC at _dmarc.book.example.com',
    ].join('\n'),
  });
  expect(mailServer.received.map(({ recipients }) => recipients)).toEqual(Array(5).fill(['ada@example.org']));
  expect(mailServer.received.every(({ raw }) => raw.includes('DKIM-Signature:'))).toBe(true);
});

test('sends a reminder that reads as it does a day before the meeting', async () => {
  mailServer.received.length = 0;
  await run(allRecords);
  expect(mailServer.received[3]?.subject).toBe('Tomorrow 00:00: Sample meeting with Sample Host');
});

test('says which records are missing and what to add', async () => {
  const { isGood, text } = await run({});
  expect(isGood).toBe(false);
  expect(text).toMatch(/^Missing {3}SPF at book\.example\.com\. Add a TXT record/m);
  expect(text).toContain(
    `Missing   DKIM at mail._domainkey.example.com. Add the TXT record "v=DKIM1; k=rsa; p=${publicKey}"`,
  );
  expect(text).toMatch(/^Missing {3}DMARC at _dmarc\.book\.example\.com\. /m);
});

test('does not accept the published key of someone else', async () => {
  const { text } = await run({ ...allRecords, 'mail._domainkey.example.com': ['v=DKIM1; p=MIIB'] });
  expect(text).toContain('Missing   DKIM');
});

test('leaves DKIM to the mail server if no key is set', async () => {
  const { isGood, text } = await run(allRecords, signingNone);
  expect([isGood, text.split('\n').at(-1)]).toEqual([
    true,
    'Unknown   DKIM: MAIL_DKIM_KEY is empty. Check that your mail server signs mail.',
  ]);
});

test('says why a sample was not sent', async () => {
  mailServer.refuse(550);
  expect((await run(allRecords)).text).toContain('Not sent  created: the mail server responded with 550');
  mailServer.refuse(undefined);
  const { isGood, text } = await run(allRecords, signing, 'smtp://127.0.0.1:1');
  expect([isGood, text.split('\n')[0]]).toEqual([false, 'Not sent  created: the mail server did not respond']);
});
