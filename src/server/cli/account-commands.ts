import { isEmail } from '../../form/index.ts';
import { createAccount, issueKey, seedDemonstration } from '../../service/index.ts';
import { isZoneName, type ZoneName } from '../../time/index.ts';
import { sentencesAbout } from '../start/index.ts';
import { type Given, type Task, WrongUse } from './command.ts';

const longestText = 255;

export const createAccountCommand: Task = {
  name: 'account create',
  meaning: 'Makes an account with one user, and an API key for it.',
  operands: {},
  options: {
    name: { value: 'NAME', isNeeded: true, meaning: 'What the account is called.' },
    email: { value: 'ADDRESS', isNeeded: true, meaning: 'Of its user, to whom invitees are introduced.' },
    username: { value: 'NAME', isNeeded: true, meaning: 'Of its user; no other user or team may have it.' },
    'first-name': { value: 'NAME', meaning: 'Of its user; the name of the account unless given.' },
    'last-name': { value: 'NAME', meaning: 'Of its user; empty unless given.' },
    timezone: { value: 'ZONE', meaning: 'Of its user, as Europe/Berlin; UTC unless given.' },
  },
  async run(given) {
    const { store, clock } = given;
    const name = textOf(given, 'name');
    const username = textOf(given, 'username');
    const accountId = await createAccount(
      store,
      {
        ...{ name, username, email: emailOf(given), zone: zoneOf(given) },
        firstName: textOf(given, 'first-name', name),
        lastName: given.option('last-name') ? textOf(given, 'last-name') : '',
      },
      clock(),
    );
    if (accountId === undefined) throw new WrongUse(`The username "${username}" is taken.`);
    const issued = await issueKey(store, { accountId }, clock());
    return `Account ${accountId} is made. Its key ${issued?.id}, shown this once:\n${issued?.key}`;
  },
};

export const seedCommand: Task = {
  name: 'seed',
  meaning: 'Makes the demonstration account, unless it is there. SCHED_API_KEY, if set, becomes its key.',
  operands: {},
  options: {},
  async run({ store, settings: { SCHED_API_KEY }, clock }) {
    const { apiKey, configuredKey } = await seedDemonstration(store, {
      clock,
      ...(SCHED_API_KEY && { apiKey: SCHED_API_KEY }),
    });
    if (apiKey) return `The demonstration account is made. Its key, shown this once:\n${apiKey}`;
    return ['The demonstration account is there.', ...(configuredKey ? sentencesAbout(configuredKey) : [])].join('\n');
  },
};

export const migrateCommand: Task = {
  name: 'migrate',
  meaning: 'Brings the tables of the database up to date. The server does so too when it starts.',
  operands: {},
  options: {},
  // The database is brought up to date for every command.
  run: async () => 'The tables are up to date.',
};

function textOf({ option }: Given, name: string, fallback?: string): string {
  const text = (option(name) ?? fallback ?? '').trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (text !== '' && text.length <= longestText && !/[\u0000-\u001f\u007f]/.test(text)) return text;
  throw new WrongUse(`--${name} must be one line of 1 to ${longestText} characters.`);
}

function emailOf(given: Given): string {
  const text = textOf(given, 'email');
  if (isEmail(text)) return text;
  throw new WrongUse(`--email must be an address like ada@example.com, found "${text}".`);
}

function zoneOf({ option }: Given): ZoneName {
  const text = option('timezone') ?? 'UTC';
  if (isZoneName(text)) return text;
  throw new WrongUse(`--timezone must be a name of the tz database such as Europe/Berlin, found "${text}".`);
}
