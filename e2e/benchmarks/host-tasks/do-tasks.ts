import type { BrowserContext } from 'playwright';
import type { HostServer } from '../../support/index.ts';
import { Hand } from './hand.ts';
import { type Effort, secondsOf } from './keystroke-level.ts';
import { prepareScene } from './scene.ts';
import { hostTasks } from './tasks.ts';

/** A task that was done: what it took of the host, and how long the host waited for the browser and the server. */
export type TaskRun = Effort & {
  readonly name: string;
  readonly screens: number;
  readonly seconds: number;
  readonly machineMillis: number;
};

/** Does all tasks one after the other on a new server, each from the list of bookings. */
export async function doTasks(context: BrowserContext, server: HostServer): Promise<TaskRun[]> {
  const scene = await prepareScene(server);
  const { address, cookies } = server;
  await context.addCookies([...cookies]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
  const runs: TaskRun[] = [];
  for (const { name, act } of hostTasks) {
    const page = await context.newPage();
    await page.goto(`${address}/console/`);
    await page.getByRole('main').getByRole('list').first().waitFor();
    const hand = new Hand(page);
    const begin = performance.now();
    await act(hand, scene);
    const machineMillis = performance.now() - begin;
    const { effort, screens } = hand;
    runs.push({ name, ...effort, screens, seconds: secondsOf(effort), machineMillis });
    await page.close();
  }
  return runs;
}
