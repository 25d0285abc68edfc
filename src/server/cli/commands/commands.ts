import type { Command } from '../command.ts';
import {
  createAccountCommand,
  deleteAccountCommand,
  editAccountCommand,
  listAccountsCommand,
} from './account-commands.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import { blockCalendarCommand, writeCalendarCommand } from './calendar-choice-commands.ts';
import {
  connectCalendarCommand,
  disconnectCalendarCommand,
  ignoreCalendarCommand,
  listCalendarsCommand,
  readCalendarCommand,
} from './calendar-commands.ts';
import { inviteCommand, resetPasswordCommand, setupLinkCommand, signInLinkCommand } from './console-commands.ts';
import { migrateCommand, seedCommand } from './database-commands.ts';
import { gatewayCommand } from './gateway-command.ts';
import { createKeyCommand, listKeysCommand, revokeKeyCommand } from './key-commands.ts';
import { testMailCommand } from './mail-commands.ts';
import { startCommand } from './start-command.ts';

/** Every command in its group, by the group's heading in the help. */
export const commandGroups: Readonly<Record<string, readonly Command[]>> = {
  Servers: [startCommand, gatewayCommand],
  'Accounts and API keys': [
    createAccountCommand,
    listAccountsCommand,
    editAccountCommand,
    deleteAccountCommand,
    createKeyCommand,
    listKeysCommand,
    revokeKeyCommand,
  ],
  'Sign-in': [setupLinkCommand, inviteCommand, signInLinkCommand, resetPasswordCommand],
  Calendars: [
    listCalendarsCommand,
    connectCalendarCommand,
    readCalendarCommand,
    blockCalendarCommand,
    writeCalendarCommand,
    ignoreCalendarCommand,
    disconnectCalendarCommand,
  ],
  Mail: [testMailCommand],
  Database: [migrateCommand, seedCommand, backupCommand, restoreCommand],
};

/** All commands of the command line. */
export const commands: readonly Command[] = Object.values(commandGroups).flat();
