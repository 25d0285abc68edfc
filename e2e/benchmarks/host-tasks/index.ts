/**
 * Counts the clicks and keys of a host's ten usual tasks in the console, and of the same tasks in other products.
 *
 * Design: seconds come from the Keystroke-Level Model. It needs no test subjects, gives the same result each time, and
 * can be applied to a product even if only its steps are known.
 */

export { doTasks, type TaskRun } from './do-tasks.ts';
export { readOn } from './peers.ts';
export { tableOfCounts, tableOfSteps } from './tables.ts';
