import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { version } from '../../service/index.ts';
import type { Clock } from '../../time/index.ts';
import { openDatabase } from '../database/index.ts';
import { program } from '../program.ts';
import { findDemonstrationKeyFile } from '../secrets/index.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import type { RunningServer } from '../start/index.ts';
import { type Command, type CommandArguments, type Environment, type ServeCommand, UsageError } from './command.ts';
import { commands, consoleOriginFor } from './commands/index.ts';
import { describeCommand, describeCommands, requiredOptions } from './describe-commands.ts';
import { writeGreeting } from './write-greeting.ts';

/** What a command line runs with, and where a server that it starts goes. */
export type CommandLineContext = {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly log: Logger;
  /** Receives a server that was started, to stop it later. @default it ends with the process */
  readonly keep?: (server: RunningServer) => void;
  /** Whether only the caller reads the output, and nothing stores it. @default false */
  readonly isTerminal?: boolean;
};

/** Runs a command line and returns what to print. Throws a `UsageError` if the command line is wrong. */
export async function runCommand(words: readonly string[], context: CommandLineContext): Promise<string> {
  if (words.includes('--version')) return `sched-booking ${version}\n`;
  const command = commands.find(({ name }) => name.split(' ').every((part, index) => words[index] === part));
  if (!command) {
    if (words.length === 0 || words.includes('--help') || words.includes('-h')) return describeCommands();
    throw new UsageError(`There is no command "${words.join(' ')}".\n${helpHint()}`);
  }
  const { isHelp, ...commandArguments } = readArguments(command, words.slice(command.name.split(' ').length));
  if (isHelp) return describeCommand(command);
  if ('start' in command) return serve(command, commandArguments, context);
  const { environment, clock, log } = context;
  const settings = readSettings(environment);
  const { store, databaseUrl, leave } = await openDatabase(settings, log);
  try {
    if (!command.leavesTables) await store.migrate();
    return `${await command.run({ ...commandArguments, store, databaseUrl, settings, clock, log })}\n`;
  } finally {
    await leave();
  }
}

async function serve(command: ServeCommand, args: CommandArguments, context: CommandLineContext): Promise<string> {
  const { environment, keep, isTerminal = false } = context;
  const settings = readSettings(command.readEnvironment(args, environment));
  const server = await command.start(settings);
  keep?.(server);
  const { address, apiKey, apiKeyPlace } = server;
  const demonstrationKey = apiKeyPlace ?? (await findEarlierKey(settings, address));
  return writeGreeting(
    {
      address,
      demonstrationKey: isTerminal ? (apiKey ?? demonstrationKey) : demonstrationKey,
      setup: await setupFor(server, { settings, isTerminal }),
    },
    settings,
  );
}

/** Says where to find the key of an earlier start, if it still works. */
async function findEarlierKey({ SCHED_API_KEY, DATA_DIR }: Settings, address: string): Promise<string | undefined> {
  if (SCHED_API_KEY !== '') return undefined;
  return findDemonstrationKeyFile(DATA_DIR, async (key) => {
    const response = await fetch(`${address}/v1/users/me`, { headers: { authorization: `Bearer ${key}` } });
    return response.ok;
  });
}

/**
 * Returns how to set up the console, unless someone has. A server with a public address may log its output, and more
 * people read the log than may have the link. It may also be one of several. It therefore names the command instead.
 */
async function setupFor(
  server: RunningServer,
  { settings, isTerminal }: { readonly settings: Settings; readonly isTerminal: boolean },
): Promise<string | undefined> {
  if (!(await server.needsSetup())) return undefined;
  const origin = consoleOriginFor(settings, server.address);
  return isTerminal || origin === server.address ? server.makeSetupLink(origin) : `run "${program} console setup-link"`;
}

function readArguments(command: Command, words: readonly string[]): CommandArguments & { readonly isHelp: boolean } {
  const { values, positionals } = parse(command, words);
  const names = Object.keys(command.operands);
  const isHelp = values.help === true;
  if (!isHelp && positionals.length !== names.length) {
    const expected = names.join(' ') || 'no arguments';
    throw new UsageError(`"${command.name}" takes ${expected}, found ${listOf(positionals)}.\n${helpHint(command)}`);
  }
  const missing = isHelp ? [] : requiredOptions(command, values);
  if (missing.length > 0) throw new UsageError(`"${command.name}" needs ${missing.join(', ')}.\n${helpHint(command)}`);
  return {
    isHelp,
    operand: (name) => positionals[names.indexOf(name)] ?? '',
    option(name) {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    },
    has: (name) => values[name] === true,
  };
}

function parse(command: Command, words: readonly string[]) {
  const entries = Object.entries(command.options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  const options: ParseArgsOptionsConfig = { ...Object.fromEntries(entries), help: { type: 'boolean', short: 'h' } };
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    // The first sentence says what is wrong. The others explain how to pass a word that looks like an option.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\. /);
    throw new UsageError(`${sentence?.replace(/\.$/, '')}.\n${helpHint(command)}`);
  }
}

function helpHint(command?: Command): string {
  return `Run "${program} ${command ? `${command.name} ` : ''}--help" for help.`;
}

function listOf(positionals: readonly string[]): string {
  return positionals.map((word) => `"${word}"`).join(' ') || 'none';
}
