import { isEmail } from '../../../form/index.ts';
import { createAccount, issueKey, seedDemonstration } from '../../../service/index.ts';
import { isZoneName, type ZoneName } from '../../../time/index.ts';
import { sentencesAbout } from '../../start/index.ts';
import { type CommandContext, type Task, WrongUse } from '../command.ts';

const longestText = 255;

export const createAccountCommand: Task = {
  name: 'account create',
  meaning: 'Create an account with one user, a schedule, an event type and an API key.',
  operands: {},
  options: {
    name: { value: 'NAME', isNeeded: true, meaning: 'The name of the account.' },
    email: { value: 'ADDRESS', isNeeded: true, meaning: 'The email address of its user, who hosts the meetings.' },
    username: {
      value: 'NAME',
      isNeeded: true,
      meaning: 'The username of its user. It must be unique among users and teams.',
    },
    'first-name': { value: 'NAME', meaning: 'The first name of its user. Default: the name of the account.' },
    'last-name': { value: 'NAME', meaning: 'The last name of its user. Default: empty.' },
    timezone: { value: 'ZONE', meaning: 'The time zone of its user, such as Europe/Berlin. Default: UTC.' },
  },
  async run(context) {
    const { store, clock } = context;
    const name = textOf(context, 'name');
    const username = textOf(context, 'username');
    const accountId = await createAccount(
      store,
      {
        ...{ name, username, email: emailOf(context), zone: zoneOf(context) },
        firstName: textOf(context, 'first-name', name),
        lastName: context.option('last-name') ? textOf(context, 'last-name') : '',
      },
      clock(),
    );
    if (accountId === undefined) throw new WrongUse(`The username "${username}" is already taken.`);
    const issued = await issueKey(store, { accountId }, clock());
    return `Created account ${accountId} with API key ${issued?.id}. The key is shown only once:\n${issued?.key}`;
  },
};

export const seedCommand: Task = {
  name: 'seed',
  meaning: 'Create the demonstration account, unless it exists. If SCHED_API_KEY is set, it becomes its API key.',
  operands: {},
  options: {},
  async run({ store, settings: { SCHED_API_KEY }, clock }) {
    const { apiKey, configuredKey } = await seedDemonstration(store, {
      clock,
      ...(SCHED_API_KEY && { apiKey: SCHED_API_KEY }),
    });
    if (apiKey) return `Created the demonstration account. Its API key is shown only once:\n${apiKey}`;
    return ['The demonstration account already exists.', ...(configuredKey ? sentencesAbout(configuredKey) : [])].join(
      '\n',
    );
  },
};

export const migrateCommand: Task = {
  name: 'migrate',
  meaning: 'Update the tables of the database. The server also does this when it starts.',
  operands: {},
  options: {},
  // The database is brought up to date for every command.
  run: async () => 'The tables of the database are up to date.',
};

function textOf({ option }: CommandContext, name: string, fallback?: string): string {
  const text = (option(name) ?? fallback ?? '').trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (text !== '' && text.length <= longestText && !/[\u0000-\u001f\u007f]/.test(text)) return text;
  throw new WrongUse(`--${name} must be a single line of 1 to ${longestText} characters.`);
}

function emailOf(context: CommandContext): string {
  const text = textOf(context, 'email');
  if (isEmail(text)) return text;
  throw new WrongUse(`--email must be an email address such as ada@example.com, found "${text}".`);
}

function zoneOf({ option }: CommandContext): ZoneName {
  const text = option('timezone') ?? 'UTC';
  if (isZoneName(text)) return text;
  throw new WrongUse(`--timezone must be a time zone such as Europe/Berlin, found "${text}".`);
}
