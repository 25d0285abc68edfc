import { describeSettings } from '../settings/index.ts';
import { createAccountCommand, migrateCommand, seedCommand } from './account-commands.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import type { Command, Option } from './command.ts';
import { gatewayCommand } from './gateway-command.ts';
import { createKeyCommand, listKeysCommand, revokeKeyCommand } from './key-commands.ts';
import { startCommand } from './start-command.ts';

/** All the command line can do. */
export const commands: readonly Command[] = [
  startCommand,
  createKeyCommand,
  listKeysCommand,
  revokeKeyCommand,
  createAccountCommand,
  migrateCommand,
  seedCommand,
  backupCommand,
  restoreCommand,
  gatewayCommand,
];

/** How the command line is called: a checkout runs its sources, an installed package what was built of them. */
const called = import.meta.url.endsWith('.ts') ? 'npm run sched --' : 'npx sched';

/** Describes all commands. */
export function describeCommands(): string {
  const lines = commands.map((command) => `  ${usageOf(command, []).padEnd(32)} ${command.meaning}`);
  return `sched: what is done on the machine of a sched-booking server, beside the server or without it.

${lines.join('\n')}

  ${called} COMMAND --help  tells more of one.

The database is chosen as the server chooses it: DATABASE_URL, or else the embedded one in DATA_DIR.
`;
}

/** Describes one command. */
export function describeCommand(command: Command): string {
  const { options, operands } = command;
  const lines = [
    ...Object.entries(operands),
    ...Object.entries(options).map(([name, option]) => [writtenAs(name, option), option.meaning] as const),
    ['--help', 'Prints this.'] as const,
  ];
  const described = lines.map(([name, meaning]) => `  ${name.padEnd(22)} ${meaning}`).join('\n');
  const settings = 'start' in command ? `\nSettings, taken from the environment:\n\n${describeSettings()}\n` : '';
  return `${called} ${usageOf(command, neededOptions(command))}\n\n${command.meaning}\n\n${described}\n${settings}`;
}

/** Writes how a command is called, with the options it is shown with by name. */
function usageOf({ name, operands, options }: Command, needed: readonly string[]): string {
  const mayBeMore = Object.keys(options).length > needed.length;
  return [name, ...Object.keys(operands), ...needed, ...(mayBeMore ? ['[OPTIONS]'] : [])].join(' ');
}

/** Lists the options a command cannot do without, as `--name NAME`; those that were given are left out. */
export function neededOptions({ options }: Command, given: Readonly<Record<string, unknown>> = {}): string[] {
  return Object.entries(options).flatMap(([name, option]) =>
    option.isNeeded && given[name] === undefined ? [writtenAs(name, option)] : [],
  );
}

function writtenAs(name: string, { value }: Option): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
