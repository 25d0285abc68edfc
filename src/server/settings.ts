import * as v from 'valibot';

/** The settings of the process, read once at its start. */
export type Settings = v.InferOutput<typeof Settings>;

type Setting = { readonly fallback: string; readonly unit: string; readonly meaning: string };

const tokenExpected = 'a text of 16 characters or more, without spaces';
const databaseExpected = 'an address like postgres://user:password@host/name';
const keyExpected = 'a text of 24 characters or more';

const publicUrlExpected = 'an address like https://book.example.com';
const upstreamExpected = 'an address like https://api.example.com; plain http:// only on this machine';
// A key is sent there.
const safeUrl = /^(https:\/\/[^\s/@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/[^\s?#]*)?$/;
const linkSecretExpected = 'a text of 24 characters or more, or two such with a comma between';
const smtpExpected = 'an address like smtps://user:password@host';
const mailFromExpected = 'an address like Bookings <bookings@example.com>, and be there when SMTP_URL is';
const mailbox = /^([^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;
const eventTypesExpected = 'all, or ids like 42,43';

function wholeNumberUpTo(most: number) {
  const expected = `a whole number, 0 to ${most}`;
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/, expected), v.transform(Number), v.maxValue(most, expected));
}

const Settings = v.pipe(
  v.object({
    PORT: wholeNumberUpTo(65535),
    HOST: v.string(),
    PUBLIC_URL: v.union(
      [v.literal(''), v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]/, publicUrlExpected), v.url(publicUrlExpected))],
      publicUrlExpected,
    ),
    DATA_DIR: v.pipe(v.string(), v.nonEmpty('the path of a folder')),
    DATABASE_URL: v.union(
      [v.literal(''), v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, databaseExpected))],
      databaseExpected,
    ),
    UPSTREAM_URL: v.union([v.literal(''), v.pipe(v.string(), v.regex(safeUrl, upstreamExpected))], upstreamExpected),
    REQUESTS_PER_MINUTE: wholeNumberUpTo(1_000_000),
    SCHED_API_KEY: v.union([v.literal(''), v.pipe(v.string(), v.minLength(24, keyExpected))], keyExpected),
    ALLOWED_ORIGINS: v.string(),
    EVENT_TYPES: v.pipe(
      v.string(),
      v.regex(/^(all|\s*[1-9]\d{0,9}(\s*,\s*[1-9]\d{0,9})*\s*)$/, eventTypesExpected),
      v.transform((text) => (text === 'all' ? ('all' as const) : text.split(',').map(Number))),
    ),
    TRUST_PROXY: wholeNumberUpTo(9),
    VISITOR_READS_PER_MINUTE: wholeNumberUpTo(1_000_000),
    VISITOR_BOOKINGS_PER_HOUR: wholeNumberUpTo(1_000_000),
    EMAIL_BOOKINGS_PER_HOUR: wholeNumberUpTo(1_000_000),
    LINK_SECRET: v.pipe(
      v.string(),
      v.transform((text) => (text === '' ? [] : text.split(',').map((secret) => secret.trim()))),
      v.check((secrets) => secrets.length <= 2 && secrets.every(({ length }) => length >= 24), linkSecretExpected),
    ),
    SMTP_URL: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s/]/, smtpExpected))], smtpExpected),
    MAIL_FROM: v.union([v.literal(''), v.pipe(v.string(), v.regex(mailbox, mailFromExpected))], mailFromExpected),
    ALLOW_PRIVATE_WEBHOOKS: wholeNumberUpTo(1),
    DRAIN_SECONDS: wholeNumberUpTo(600),
    METRICS_TOKEN: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[!-~]{16,}$/, tokenExpected))], tokenExpected),
    LOG_LEVEL: v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'one of fatal, error, warn, info, debug, silent',
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !dataset.value.SMTP_URL || dataset.value.MAIL_FROM) return;
    const { value: input } = dataset;
    const path = [{ type: 'object', origin: 'value', input, key: 'MAIL_FROM', value: '' }] as const;
    addIssue({ message: mailFromExpected, received: 'nothing', path: [...path] });
  }),
);

