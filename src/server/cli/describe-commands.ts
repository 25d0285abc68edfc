import { program } from '../program.ts';
import { settingGroups } from '../settings/index.ts';
import { type HelpRow, wrap, writeSection } from './columns.ts';
import type { Command, Option } from './command.ts';
import { commandGroups } from './commands/index.ts';

const helpRow: HelpRow = ['--help, -h', 'Print this help.'];

/** Describes all commands. */
export function describeCommands(): string {
  const groups = Object.entries(commandGroups).map(([heading, commands]) =>
    writeSection(
      heading,
      commands.map((command) => [usageOf(command, []), command.meaning]),
    ),
  );
  const options = writeSection('Options', [
    ['--help, -h', 'Print this help or, after a command, the help of that command.'],
    ['--version', 'Print the version.'],
  ]);
  return paragraphs([
    `Usage: ${program} COMMAND [OPTIONS]\n`,
    'Run a sched-booking server, and manage it on the machine it runs on.\n',
    ...groups,
    options,
    'Every command uses the database of the server: DATABASE_URL or, if that is empty, the embedded\nPostgreSQL in DATA_DIR. The server does not have to be running.\n',
  ]);
}

/** Describes one command. */
export function describeCommand(command: Command): string {
  const { options, operands, meaning } = command;
  const optionRows = Object.entries(options).map(
    ([name, option]): HelpRow => [writtenAs(name, option), option.meaning],
  );
  return paragraphs([
    `Usage: ${program} ${usageOf(command, neededOptions(command))}\n`,
    `${wrap(meaning).join('\n')}\n`,
    ...(Object.keys(operands).length > 0 ? [writeSection('Arguments', Object.entries(operands))] : []),
    writeSection('Options', [...optionRows, helpRow]),
    ...('start' in command ? ['Settings are environment variables:\n', ...describeSettings()] : []),
  ]);
}

/** Describes every setting, a section for each group. */
function describeSettings(): string[] {
  return Object.entries(settingGroups).map(([heading, rows]) =>
    writeSection(
      heading,
      Object.entries(rows).map(([name, row]) => [
        name,
        `${row.meaning} (${row.unit}; default: ${row.default || 'empty'})`,
      ]),
    ),
  );
}

/** Lists the required options, such as `--name NAME`, except those on the command line. */
export function neededOptions({ options }: Command, values: Readonly<Record<string, unknown>> = {}): string[] {
  return Object.entries(options).flatMap(([name, option]) =>
    option.isNeeded && values[name] === undefined ? [writtenAs(name, option)] : [],
  );
}

/** Describes how to call a command, with the options of the given names. */
function usageOf({ name, operands, options }: Command, neededOptions: readonly string[]): string {
  const mayBeMore = Object.keys(options).length > neededOptions.length;
  return [name, ...Object.keys(operands), ...neededOptions, ...(mayBeMore ? ['[OPTIONS]'] : [])].join(' ');
}

function writtenAs(name: string, { value }: Option): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}

function paragraphs(parts: readonly string[]): string {
  return parts.join('\n');
}
