import { expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';
import { showsMail } from './shows-mail.ts';

test.each([
  ['a first start', {}, true],
  ['a server that listens on this machine alone', { HOST: '127.0.0.1' }, true],
  ['a server with a mail server', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.com' }, false],
  ['a server that others reach by a name', { PUBLIC_URL: 'https://book.example.com' }, false],
  ['a server behind a proxy', { TRUST_PROXY: '1' }, false],
  ['a server on a database of its own', { DATABASE_URL: 'postgres://db.example/sched' }, false],
  ['a server that listens on one address of a network', { HOST: '192.0.2.1' }, false],
  ['a server without the demonstration', { DEMONSTRATION: '0' }, false],
])('shows mail instead of sending it: %s, %j, %s', (_, environment, isShown) => {
  expect(showsMail(readSettings(environment))).toBe(isShown);
});
