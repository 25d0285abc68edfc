import type { Table } from '../benchmarks-page.ts';
import type { TaskRun } from './do-tasks.ts';
import { type Effort, secondsOf } from './keystroke-level.ts';
import { effortOf, peers, writeSteps } from './peers.ts';
import { hostTasks } from './tasks.ts';

/** Writes the effort of the tasks, here and in other products. It is the same in each run. */
export function tableOfCounts(runs: readonly TaskRun[]): Table {
  return {
    headings: ['task', 'clicks', 'keys', 'screens', 'seconds', ...peers.map(({ name }) => name)],
    rows: runs.map(({ task, effort, screens }) => [
      task.name,
      ...[effort.clicks, effort.keys, screens].map(String),
      secondsOf(effort).toFixed(1),
      ...peers.map(({ tasks }) => {
        const peerTask = tasks[task.id];
        return peerTask ? writeEffort(effortOf(peerTask.steps)) : 'not found';
      }),
    ]),
  };
}

/** Writes the steps that were counted for other products, with their sources. */
export function tableOfSteps(): Table {
  return {
    headings: ['product', 'task', 'steps', 'source'],
    rows: peers.flatMap(({ name, tasks }) =>
      hostTasks.flatMap((task) => {
        const peerTask = tasks[task.id];
        return peerTask ? [[name, task.name, writeSteps(peerTask.steps), peerTask.source]] : [];
      }),
    ),
  };
}

function writeEffort(effort: Effort): string {
  const { clicks, keys } = effort;
  return `${clicks} clicks, ${keys > 0 ? `${keys} keys, ` : ''}${secondsOf(effort).toFixed(1)} s`;
}
