import { expect, consoleJourney as journey, startHostServer } from '../../support/index.ts';
import { readRows } from '../benchmarks-page.ts';
import { doTasks } from './index.ts';

journey('takes as many clicks for each usual task of a host as the benchmarks say', async ({ context }) => {
  journey.slow();
  const server = await startHostServer({ now: new Date().toISOString() });
  try {
    const runs = await doTasks(context, server);
    const counted = runs.map(({ name, clicks, keys, screens }) => [name, ...[clicks, keys, screens].map(String)]);
    expect((await readRows('tasks')).map((row) => row.slice(0, 4))).toEqual(counted);
  } finally {
    await server.stop();
  }
});
