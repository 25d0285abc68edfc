import type { BrowserContext } from 'playwright';
import type { HostServer } from '../../support/index.ts';
import { Hand } from './hand.ts';
import type { Effort } from './keystroke-level.ts';
import { prepareScene } from './scene.ts';
import { type HostTask, hostTasks } from './tasks.ts';

/** The result of a task: the effort of the host, and how long the host waited for the browser and the server. */
export type TaskRun = {
  readonly task: HostTask;
  readonly effort: Effort;
  readonly screens: number;
  readonly machineMillis: number;
};

/** Does all tasks one after another on a new server, each starting from the list of bookings. */
export async function doTasks(context: BrowserContext, server: HostServer): Promise<TaskRun[]> {
  const scene = await prepareScene(server);
  const { address, cookies } = server;
  await context.addCookies([...cookies]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
  const runs: TaskRun[] = [];
  for (const task of hostTasks) {
    const page = await context.newPage();
    await page.goto(`${address}/console/`);
    await page.getByRole('main').getByRole('list').first().waitFor();
    const hand = new Hand(page);
    const begin = performance.now();
    await task.run(hand, scene);
    const machineMillis = performance.now() - begin;
    runs.push({ task, effort: hand.effort, screens: hand.screens, machineMillis });
    await page.close();
  }
  return runs;
}
