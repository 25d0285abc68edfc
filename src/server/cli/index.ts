/**
 * The command line: what `sched` can do, how its words are read, and the help it prints.
 *
 * The decision behind it: a command is one object with its name, its options and what it does, so that the help is
 * written from what is really read. Commands work on the database itself, and need no running server.
 */
export { WrongUse } from './command.ts';
export { type CommandWorld, runCommand } from './run-command.ts';
export { stopOnSignal } from './stop-on-signal.ts';
