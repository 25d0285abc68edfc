/**
 * A host's ten usual tasks in the console, done by a hand that counts its clicks and keys, and beside them what the
 * same tasks take in other products.
 *
 * The decision behind it: seconds come from the Keystroke-Level Model, since it needs no people, gives the same answer
 * each time, and can be applied to a product of which only the steps are known.
 */

export { doTasks, type TaskRun } from './do-tasks.ts';
export { readOn } from './peers.ts';
export { tableOfCounts, tableOfSteps } from './tables.ts';
