import { readFile } from 'node:fs/promises';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { type CalendarConnection, endpoints, errorsByPath } from '../../../contract/index.ts';
import { type AccountUser, findUsersByEmail, listCalendarOwners } from '../../../service/index.ts';
import { parseInstant } from '../../../time/index.ts';
import { timeOf, writeTable } from '../columns.ts';
import { type CommandContext, readId, type Task, UsageError } from '../command.ts';
import {
  connectionOperand,
  dataOf,
  inputOf,
  openCalendarOperations,
  openForOwner,
  sentencesOf,
} from './calendar-operations.ts';

const account = { value: 'ID', meaning: 'The account of the user. Optional if only one account has this user.' };

export const listCalendarsCommand: Task = {
  name: 'calendar list',
  meaning:
    'List the connected calendars of all users: when each was last read, its busy times in the next 30 days, and what is wrong.',
  operands: {},
  options: {},
  async run(context) {
    const { operations } = await openCalendarOperations(context);
    const rows: string[][] = [];
    const notes: string[] = [];
    const owners = await listCalendarOwners(context.store);
    for (const [accountId, [first]] of Map.groupBy(owners, (owner) => owner.accountId)) {
      if (!first) continue;
      const connections = dataOf(await operations.listCalendars(inputOf(first)));
      const emails = new Map(
        owners.filter((owner) => owner.accountId === accountId).map((owner) => [owner.sourceId, owner.email]),
      );
      rows.push(...connections.flatMap((connection) => rowsOf(connection, emails.get(connection.id) ?? '-')));
      notes.push(...connections.flatMap(notesOf));
    }
    const headings = ['ID', 'USER', 'SERVER', 'STATE', 'READ', 'PROBLEM', 'CALENDAR', 'BLOCKS', 'BUSY', 'WRITTEN TO'];
    return rows.length === 0 ? 'No calendar is connected.' : [writeTable([headings, ...rows]), ...notes].join('\n');
  },
};

export const connectCalendarCommand: Task = {
  name: 'calendar connect',
  meaning:
    'Connect a feed or, with --username, the calendars on a CalDAV server. It is read first. If that fails, it is not connected.',
  operands: {
    ADDRESS:
      'The address of the feed or the server. "-" reads it from standard input, so that a secret address does not show in the list of processes.',
  },
  options: {
    user: { value: 'EMAIL', isRequired: true, meaning: 'The email address of the user whose slots it blocks.' },
    account,
    name: { value: 'NAME', meaning: 'What to call it. Default: the name of the server.' },
    username: { value: 'NAME', meaning: 'The username on the CalDAV server.' },
    'password-file': { value: 'FILE', meaning: 'A file that holds the password on the CalDAV server.' },
  },
  async run(context) {
    const { operations } = await openCalendarOperations(context);
    const input = inputOf(await findUser(context));
    const result = await operations.connectCalendar({ ...input, body: readDraft(await draftOf(context)) });
    const { id, calendars } = dataOf(result);
    const count = calendars.length === 1 ? '1 calendar' : `${calendars.length} calendars`;
    return `Connected ${id}: ${count} with ${busyTimesIn(calendars)} in the next 30 days.`;
  },
};

export const readCalendarCommand: Task = {
  name: 'calendar read',
  meaning: 'Read a connected calendar now.',
  operands: connectionOperand,
  options: {},
  async run(context) {
    const { operations, owner } = await openForOwner(context);
    const { name, state, problem, left_out_problem, calendars } = dataOf(
      await operations.readCalendar({ ...inputOf(owner), params: { id: owner.sourceId } }),
    );
    if (problem)
      throw new Error(
        `"${name}" cannot be read: ${problem}. Its last known busy times keep blocking slots (${state}).`,
      );
    const leftOut = left_out_problem ? ` Some calendars of the account are not read: ${left_out_problem}.` : '';
    return `Read "${name}": ${busyTimesIn(calendars)} in the next 30 days.${leftOut}`;
  },
};

