import type { Logger } from 'pino';
import type { Store } from '../../service/index.ts';
import type { Clock } from '../../time/index.ts';
import type { Settings } from '../settings/index.ts';
import type { RunningServer } from '../start/index.ts';

export type Option = {
  /** What stands for the value in the help, as `NAME`; a switch has none. */
  readonly value?: string;
  readonly meaning: string;
  /** Nothing can be done without it. @default false */
  readonly isNeeded?: boolean;
};

/** What stood on the command line. */
export type Words = {
  /** By the name in `operands`: each is there. */
  operand(name: string): string;
  /** Returns the value of an option, or undefined without it. */
  option(name: string): string | undefined;
  /** Returns whether a switch is there. */
  has(name: string): boolean;
};

/** What a command works with: its words, and the world. */
export type CommandContext = Words & {
  readonly store: Store;
  readonly databaseUrl: string;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
};

type Described = {
  /** The words it is called by, as `key create`. */
  readonly name: string;
  readonly meaning: string;
  readonly operands: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, Option>>;
};

/** One that ends when it has printed its result. */
export type Task = Described & {
  /** Whether the tables of the database are left as they are. @default false: they are brought up to date */
  readonly leavesTables?: boolean;
  /** Does it and returns what to print; throws a `WrongUse` when its words ask for what it cannot do. */
  run(context: CommandContext): Promise<string>;
};

/** One that goes on until it is stopped, and needs no database. */
export type Serving = Described & {
  /** Says with which settings it is to be started; throws a `WrongUse` when there is nothing to start. */
  readEnvironment(words: Words, environment: Environment): Environment;
  start(settings: Settings): Promise<RunningServer>;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** One thing the command line can do. */
export type Command = Task | Serving;

/** The words of a command are wrong, as the message says. */
export class WrongUse extends Error {}

/** Reads an id. */
export function readId(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new WrongUse(`${name} must be the number that the list shows, found "${text}".`);
}
