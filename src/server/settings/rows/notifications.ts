import type { SettingRows } from './setting-row.ts';
import { emptyOr, mailbox, mailFromExpected, matching, wholeNumber } from './setting-schemas.ts';

export const notificationSettings = {
  SMTP_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(matching(/^smtps?:\/\/[^\s/]/), 'an address like smtps://user:password@host'),
    meaning:
      'The mail server that sends mail about bookings to invitees and hosts, such as smtps://user:password@host. Empty sends no mail.',
  },
  MAIL_FROM: {
    default: '',
    unit: 'address',
    schema: emptyOr(matching(mailbox), mailFromExpected),
    meaning: 'The sender of that mail, such as Bookings <bookings@example.com>. Required with SMTP_URL.',
  },
  ALLOW_PRIVATE_WEBHOOKS: {
    default: '0',
    unit: '0 or 1',
    schema: wholeNumber(1),
    meaning: 'Whether webhooks can go to plain http and to private networks. Use 1 in development only.',
  },
} as const satisfies SettingRows;
