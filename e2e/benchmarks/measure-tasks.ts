import { launchChromium, startHostServer } from '../support/index.ts';
import { medianOf, publish } from './benchmarks-page.ts';
import { doTasks, readOn, type TaskRun, tableOfCounts, tableOfSteps } from './host-tasks/index.ts';

// Does a host's usual tasks in the console, on a new server in each round, and counts clicks, keys and seconds.

const rounds = Number(process.argv[2]) || 3;

const browser = await launchChromium();
const runs: TaskRun[][] = [];
for (let round = 0; round < rounds; round += 1) {
  const server = await startHostServer();
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin' });
  runs.push(await doTasks(context, server));
  await context.close();
  await server.stop();
}
await browser.close();

const { headings, rows } = tableOfCounts(runs[0] ?? []);
await publish('tasks', {
  headings: [...headings, 'machine, s'],
  rows: rows.map((row, task) => {
    const millis = medianOf(runs.map((run) => run[task]?.machineMillis ?? Number.NaN));
    return [...row, (millis / 1000).toFixed(1)];
  }),
});
await publish('task-steps', tableOfSteps(), `Read on ${readOn} in archived copies, which may be older.`);
