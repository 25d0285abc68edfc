import * as v from 'valibot';
import { isUpstreamAddress } from '../../gateway/index.ts';
import {
  emptyOr,
  linkSecrets,
  mailbox,
  mailFromExpected,
  matching,
  oneOf,
  publishedEventTypes,
  wholeNumber,
} from './setting-schemas.ts';

type SettingRow = {
  /** The text that stands for a variable that is not set. */
  readonly default: string;
  readonly unit: string;
  /** Reads the text of the variable; its message says what was expected. */
  readonly schema: v.GenericSchema<string, unknown>;
  /** One or two sentences for `--help`. */
  readonly meaning: string;
};

/** The settings of the process, read once at its start. */
export type Settings = { readonly [Name in keyof typeof settings]: v.InferOutput<(typeof settings)[Name]['schema']> };

/** Every setting, a row each: whatever else knows of settings is derived from here. */
export const settings = {
  PORT: {
    default: '4242',
    unit: 'TCP port',
    schema: wholeNumber(65535),
    meaning: 'Where the server listens; 0 takes any free port.',
  },
  HOST: {
    default: '',
    unit: 'address',
    schema: v.string(),
    meaning: 'Which of the machine’s addresses it listens on; empty for all.',
  },
  PUBLIC_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(
      v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]/), v.url()),
      'an address like https://book.example.com',
    ),
    meaning: 'Where visitors find this server; pages there may always book.',
  },
  DATA_DIR: {
    default: '.data',
    unit: 'folder',
    schema: v.pipe(v.string(), v.nonEmpty('the path of a folder')),
    meaning: 'What the embedded PostgreSQL keeps, the secret that signs links, and pinned builds of earlier releases.',
  },
  DATABASE_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(matching(/^postgres(ql)?:\/\//), 'an address like postgres://user:password@host/name'),
    meaning: 'A PostgreSQL server to use in place of the embedded one.',
  },
  REDIS_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(matching(/^rediss?:\/\/[^\s/]/), 'an address like redis://user:password@host:6379'),
    meaning: 'A Redis in which several of these processes share what pages are shown and counted by.',
  },
  UPSTREAM_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(
      v.pipe(v.string(), v.check(isUpstreamAddress)),
      'an address like https://api.example.com; plain http:// only on this machine',
    ),
    meaning: 'A scheduling service elsewhere: this is then only the gateway in front of it.',
  },
  REQUESTS_PER_MINUTE: {
    default: '60',
    unit: 'a minute',
    schema: wholeNumber(1_000_000, 1),
    meaning: 'How often the service, here or at UPSTREAM_URL, may be asked with one key.',
  },
  SCHED_API_KEY: {
    default: '',
    unit: 'text',
    schema: emptyOr(v.pipe(v.string(), v.minLength(24)), 'a text of 24 characters or more'),
    meaning:
      'The API key of the demonstration account; empty to have one made. A new value revokes the one before at the next start; an empty one leaves it in use, until "sched key revoke". With UPSTREAM_URL: the key of the server there.',
  },
  DEMONSTRATION: {
    default: 'auto',
    unit: 'auto, 0 or 1',
    schema: oneOf('auto', '0', '1'),
    meaning:
      'Makes an account with event types 42 and 43, and shows them at / and /playground: 1 does, 0 does not, auto does unless DATABASE_URL is set without SCHED_API_KEY.',
  },
  ALLOWED_ORIGINS: {
    default: '*',
    unit: 'origins',
    schema: v.string(),
    meaning:
      'Whose pages may book: *, or origins such as https://example.com and https://*.example.com; null is files and sandboxed frames.',
  },
  EVENT_TYPES: {
    default: 'all',
    unit: 'ids',
    schema: publishedEventTypes,
    meaning: 'Which event types pages may see: all, or ids and public ids such as 42,demo/introductory-call.',
  },
  TRUST_PROXY: {
    default: '0',
    unit: 'proxies',
    schema: wholeNumber(9),
    meaning: 'How many proxies stand in front of this server and write X-Forwarded-For and X-Forwarded-Proto.',
  },
  VISITOR_READS_PER_MINUTE: {
    default: '240',
    unit: 'a minute',
    schema: wholeNumber(1_000_000),
    meaning: 'How much pages may ask for one network address.',
  },
  VISITOR_BOOKINGS_PER_HOUR: {
    default: '60',
    unit: 'an hour',
    schema: wholeNumber(1_000_000),
    meaning: 'How many bookings, moves and cancellations one network address may try.',
  },
  EMAIL_BOOKINGS_PER_HOUR: {
    default: '3',
    unit: 'an hour',
    schema: wholeNumber(1_000_000),
    meaning: 'How many bookings and moves may be made for one e-mail address, over all event types: each sends mail.',
  },
  EMAIL_BOOKINGS_PER_DAY: {
    default: '10',
    unit: 'a day',
    schema: wholeNumber(1_000_000),
    meaning: 'How many bookings and moves may be made for one e-mail address.',
  },
  EMAIL_OPEN_BOOKINGS: {
    default: '20',
    unit: 'bookings',
    schema: wholeNumber(1_000_000),
    meaning: 'How many bookings one e-mail address may have ahead of it.',
  },
  EVENT_TYPE_BOOKINGS_PER_HOUR: {
    default: '200',
    unit: 'an hour',
    schema: wholeNumber(1_000_000),
    meaning: 'How many bookings of one event type pages may make.',
  },
  ACCOUNT_BOOKINGS_PER_HOUR: {
    default: '1000',
    unit: 'an hour',
    schema: wholeNumber(1_000_000),
    meaning: 'How many bookings pages may make with one account.',
  },
  MAILS_PER_HOUR: {
    default: '20000',
    unit: 'an hour',
    schema: wholeNumber(100_000_000),
    meaning:
      'With SMTP_URL: how many mails the bookings and moves of all accounts may send, two each; one account may send half of them.',
  },
  PROOF_OF_WORK: {
    default: 'auto',
    unit: 'when',
    schema: oneOf('auto', 'always', 'never'),
    meaning:
      'When a booking has to show that a machine worked for it: auto, while many are tried; always; or never, which asks for no form token either.',
  },
  LINK_SECRET: {
    default: '',
    unit: 'text',
    schema: linkSecrets,
    meaning:
      'Signs the links that move and cancel; a second one after a comma is still taken. Empty: made and kept in DATA_DIR, or derived from the key when there is UPSTREAM_URL.',
  },
  SMTP_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(matching(/^smtps?:\/\/[^\s/]/), 'an address like smtps://user:password@host'),
    meaning:
      'The mail server that tells invitees and hosts of bookings, as smtps://user:password@host; empty for no mail.',
  },
  MAIL_FROM: {
    default: '',
    unit: 'address',
    schema: emptyOr(matching(mailbox), mailFromExpected),
    meaning: 'Whom those mails come from, as Bookings <bookings@example.com>; needed with SMTP_URL.',
  },
  ALLOW_PRIVATE_WEBHOOKS: {
    default: '0',
    unit: '0 or 1',
    schema: wholeNumber(1),
    meaning: 'Lets webhooks lead to plain http and into private networks: 1 for development only.',
  },
  KEEP_ALIVE_SECONDS: {
    default: '75',
    unit: 'seconds',
    schema: wholeNumber(3600, 1),
    meaning:
      'How long an idle connection stays open. Set it above the idle time-out of your load balancer, or some requests get a 502.',
  },
  MAX_CONNECTIONS: {
    default: '5000',
    unit: 'connections',
    schema: wholeNumber(1_000_000, 10),
    meaning:
      'How many connections may be open at once. Without a proxy in front, one network address may hold a tenth of them.',
  },
  DRAIN_SECONDS: {
    default: '0',
    unit: 'seconds',
    schema: wholeNumber(600),
    meaning: 'How long a server that was told to stop goes on answering, while /readyz says that it will not be there.',
  },
  METRICS_TOKEN: {
    default: '',
    unit: 'text',
    schema: emptyOr(matching(/^[!-~]{16,}$/), 'a text of 16 characters or more, without spaces'),
    meaning: 'What a reader of /metrics brings as "Authorization: Bearer"; empty to let in this machine alone.',
  },
  LOG_LEVEL: {
    default: 'info',
    unit: 'level',
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    meaning: 'How much is logged: fatal, error, warn, info, debug or silent.',
  },
} as const satisfies Readonly<Record<string, SettingRow>>;