/** Every setting: what stands when it is not given, its unit, and a sentence about it. */
const table: Readonly<Record<keyof Settings, Setting>> = {
  PORT: { fallback: '4242', unit: 'TCP port', meaning: 'Where the server listens; 0 takes any free port.' },
  HOST: { fallback: '', unit: 'address', meaning: 'Which of the machine’s addresses it listens on; empty for all.' },
  PUBLIC_URL: {
    fallback: '',
    unit: 'URL',
    meaning: 'Where visitors find this server; pages there may always book.',
  },
  DATA_DIR: {
    fallback: '.data',
    unit: 'folder',
    meaning: 'What the embedded PostgreSQL keeps, and the secret that signs links.',
  },
  DATABASE_URL: { fallback: '', unit: 'URL', meaning: 'A PostgreSQL server to use in place of the embedded one.' },
  UPSTREAM_URL: {
    fallback: '',
    unit: 'URL',
    meaning: 'A scheduling service elsewhere: this is then only the gateway in front of it.',
  },
  REQUESTS_PER_MINUTE: {
    fallback: '60',
    unit: 'a minute',
    meaning: 'How often the service, here or at UPSTREAM_URL, may be asked with one key.',
  },
  SCHED_API_KEY: {
    fallback: '',
    unit: 'text',
    meaning: 'A key for the demonstration account, empty to have one made; with UPSTREAM_URL, the key there.',
  },
  ALLOWED_ORIGINS: {
    fallback: '*',
    unit: 'origins',
    meaning: 'Whose pages may book: *, or origins such as https://example.com and https://*.example.com.',
  },
  EVENT_TYPES: { fallback: 'all', unit: 'ids', meaning: 'Which event types pages may see: all, or ids such as 42,43.' },
  TRUST_PROXY: {
    fallback: '0',
    unit: 'proxies',
    meaning: 'How many proxies stand in front of this server and write X-Forwarded-For and X-Forwarded-Proto.',
  },
  VISITOR_READS_PER_MINUTE: {
    fallback: '240',
    unit: 'a minute',
    meaning: 'How much pages may ask for one network address.',
  },
  VISITOR_BOOKINGS_PER_HOUR: {
    fallback: '60',
    unit: 'an hour',
    meaning: 'How many bookings one network address may try.',
  },
  EMAIL_BOOKINGS_PER_HOUR: {
    fallback: '20',
    unit: 'an hour',
    meaning: 'How many bookings may be made for one e-mail address.',
  },
  LINK_SECRET: {
    fallback: '',
    unit: 'text',
    meaning:
      'Signs the links that move and cancel; a second one after a comma is still taken. Empty: made and kept in DATA_DIR, or derived from the key when there is UPSTREAM_URL.',
  },
  SMTP_URL: {
    fallback: '',
    unit: 'URL',
    meaning:
      'The mail server that tells invitees and hosts of bookings, as smtps://user:password@host; empty for no mail.',
  },
  MAIL_FROM: {
    fallback: '',
    unit: 'address',
    meaning: 'Whom those mails come from, as Bookings <bookings@example.com>; needed with SMTP_URL.',
  },
  ALLOW_PRIVATE_WEBHOOKS: {
    fallback: '0',
    unit: '0 or 1',
    meaning: 'Lets webhooks lead to plain http and into private networks: 1 for development only.',
  },
  DRAIN_SECONDS: {
    fallback: '0',
    unit: 'seconds',
    meaning: 'How long a server that was told to stop goes on answering, while /readyz says that it will not be there.',
  },
  METRICS_TOKEN: {
    fallback: '',
    unit: 'text',
    meaning: 'What a reader of /metrics brings as "Authorization: Bearer"; empty to let in this machine alone.',
  },
  LOG_LEVEL: {
    fallback: 'info',
    unit: 'level',
    meaning: 'How much is logged: fatal, error, warn, info, debug or silent.',
  },
};

/** Reads the settings from the environment; throws a sentence for each that is wrong: what was found and expected. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(table).map(([name, { fallback }]) => [name, environment[name] ?? fallback]);
  const parsed = v.safeParse(Settings, Object.fromEntries(given));
  if (parsed.success) return parsed.output;
  // A key is a secret and DATABASE_URL holds a password: what was found is told of neither.
  const sentences = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    const found = /KEY|URL|TOKEN|SECRET/.test(name) ? 'something else' : issue.received;
    return `${name} must be ${issue.message}, found ${found}.`;
  });
  throw new Error(sentences.join('\n'));
}

/** Describes every setting, a line each, for `--help`. */
export function describeSettings(): string {
  return Object.entries(table)
    .map(
      ([name, { fallback, unit, meaning }]) =>
        `  ${name.padEnd(25)} ${meaning} (${unit}; default ${fallback || 'empty'})`,
    )
    .join('\n');
}
