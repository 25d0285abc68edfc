import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';
import { settingGroups } from './settings.ts';

test('uses the defaults when nothing is set', () => {
  expect(readSettings({})).toEqual({
    PORT: 4242,
    HOST: '',
    PUBLIC_URL: '',
    DATA_DIR: '.data',
    DATABASE_URL: '',
    REDIS_URL: '',
    REDIS_CLUSTER: 0,
    UPSTREAM_URL: '',
    REQUESTS_PER_MINUTE: 60,
    SCHED_API_KEY: '',
    DEMONSTRATION: 'auto',
    ALLOWED_ORIGINS: '*',
    EVENT_TYPES: 'all',
    TRUST_PROXY: 0,
    VISITOR_READS_PER_MINUTE: 240,
    VISITOR_BOOKINGS_PER_HOUR: 60,
    EMAIL_BOOKINGS_PER_HOUR: 3,
    EMAIL_BOOKINGS_PER_DAY: 10,
    EMAIL_OPEN_BOOKINGS: 20,
    EVENT_TYPE_BOOKINGS_PER_HOUR: 200,
    ACCOUNT_BOOKINGS_PER_HOUR: 1000,
    MAILS_PER_HOUR: 20_000,
    PROOF_OF_WORK: 'auto',
    CONSOLE: 'on',
    CONSOLE_ORIGIN: '',
    LINK_SECRET: [],
    SMTP_URL: '',
    MAIL_FROM: '',
    MAIL_DKIM_DOMAIN: '',
    MAIL_DKIM_SELECTOR: '',
    MAIL_DKIM_KEY: '',
    ALLOW_PRIVATE_WEBHOOKS: 0,
    CALENDAR_MINUTES: 5,
    CALENDAR_HOSTS: [],
    CALENDAR_SECRET: [],
    KEEP_ALIVE_SECONDS: 75,
    MAX_CONNECTIONS: 5000,
    DRAIN_SECONDS: 0,
    MCP: 'on',
    METRICS_TOKEN: '',
    LOG_LEVEL: 'info',
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number, 0 to 65535, found "http".'],
  [{ PORT: '70000' }, 'PORT must be a whole number, 0 to 65535, found "70000".'],
  [{ REQUESTS_PER_MINUTE: '0' }, 'REQUESTS_PER_MINUTE must be a whole number, 1 to 1000000, found "0".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, found "loud".'],
  [{ DATABASE_URL: 'mysql://u:geheim@h/d' }, 'DATABASE_URL must be an address like postgres://user:password@host/name'],
  [{ LINK_SECRET: 'too short' }, 'LINK_SECRET must be 24 characters or more'],
  [{ LINK_SECRET: `${'a'.repeat(24)},` }, 'LINK_SECRET must be 24 characters or more'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be an address like redis://user:password@host:6379'],
  [{ REDIS_URL: 'redis://localhost:637900' }, 'REDIS_URL must be an address like redis://user:password@host:6379'],
  [
    { REDIS_URL: 'redis://a:6379,b:6379' },
    'REDIS_URL must be an address like redis://user:password@host:6379, or addresses',
  ],
  [{ REDIS_CLUSTER: 'yes' }, 'REDIS_CLUSTER must be 0 or 1, found "yes".'],
  [
    { EVENT_TYPES: '42;43' },
    'EVENT_TYPES must be all, or ids and public ids like 42,demo/introductory-call, found "42;43".',
  ],
  [{ EVENT_TYPES: '' }, 'EVENT_TYPES must be all, or ids and public ids like 42,demo/introductory-call, found "".'],
  [{ PROOF_OF_WORK: 'sometimes' }, 'PROOF_OF_WORK must be one of auto, always, never, found "sometimes".'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number, 0 to 9, found "yes".'],
  [
    { UPSTREAM_URL: 'http://api.example.com' },
    'UPSTREAM_URL must be an address like https://api.example.com; plain http://',
  ],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address like smtps://user:password@host'],
  [
    { SMTP_URL: 'smtp://mail.example.com:99999' },
    'SMTP_URL must be an address like smtps://user:password@host:465, with a port from 1 to 65535 or none,',
  ],
  [{ SMTP_URL: 'smtp://mail.example.com:abc' }, 'SMTP_URL must be an address like smtps://user:password@host:465'],
  [{ SMTP_URL: 'smtp://mail.example.com:0' }, 'SMTP_URL must be an address like smtps://user:password@host:465'],
  [{ SMTP_URL: 'smtps://ada:pass#word@mail.example.com' }, 'special characters in the password percent-encoded.'],
  [{ MAIL_FROM: 'Bookings' }, 'MAIL_FROM must be an address like Bookings <bookings@example.com>'],
  [{ MAIL_FROM: 'Büro <büro@example.com>' }, 'MAIL_FROM must be an address like Bookings <bookings@example.com>'],
  [{ MAIL_FROM: 'A\nBcc: eve@example.com <a@example.com>' }, 'MAIL_FROM must be an address like Bookings <bookings@'],
  [
    { SMTP_URL: 'smtp://mail.example.com' },
    'MAIL_FROM must be an address like Bookings <bookings@example.com> (required',
  ],
  [
    { MAIL_DKIM_DOMAIN: 'mail@example.com' },
    'MAIL_DKIM_DOMAIN must be a domain like example.com, found "mail@example.com".',
  ],
  [{ MAIL_DKIM_SELECTOR: 'my key' }, 'MAIL_DKIM_SELECTOR must be a name like mail, found "my key".'],
  [
    { CALENDAR_HOSTS: 'radicale.lan' },
    'CALENDAR_HOSTS must be host names with ports, such as radicale.lan:5232, separated by commas, found "radicale.lan".',
  ],
  [{ DATA_DIR: '' }, 'DATA_DIR must be the path of a folder, found "".'],
  [
    { ALLOWED_ORIGINS: 'https://example.com, shop.example' },
    'ALLOWED_ORIGINS must be *, or origins like https://example.com and https://*.example.com, separated by commas, found "https://example.com, shop.example".',
  ],
  [{ CALENDAR_MINUTES: '0' }, 'CALENDAR_MINUTES must be a whole number, 1 to 60, found "0".'],
  [{ ALLOW_PRIVATE_WEBHOOKS: 'yes' }, 'ALLOW_PRIVATE_WEBHOOKS must be 0 or 1, found "yes".'],
  [
    { PUBLIC_URL: 'book.example.com' },
    'PUBLIC_URL must be an address like https://book.example.com, found "book.example.com".',
  ],
])('refuses %j and says what it expected', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

test.each([
  'smtp://mail.example.com',
  'smtps://mail.example.com:65535',
  'smtp://[2001:db8::1]:25',
  'smtps://ada%40example.com:pass%23word@mail.example.com:465/?pool=true',
])('accepts the mail server %s', (address) => {
  expect(readSettings({ SMTP_URL: address, MAIL_FROM: 'ada@example.com' }).SMTP_URL).toBe(address);
});

test('reads which event types pages may see', () => {
  const call = { account: 'demo', name: 'introductory-call' };
  expect(readSettings({ EVENT_TYPES: '42, demo/introductory-call' }).EVENT_TYPES).toEqual([42, call]);
});

test('reports all invalid settings together, without secrets', () => {
  const readAll = () =>
    readSettings({
      PORT: 'x',
      SCHED_API_KEY: 'too short a key',
      METRICS_TOKEN: 'short',
      DATABASE_URL: 'mysql://u:geheim@h/d',
    });
  expect(readAll).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*SCHED_API_KEY[\s\S]*METRICS_TOKEN/);
  expect(readAll).not.toThrow(/short|geheim/);
});

test('lists every setting in one group', () => {
  const names = Object.values(settingGroups).flatMap((rows) => Object.keys(rows));
  expect(names.sort()).toEqual(Object.keys(readSettings({})).sort());
});

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const code = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test(ing)?\.ts$|[\\/]rows[\\/]/.test(path))
  .map((path) => readFileSync(join('src/server', path), 'utf8').replaceAll(comments, ''))
  .join('\n');

test.each(Object.keys(readSettings({})))('reads the setting %s where it has an effect', (name) => {
  const asProperty = `\\bsettings\\.${name}\\b`;
  const inPattern = `\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*(=\\s*[\\w.]*\\bsettings\\b|:\\s*(\\w*Settings|Relevant)\\b)`;
  const isRead = new RegExp(`${asProperty}|${inPattern}`).test(code);
  expect(isRead, `Read ${name} in src/server, or remove its row.`).toBe(true);
});
