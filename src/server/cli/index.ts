/**
 * The command line: the commands of `sched`, how their words are read, and the help.
 *
 * Design: a command is one object with its name, its options and its function, so that the help is generated from what
 * is really read. Commands work on the database itself, and need no running server.
 */
export { UsageError } from './command.ts';
export { type CommandLineContext, runCommand } from './run-command.ts';
export { stopOnSignal } from './stop-on-signal.ts';
