/**
 * A host's ten usual tasks in the console, with their clicks and keys counted, and the same tasks in other products.
 *
 * The decision behind it: seconds come from the Keystroke-Level Model. It needs no test persons, gives the same result
 * each time, and can be applied to a product of which only the steps are known.
 */

export { doTasks, type TaskRun } from './do-tasks.ts';
export { readOn } from './peers.ts';
export { tableOfCounts, tableOfSteps } from './tables.ts';
