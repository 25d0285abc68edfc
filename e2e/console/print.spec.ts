import { expect, consoleJourney as journey } from '../support/index.ts';

journey('prints a screen over the whole width, without the navigation', async ({ openConsole }) => {
  const page = await openConsole('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  // Hidden is also what has not loaded yet.
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBe(0);
});
