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
  const optionRows = Object.entries(options).map(([name, option]): HelpRow => [syntaxOf(name, option), option.meaning]);
  return paragraphs([
    `Usage: ${program} ${usageOf(command, requiredOptions(command))}\n`,
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
export function requiredOptions({ options }: Command, values: Readonly<Record<string, unknown>> = {}): string[] {
  return Object.entries(options).flatMap(([name, option]) =>
    option.isRequired && values[name] === undefined ? [syntaxOf(name, option)] : [],
  );
}

/** Describes how to call a command, with the options of the given names. */
function usageOf({ name, operands, options }: Command, requiredOptions: readonly string[]): string {
  const hasOtherOptions = Object.keys(options).length > requiredOptions.length;
  return [name, ...Object.keys(operands), ...requiredOptions, ...(hasOtherOptions ? ['[OPTIONS]'] : [])].join(' ');
}

function syntaxOf(name: string, { value }: Option): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}

function paragraphs(parts: readonly string[]): string {
  return parts.join('\n');
}
