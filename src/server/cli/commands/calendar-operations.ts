import { type Result, scopes } from '../../../contract/index.ts';
import { type AccountUser, listCalendarOwners, openOperations } from '../../../service/index.ts';
import { openCalendarsFromSettings } from '../../start/index.ts';
import { type CommandContext, UsageError } from '../command.ts';

/** The operand of commands for one connection. */
export const connectionOperand = { ID: 'The id of the connection, as "calendar list" shows it.' };

/** Opens the operations of the service, with the reader of calendars. */
export async function openCalendarOperations({ store, settings, clock, log }: CommandContext) {
  const { calendars } = await openCalendarsFromSettings({ store, settings, log });
  return { operations: openOperations({ store, clock, log, calendars }) };
}

/** Finds the owner of the connection that a command names, and opens the operations to run for them. */
export async function openForOwner(context: CommandContext) {
  const id = context.operand('ID');
  const owner = (await listCalendarOwners(context.store)).find(({ sourceId }) => sourceId === id);
  if (!owner) throw new UsageError(`There is no connected calendar ${id}. "calendar list" shows the ids.`);
  return { ...(await openCalendarOperations(context)), owner };
}

/** Returns the input of an operation that the operator runs for a user. */
export function inputOf({ accountId, userId }: AccountUser) {
  const caller = { accountId, userId, scopes, via: 'command' } as const;
  return { caller, params: undefined, query: undefined, body: undefined };
}

/** Returns the data of a result. Throws a `UsageError` whose message says what is wrong. */
export function dataOf<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data;
  const { code, message, errors } = result.problem;
  throw new UsageError(errors ? sentencesOf(errors) : (message ?? code));
}

/** Describes what is wrong with each field in a sentence. */
export function sentencesOf(errors: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(errors)
    .flatMap(([path, sentences]) => sentences.map((sentence) => `"${path}" ${sentence}.`))
    .join('\n');
}
