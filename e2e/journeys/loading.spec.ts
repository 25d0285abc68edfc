import { expect, journey } from '../support/index.ts';

journey('reports in the page’s language that the app failed to load, and retries', async ({ page, server }) => {
  const app = /chunks\/screen-|\/v\d/;
  await page.route(app, (route) => route.abort());
  await page.route(server.address, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('lang="en"', 'lang="de"') });
  });
  await page.goto(server.address);
  const widget = page.locator('sched-booking');
  await expect(widget.getByRole('alert')).toHaveText('Dieser Teil konnte nicht geladen werden.');
  await page.unroute(app);
  await widget.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(widget.getByRole('grid')).toBeVisible();
});

journey('loads the single-file build when a chunk is blocked', async ({ page, server }) => {
  await page.route(/chunks\/screen-/, (route) => route.abort());
  await page.goto(server.address);
  await expect(page.locator('sched-booking').getByRole('grid')).toBeVisible();
});

journey('silently loads a later chunk from the single-file build', async ({ invitee }) => {
  await invitee.page.route(/chunks\/details-form-[\w-]+\.js$/, (route) => route.abort());
  await invitee.choose('10 December 2026', '09:00');
  await expect(invitee.field('Name')).toBeVisible();
  invitee.console.length = 0; // the browser prints the lost request itself
});
