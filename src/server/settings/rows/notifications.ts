import * as v from 'valibot';
import type { SettingRows } from './setting-row.ts';
import { emptyOr, hostName, integer, mailbox, mailFromExpected, matching } from './setting-schemas.ts';

export const notificationSettings = {
  SMTP_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(
      v.pipe(v.string(), v.check(isMailServer)),
      'an address like smtps://user:password@host:465, with a port from 1 to 65535 or none, and special characters in the password percent-encoded',
    ),
    meaning:
      'The mail server that sends all email, about bookings and to sign in, such as smtps://user:password@host. Empty sends no email.',
  },
  MAIL_FROM: {
    default: '',
    unit: 'address',
    schema: emptyOr(matching(mailbox), mailFromExpected),
    meaning: 'The sender of that email, such as Bookings <bookings@example.com>. Required with SMTP_URL.',
  },
  MAIL_DKIM_DOMAIN: {
    default: '',
    unit: 'domain',
    schema: emptyOr(matching(hostName), 'a domain like example.com'),
    meaning:
      'The domain that signs email (DKIM), such as example.com. Requires MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY. Empty leaves signing to your mail server.',
  },
  MAIL_DKIM_SELECTOR: {
    default: '',
    unit: 'name',
    schema: emptyOr(matching(hostName), 'a name like mail'),
    meaning: 'The name of the key in DNS. The public key is in the TXT record of SELECTOR._domainkey.DOMAIN.',
  },
  MAIL_DKIM_KEY: {
    default: '',
    unit: 'PEM or file',
    schema: v.string(),
    meaning: 'The RSA private key that signs email, as PEM, or the path of a file that contains it.',
  },
  ALLOW_PRIVATE_WEBHOOKS: {
    default: '0',
    unit: '0 or 1',
    schema: integer({ max: 1 }),
    meaning: 'Whether webhooks can go to plain http and to private networks. Use 1 in development only.',
  },
} as const satisfies SettingRows;

function isMailServer(text: string): boolean {
  // `URL` refuses a port above 65535, but not 0, to which no one can connect.
  return /^smtps?:\/\/[^\s/]/.test(text) && URL.parse(text)?.port !== '0' && URL.canParse(text);
}
