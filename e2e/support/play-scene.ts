import type { Page } from 'playwright/test';
// biome-ignore lint/correctness/noPrivateImports: the playground plays these scenes too, so what it shows is what is tested
import { type Scene, type SceneName, scenes } from '../../src/widget/scenes/index.ts';
import { now } from './journey.ts';

/** Plays a scene of the playground on any page: requests to the gateway get the responses of the scene. */
export async function playScene(page: Page, name: SceneName): Promise<void> {
  const scene: Scene = scenes[name];
  await page.route(/\/embed\/v1\//, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const request = {
      method: route.request().method(),
      path: pathname.replace(/.*\/embed\/v1/, ''),
      query: searchParams,
    };
    const response = scene.respond(request, Date.parse(now));
    if (response === undefined) await route.continue();
    else if (response === 'unreachable') await route.abort();
    else if (response !== 'pending') {
      const { status, headers, body } = response;
      await route.fulfill({ status, headers, json: body });
    }
  });
}