export const ignoreCalendarCommand: Task = {
  name: 'calendar ignore',
  meaning: 'Ignore a connected calendar: it blocks no slots, even while it cannot be read.',
  operands: connectionOperand,
  options: { stop: { meaning: 'Stop ignoring it.' } },
  async run(context) {
    const { operations, owner } = await openForOwner(context);
    const body = { ignored: !context.has('stop') };
    const { name } = dataOf(
      await operations.updateCalendar({ ...inputOf(owner), params: { id: owner.sourceId }, body }),
    );
    return body.ignored ? `"${name}" is ignored and blocks no slots.` : `"${name}" blocks slots again.`;
  },
};

export const disconnectCalendarCommand: Task = {
  name: 'calendar disconnect',
  meaning: 'Disconnect a calendar and delete its address, password and busy times.',
  operands: connectionOperand,
  options: {},
  async run(context) {
    const { operations, owner } = await openForOwner(context);
    dataOf(await operations.disconnectCalendar({ ...inputOf(owner), params: { id: owner.sourceId } }));
    return `Disconnected ${owner.sourceId}.`;
  },
};

async function findUser(context: CommandContext): Promise<AccountUser> {
  const [email = '', accountId] = [context.option('user'), context.option('account')];
  const allUsers = await findUsersByEmail(context.store, email);
  const users =
    accountId === undefined ? allUsers : allUsers.filter((user) => user.accountId === readId('--account', accountId));
  const [user] = users;
  if (!user) throw new UsageError(`There is no user with the email address "${email}".`);
  if (users.length > 1) throw new UsageError('Choose an account with --account ID: several accounts have this user.');
  return user;
}

async function draftOf({ operand, option }: CommandContext): Promise<object> {
  const [name, username, file] = [option('name'), option('username'), option('password-file')];
  const address = operand('ADDRESS') === '-' ? firstLineOf(await text(stdin)) : operand('ADDRESS');
  const nameField = name === undefined ? {} : { name };
  if (username === undefined && file === undefined) return { kind: 'feed', url: address, ...nameField };
  if (username === undefined || file === undefined)
    throw new UsageError('--username and --password-file belong together.');
  return {
    kind: 'caldav',
    server: address,
    username,
    password: firstLineOf(await readFile(file, 'utf8')),
    ...nameField,
  };
}

function firstLineOf(content: string): string {
  const [line = ''] = content.split(/\r?\n/);
  return line;
}

function readDraft(draft: object) {
  const parsed = v.safeParse(endpoints.connectCalendar.input.body, draft);
  if (!parsed.success) throw new UsageError(sentencesOf(errorsByPath(parsed.issues)));
  return parsed.output;
}

function busyTimesIn(calendars: CalendarConnection['calendars']): string {
  const count = calendars.reduce((sum, { busy_times }) => sum + busy_times, 0);
  return count === 1 ? '1 busy time' : `${count} busy times`;
}

function rowsOf(connection: CalendarConnection, email: string): string[][] {
  const { id, server, state, ignored, read_at, problem, calendars } = connection;
  const shownState = ignored ? 'ignored' : state;
  return calendars.map(({ name, blocks, busy_times, is_written_to, write_problem }) => [
    ...[
      id,
      email,
      server,
      shownState,
      timeOf(read_at === null ? null : (parseInstant(read_at) ?? null)),
      problem ?? '-',
    ],
    ...[name, blocks, String(busy_times), is_written_to ? (write_problem ?? 'yes') : '-'],
  ]);
}

/** Writes what could not be read in the calendars of a connection, and what may be wrong. */
function notesOf({ id, calendars }: CalendarConnection): string[] {
  return calendars.flatMap(({ name, unreadable_entries: entries, unreadable_lines: lines, doubtful_times: times }) => {
    const places = lines.length === 0 ? '' : ` The first begin in these lines of its file: ${lines.join(', ')}.`;
    const notes = [
      entries > 0 &&
        `${entries} of its entries could not be read in full, so some of their times may not block.${places}`,
      times > 0 && `${times} of its times name an unknown time zone and are read in that of the calendar.`,
    ];
    return notes.flatMap((note) => (note ? [`"${name}" (${id}): ${note}`] : []));
  });
}
