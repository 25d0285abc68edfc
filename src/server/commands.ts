import { createAccountCommand, migrateCommand, seedCommand } from './account-commands.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import type { Command } from './command.ts';
import { gatewayCommand } from './gateway-command.ts';
import { createKeyCommand, listKeysCommand, revokeKeyCommand } from './key-commands.ts';

/** All the command line can do. */
export const commands: readonly Command[] = [
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

/** Describes all commands. */
export function describeCommands(): string {
  const lines = commands.map((command) => `  ${usageOf(command).padEnd(32)} ${command.meaning}`);
  return `sched: what is done on the machine of a sched-booking server, beside the server or without it.

${lines.join('\n')}

  npm run sched -- COMMAND --help  tells more of one.

The database is chosen as the server chooses it: DATABASE_URL, or else the embedded one in DATA_DIR.
`;
}

/** Describes one command. */
export function describeCommand(command: Command): string {
  const { options, operands } = command;
  const lines = [
    ...Object.entries(operands),
    ...Object.entries(options).map(([name, { value, meaning }]) => [`--${name} ${value}`, meaning] as const),
    ['--help', 'Prints this.'] as const,
  ];
  const described = lines.map(([name, meaning]) => `  ${name.padEnd(22)} ${meaning}`).join('\n');
  return `npm run sched -- ${usageOf(command)}\n\n${command.meaning}\n\n${described}\n`;
}

function usageOf({ name, operands, options }: Command): string {
  return [name, ...Object.keys(operands), ...(Object.keys(options).length > 0 ? ['[OPTIONS]'] : [])].join(' ');
}
