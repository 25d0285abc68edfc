import type { CalendarConnection } from '../../../contract/index.ts';
import { type CommandContext, type Task, UsageError } from '../command.ts';
import { connectionOperand, dataOf, inputOf, openForOwner } from './calendar-operations.ts';

type Calendar = CalendarConnection['calendars'][number];

const calendar = {
  value: 'NAME',
  meaning: 'The name or the id of the calendar. Optional if the connection has only one.',
};

export const writeCalendarCommand: Task = {
  name: 'calendar write',
  meaning: 'Write bookings into a calendar on a CalDAV server, and into no other calendar of its user.',
  operands: connectionOperand,
  options: { calendar, stop: { meaning: 'Stop writing bookings into it.' } },
  async run(context) {
    const isWritten = !context.has('stop');
    const { name } = await change(context, { is_written_to: isWritten });
    return isWritten ? `Bookings are written into "${name}".` : `Bookings are no longer written into "${name}".`;
  },
};

const rules = {
  busy: 'Entries marked as busy in',
  all: 'All entries in',
  nothing: 'No entries in',
} as const satisfies Readonly<Record<Calendar['blocks'], string>>;

export const blockCalendarCommand: Task = {
  name: 'calendar block',
  meaning: 'Choose which entries of a calendar block slots.',
  operands: {
    ...connectionOperand,
    ENTRIES: '"busy" for those that are marked as busy, "all", or "nothing".',
  },
  options: { calendar },
  async run(context) {
    const entries = context.operand('ENTRIES');
    if (!isRule(entries)) throw new UsageError(`ENTRIES must be "busy", "all" or "nothing", found "${entries}".`);
    const { name, problem } = await change(context, { blocks: entries });
    if (problem) return `${rules[entries]} "${name}" block slots once it can be read again: ${problem}.`;
    return `${rules[entries]} "${name}" block slots.`;
  },
};

function isRule(text: string): text is keyof typeof rules {
  return Object.hasOwn(rules, text);
}

type ChangedCalendar = { readonly name: string; readonly problem: CalendarConnection['problem'] };

/** Changes one calendar of a connection. Returns its name and, if it cannot be read, why. */
async function change(
  context: CommandContext,
  changes: Partial<Pick<Calendar, 'blocks' | 'is_written_to'>>,
): Promise<ChangedCalendar> {
  const { operations, owner } = await openForOwner(context);
  const connections = dataOf(await operations.listCalendars(inputOf(owner)));
  const connection = connections.find(({ id }) => id === owner.sourceId);
  if (!connection) throw new UsageError(`There is no connected calendar ${owner.sourceId}.`);
  if (changes.is_written_to && connection.kind === 'feed') {
    throw new UsageError('A feed can only be read. Connect the calendar by CalDAV to write into it.');
  }
  const calendar = choose(connection.calendars, context.option('calendar'));
  const body = { calendars: [{ id: calendar.id, ...changes }] };
  const { problem } = dataOf(
    await operations.updateCalendar({ ...inputOf(owner), params: { id: owner.sourceId }, body }),
  );
  return { name: calendar.name, problem };
}

function choose(calendars: readonly Calendar[], reference: string | undefined): Calendar {
  const matching =
    reference === undefined ? calendars : calendars.filter(({ id, name }) => id === reference || name === reference);
  const [calendar, ...others] = matching;
  if (!calendar) throw new UsageError(`The connection has no calendar "${reference}". It has:\n${listOf(calendars)}`);
  if (others.length > 0) throw new UsageError(`Choose a calendar by its id with --calendar ID:\n${listOf(matching)}`);
  return calendar;
}

function listOf(calendars: readonly Calendar[]): string {
  return calendars.map(({ id, name }) => `${id}  ${name}`).join('\n');
}
