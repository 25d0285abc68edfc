import { expect, journey } from './journey.ts';

journey('tells in the page’s language that the app did not come, and tries again', async ({ page, server }) => {
  await page.route(/chunks\/screen-/, (route) => route.abort());
  await page.route(server.address, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('lang="en"', 'lang="de"') });
  });
  await page.goto(server.address);
  const widget = page.locator('sched-booking');
  await expect(widget.getByText('Dieser Teil konnte nicht geladen werden.')).toBeVisible();
  await page.unroute(/chunks\/screen-/);
  await widget.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(widget.getByRole('grid')).toBeVisible();
});
