/**
 * The commands of `sched`: a file for each subject, and the table that the help lists them from.
 *
 * Design: a command returns the text it prints, and throws `UsageError` when it is called wrongly. It never writes to
 * the terminal itself, so tests call it like any function.
 */
export { commandGroups, commands } from './commands.ts';
export { consoleOriginFor } from './console-commands.ts';
