import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Logger } from 'pino';
import type { Clock } from '../time/index.ts';
import { type Command, type Given, WrongUse } from './command.ts';
import { commands, describeCommand, describeCommands } from './commands.ts';
import { openDatabase } from './open-database.ts';
import { readSettings } from './settings.ts';

export type CommandWorld = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly log: Logger;
};

type Words = Pick<Given, 'operand' | 'option'> & { readonly isHelp: boolean };

/** Does what a command line asks and returns what to print; throws a `WrongUse` when it asks for nothing there is. */
export async function runCommand(words: readonly string[], { environment, clock, log }: CommandWorld): Promise<string> {
  const command = commands.find(({ name }) => name.split(' ').every((part, index) => words[index] === part));
  if (!command) {
    if (words.length === 0 || words.includes('--help') || words.includes('-h')) return describeCommands();
    throw new WrongUse(`There is no command "${words.join(' ')}".\n\n${describeCommands()}`);
  }
  const { isHelp, ...given } = readWords(command, words.slice(command.name.split(' ').length));
  if (isHelp) return describeCommand(command);
  const settings = readSettings(environment);
  const { store, databaseUrl, leave } = await openDatabase(settings, log);
  try {
    return `${await command.run({ ...given, store, databaseUrl, settings, clock })}\n`;
  } finally {
    await leave();
  }
}

function readWords(command: Command, words: readonly string[]): Words {
  const { values, positionals } = parse(command, words);
  const names = Object.keys(command.operands);
  const isHelp = values.help === true;
  if (!isHelp && positionals.length !== names.length) {
    throw new WrongUse(`It takes ${names.join(' ') || 'no words besides its options'}.\n\n${describeCommand(command)}`);
  }
  return {
    isHelp,
    operand: (name) => positionals[names.indexOf(name)] ?? '',
    option(name) {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

function parse(command: Command, words: readonly string[]) {
  const named = Object.keys(command.options).map((name) => [name, { type: 'string' }] as const);
  const options: ParseArgsOptionsConfig = { ...Object.fromEntries(named), help: { type: 'boolean', short: 'h' } };
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : error}\n\n${describeCommand(command)}`);
  }
}
