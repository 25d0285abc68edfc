import { expect, holdApp, journey } from '../support/index.ts';

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

journey('silently requests a later chunk again that was lost once', async ({ invitee }) => {
  await invitee.page.route(/chunks\/booking-steps-[\w-]+\.js$/, (route) => route.abort());
  await invitee.choose('10 December 2026', '09:00');
  await expect(invitee.field('Name')).toBeVisible();
  invitee.console.length = 0; // the browser prints the lost request itself
});

for (const width of [320, 768, 1280]) {
  journey(`shows the dates at ${width} px before the app loads, where the app shows them`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdApp(page);
    // A later month, by the clocks of the browser and of the server.
    await page.route(server.address, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<sched-booking ', '<sched-booking month="2035-03" ');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(server.address);
    const widget = page.locator('sched-booking');
    await expect(widget.locator('[aria-busy="true"]').getByText('March 2035')).toBeVisible();
    await expect(widget.getByText('Mon', { exact: true })).toBeVisible();
    const before = [await widget.getByText('March').boundingBox(), await widget.getByText(/^14$/).boundingBox()];
    release();
    await expect(widget.getByRole('grid')).toBeVisible();
    const day = widget.getByRole('button', { name: /14 March 2035|March 14, 2035/ });
    const after = [await widget.getByText('March', { exact: true }).boundingBox(), await day.boundingBox()];
    expect(before.map(centerOf)).toEqual(after.map(centerOf));
  });
}

journey('shows the floating button from the single-file build when its chunk is blocked', async ({ invitee }) => {
  const { page } = invitee;
  await page.route('**/chunks/popup-*', (route) => route.abort());
  await page.evaluate(() => document.querySelector('sched-booking')?.setAttribute('mode', 'button'));
  await invitee.button('Book a meeting').click();
  await expect(invitee.day('10 December 2026')).toBeVisible();
  invitee.console.length = 0; // the browser prints the lost request itself
});

journey('opens the same popup again when its chunk is blocked', async ({ invitee }) => {
  const { page } = invitee;
  await page.route('**/chunks/popup-*', (route) => route.abort());
  await page.evaluate(() => {
    document.body.innerHTML = '<button type="button" data-sched-open="42">Book a call</button>';
  });
  for (const _ of ['first', 'second']) {
    await page.getByRole('button', { name: 'Book a call' }).click();
    await expect(invitee.day('10 December 2026')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(invitee.day('10 December 2026')).toBeHidden();
  }
  await expect(page.locator('sched-booking')).toHaveCount(1);
  invitee.console.length = 0; // the browser prints the lost request itself
});

journey('follows a link to its page when its popup cannot be loaded', async ({ invitee }) => {
  const { page } = invitee;
  await page.route(/chunks\/popup-|\/v\d/, (route) => route.abort());
  await page.evaluate(() => {
    const link = '<a href="/demo" data-sched-open="demo/working-session">Book a call</a>';
    document.body.insertAdjacentHTML('afterbegin', link);
  });
  await page.getByRole('link', { name: 'Book a call' }).click();
  await page.waitForURL('**/demo');
  invitee.console.length = 0; // the browser prints the lost request itself
});

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Returns the center of a box, rounded to 4 px, because bold words are slightly wider. */
function centerOf(box: Box | null): readonly number[] {
  if (!box) throw new Error('It is not in sight.');
  return [box.x + box.width / 2, box.y + box.height / 2].map((pixels) => Math.round(pixels / 4));
}
