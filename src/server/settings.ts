import * as v from 'valibot';
import { isLinkSecret, isUpstreamAddress, parseEventTypes } from '../gateway/index.ts';
import { settingRows } from './setting-rows.ts';

/** The settings of the process, read once at its start. */
export type Settings = v.InferOutput<typeof Settings>;

const tokenExpected = 'a text of 16 characters or more, without spaces';
const databaseExpected = 'an address like postgres://user:password@host/name';
const keyExpected = 'a text of 24 characters or more';

const publicUrlExpected = 'an address like https://book.example.com';
const upstreamExpected = 'an address like https://api.example.com; plain http:// only on this machine';
const redisExpected = 'an address like redis://user:password@host:6379';
const linkSecretExpected = 'a text of 24 characters or more, or two such with a comma between';
const smtpExpected = 'an address like smtps://user:password@host';
const mailFromExpected = 'an address like Bookings <bookings@example.com>, and be there when SMTP_URL is';
const mailbox = /^([^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;
const eventTypesExpected = 'all, or ids and public ids like 42,demo/introductory-call';

function wholeNumberUpTo(most: number, least = 0) {
  const expected = `a whole number, ${least} to ${most}`;
  const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/, expected), v.transform(Number));
  return v.pipe(digits, v.minValue(least, expected), v.maxValue(most, expected));
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
    REDIS_URL: v.union(
      [v.literal(''), v.pipe(v.string(), v.regex(/^rediss?:\/\/[^\s/]/, redisExpected))],
      redisExpected,
    ),
    UPSTREAM_URL: v.union(
      [v.literal(''), v.pipe(v.string(), v.check(isUpstreamAddress, upstreamExpected))],
      upstreamExpected,
    ),
    REQUESTS_PER_MINUTE: wholeNumberUpTo(1_000_000, 1),
    SCHED_API_KEY: v.union([v.literal(''), v.pipe(v.string(), v.minLength(24, keyExpected))], keyExpected),
    DEMONSTRATION: v.picklist(['auto', '0', '1'], 'one of auto, 0, 1'),
    ALLOWED_ORIGINS: v.string(),
    EVENT_TYPES: v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const published = parseEventTypes(dataset.value === 'all' ? 'all' : dataset.value.split(','));
        if (published) return published;
        addIssue({ message: eventTypesExpected });
        return NEVER;
      }),
    ),
    TRUST_PROXY: wholeNumberUpTo(9),
    VISITOR_READS_PER_MINUTE: wholeNumberUpTo(1_000_000),
    VISITOR_BOOKINGS_PER_HOUR: wholeNumberUpTo(1_000_000),
    EMAIL_BOOKINGS_PER_HOUR: wholeNumberUpTo(1_000_000),
    EMAIL_BOOKINGS_PER_DAY: wholeNumberUpTo(1_000_000),
    EMAIL_OPEN_BOOKINGS: wholeNumberUpTo(1_000_000),
    EVENT_TYPE_BOOKINGS_PER_HOUR: wholeNumberUpTo(1_000_000),
    ACCOUNT_BOOKINGS_PER_HOUR: wholeNumberUpTo(1_000_000),
    MAILS_PER_HOUR: wholeNumberUpTo(100_000_000),
    PROOF_OF_WORK: v.picklist(['auto', 'always', 'never'], 'one of auto, always, never'),
    LINK_SECRET: v.pipe(
      v.string(),
      v.transform((text) => (text === '' ? [] : text.split(',').map((secret) => secret.trim()))),
      v.check((secrets) => secrets.length <= 2 && secrets.every(isLinkSecret), linkSecretExpected),
    ),
    SMTP_URL: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s/]/, smtpExpected))], smtpExpected),
    MAIL_FROM: v.union([v.literal(''), v.pipe(v.string(), v.regex(mailbox, mailFromExpected))], mailFromExpected),
    ALLOW_PRIVATE_WEBHOOKS: wholeNumberUpTo(1),
    KEEP_ALIVE_SECONDS: wholeNumberUpTo(3600, 1),
    MAX_CONNECTIONS: wholeNumberUpTo(1_000_000, 10),
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

// A setting without a row does not compile.
const rows: Readonly<Record<keyof Settings, (typeof settingRows)[keyof typeof settingRows]>> = settingRows;

/** Reads the settings from the environment; throws a sentence for each that is wrong: what was found and expected. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(rows).map(([name, { fallback }]) => [name, environment[name] ?? fallback]);
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
  return Object.entries(rows)
    .map(
      ([name, { fallback, unit, meaning }]) =>
        `  ${name.padEnd(25)} ${meaning} (${unit}; default ${fallback || 'empty'})`,
    )
    .join('\n');
}
