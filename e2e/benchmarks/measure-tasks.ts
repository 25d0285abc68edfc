import { launchChromium, startHostServer } from '../support/index.ts';
import { medianOf, publish } from './benchmarks-page.ts';
import { doTasks, type TaskRun } from './host-tasks/index.ts';

// Does a host's usual tasks in the console, each round on a server of its own, and counts what they take.

const rounds = Number(process.argv[2]) || 3;

const browser = await launchChromium();
const runs: TaskRun[][] = [];
for (let round = 0; round < rounds; round += 1) {
  const server = await startHostServer({ now: new Date().toISOString() });
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin' });
  runs.push(await doTasks(context, server));
  await context.close();
  await server.stop();
}
await browser.close();

await publish('tasks', {
  headings: ['task', 'clicks', 'keys', 'screens', 'seconds by the model', 'of the machine, s'],
  rows: (runs[0] ?? []).map(({ name, clicks, keys, screens, seconds }, task) => {
    const machineMillis = medianOf(runs.map((run) => run[task]?.machineMillis ?? Number.NaN));
    return [name, ...[clicks, keys, screens].map(String), seconds.toFixed(1), (machineMillis / 1000).toFixed(1)];
  }),
});
