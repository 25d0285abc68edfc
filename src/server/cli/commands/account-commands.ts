import { isEmail } from '../../../form/index.ts';
import {
  type AccountSummary,
  createAccount,
  deleteAccount,
  issueKey,
  listAccounts,
  renameAccount,
} from '../../../service/index.ts';
import { isZoneName, type ZoneName } from '../../../time/index.ts';
import { program } from '../../program.ts';
import { timeOf, writeTable } from '../columns.ts';
import { type CommandContext, readId, type Task, UsageError } from '../command.ts';
import { readLineOption } from './read-line-option.ts';
import { recordCommand } from './record-command.ts';

export const createAccountCommand: Task = {
  name: 'account create',
  meaning: 'Create an account with one user, a schedule, an event type and an API key.',
  operands: {},
  options: {
    name: { value: 'NAME', isRequired: true, meaning: 'The name of the account.' },
    email: { value: 'ADDRESS', isRequired: true, meaning: 'The email address of its user, who hosts the meetings.' },
    username: {
      value: 'NAME',
      isRequired: true,
      meaning:
        'The username of its user. It must be unique among users and teams, and not that of a page of the server, such as docs.',
    },
    'first-name': { value: 'NAME', meaning: 'The first name of its user. Default: the name of the account.' },
    'last-name': { value: 'NAME', meaning: 'The last name of its user. Default: empty.' },
    timezone: { value: 'ZONE', meaning: 'The time zone of its user, such as Europe/Berlin. Default: UTC.' },
  },
  async run(context) {
    const { store, clock } = context;
    const name = readLineOption(context, 'name');
    const username = readLineOption(context, 'username');
    const accountId = await createAccount(
      store,
      {
        name,
        username,
        email: emailOf(context),
        zone: zoneOf(context),
        firstName: readLineOption(context, 'first-name', name),
        lastName: context.option('last-name') ? readLineOption(context, 'last-name') : '',
      },
      clock(),
    );
    if (accountId === undefined) throw new UsageError(`The username "${username}" is already taken.`);
    const issuedKey = await issueKey(store, { accountId }, clock());
    return `Created account ${accountId} with API key ${issuedKey?.id}. The key is shown only once:\n${issuedKey?.key}`;
  },
};

export const listAccountsCommand: Task = {
  name: 'account list',
  meaning:
    'List all accounts: id, name, number of users, event types, contacts and upcoming bookings, and when each was created.',
  operands: {},
  options: {},
  async run({ databaseUrl, clock }) {
    const headings = ['ID', 'NAME', 'USERS', 'EVENT TYPES', 'CONTACTS', 'UPCOMING', 'CREATED'];
    return writeTable([headings, ...(await listAccounts({ databaseUrl }, { now: clock() })).map(cellsOf)]);
  },
};

export const editAccountCommand: Task = {
  name: 'account edit',
  meaning: 'Rename an account.',
  operands: { ID: 'The id of the account, as "account list" shows it.' },
  options: { name: { value: 'NAME', isRequired: true, meaning: 'The new name of the account.' } },
  async run(context) {
    const id = readId('ID', context.operand('ID'));
    const name = readLineOption(context, 'name');
    if (!(await renameAccount(context.store, id, name))) throw noAccount(id);
    const subject = { kind: 'account', id } as const;
    await recordCommand(context, { accountId: id, operation: 'updateAccount', subject, fields: ['name'] });
    return `Renamed account ${id} to "${name}".`;
  },
};

export const deleteAccountCommand: Task = {
  name: 'account delete',
  meaning:
    'Delete an account and everything in it permanently. Without --name, it only says what would be deleted. No one is notified: cancel upcoming bookings first if their invitees should know.',
  operands: { ID: 'The id of the account, as "account list" shows it.' },
  options: {
    name: { value: 'NAME', meaning: 'The name of the account, so that you do not delete another by mistake.' },
  },
  async run({ databaseUrl, clock, log, operand, option }) {
    const id = readId('ID', operand('ID'));
    const [account] = await listAccounts({ databaseUrl }, { now: clock(), id });
    if (!account) throw noAccount(id);
    const contents = contentsOf(account);
    if (option('name') !== account.name) {
      const note = option('name') === undefined ? '' : `Its name is not "${option('name')}". `;
      throw new UsageError(
        `${note}Nothing was deleted.\nAccount ${id} "${account.name}" has ${contents}.\nTo delete all of it permanently, run: ${program} account delete ${id} --name ${quote(account.name)}`,
      );
    }
    const deletion = await deleteAccount({ databaseUrl }, id);
    if (!deletion) throw noAccount(id);
    log.warn({ account: id, rows: deletion.rows, people: deletion.people }, 'An account was deleted.');
    const people =
      deletion.people === 0 ? '' : `\n${countOf(deletion.people, 'person', 'people')} can no longer sign in.`;
    return `Deleted account ${id} "${account.name}" with ${contents}.${people}\nBackups that were made before still contain it.`;
  },
};

/** Creates the error for an account that does not exist. */
export function noAccount(id: number): UsageError {
  return new UsageError(`There is no account ${id}. "account list" shows the ids.`);
}

function cellsOf({ id, name, users, eventTypes, contacts, upcoming, createdAt }: AccountSummary): string[] {
  return [String(id), name, ...[users, eventTypes, contacts, upcoming].map(String), timeOf(createdAt)];
}

/** Describes what an account holds, such as `2 users, 1 event type, 3 contacts and 4 bookings, 1 of them upcoming`. */
function contentsOf({ users, eventTypes, contacts, events, upcoming }: AccountSummary): string {
  const first = [countOf(users, 'user'), countOf(eventTypes, 'event type'), countOf(contacts, 'contact')].join(', ');
  return `${first} and ${countOf(events, 'booking')}, ${upcoming} of them upcoming`;
}

/** Quotes a text for a shell, so that nothing in it has a special meaning. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function emailOf(context: CommandContext): string {
  const text = readLineOption(context, 'email');
  if (isEmail(text)) return text;
  throw new UsageError(`--email must be an email address such as ada@example.com, found "${text}".`);
}

function zoneOf({ option }: CommandContext): ZoneName {
  const text = option('timezone') ?? 'UTC';
  if (isZoneName(text)) return text;
  throw new UsageError(`--timezone must be a time zone such as Europe/Berlin, found "${text}".`);
}
