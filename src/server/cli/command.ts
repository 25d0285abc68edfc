import type { Logger } from 'pino';
import type { Store } from '../../service/index.ts';
import type { Clock } from '../../time/index.ts';
import type { Settings } from '../settings/index.ts';
import type { RunningServer } from '../start/index.ts';

/** One command of the command line. */
export type Command = Task | ServeCommand;

/** A command that ends when it has printed its result. */
export type Task = CommandDescription & {
  /** Whether to leave the tables of the database unchanged. @default false: they are upgraded */
  readonly leavesTables?: boolean;
  /** Runs the command and returns what to print. Throws a `UsageError` if its arguments are wrong. */
  run(context: CommandContext): Promise<string>;
};

/** A command that runs until it is stopped, and needs no database. */
export type ServeCommand = CommandDescription & {
  /** Returns the settings to start with. Throws a `UsageError` if its arguments are wrong. */
  readEnvironment(args: CommandArguments, environment: Environment): Environment;
  start(settings: Settings): Promise<RunningServer>;
};

type CommandDescription = {
  /** The words it is called by, such as `key create`. */
  readonly name: string;
  readonly meaning: string;
  readonly operands: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, Option>>;
};

/** An option of a command: with a value, or a switch. */
export type Option = {
  /** The placeholder of the value in the help, such as `NAME`; a switch has none. */
  readonly value?: string;
  readonly meaning: string;
  /** The command fails without it. @default false */
  readonly isRequired?: boolean;
};

/** The arguments of the command line. */
export type CommandArguments = {
  /** By their names in `operands`. All are present. */
  operand(name: string): string;
  /** Returns the value of an option, or undefined without it. */
  option(name: string): string | undefined;
  /** Returns whether a switch is present. */
  has(name: string): boolean;
};

/** The input of a command: its arguments, and its environment. */
export type CommandContext = CommandArguments & {
  readonly store: Store;
  readonly databaseUrl: string;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
};

/** The environment variables of the process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The arguments of a command are wrong. The message says how. */
export class UsageError extends Error {}

/** Reads an id. */
export function readId(name: string, text: string): number {
  // Ids of a shard begin at many billions.
  if (/^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new UsageError(`${name} must be the number that the list shows, found "${text}".`);
}
