import { expect, consoleJourney as journey, startHostServer } from '../../support/index.ts';
import { readRows } from '../benchmarks-page.ts';
import { doTasks, tableOfCounts, tableOfSteps } from './index.ts';

journey('takes as many clicks for each usual task of a host as the benchmarks say', async ({ context }) => {
  journey.slow();
  const server = await startHostServer();
  try {
    const { headings, rows } = tableOfCounts(await doTasks(context, server));
    expect((await readRows('tasks')).map((row) => row.slice(0, headings.length))).toEqual(rows);
  } finally {
    await server.stop();
  }
});

journey('lists the steps that the benchmarks count for other products', async () => {
  expect(await readRows('task-steps')).toEqual(tableOfSteps().rows);
});
