import { embeddingJourney, expect } from './embedding-journey.ts';

embeddingJourney('keeps answers in the back/forward cache', async ({ visit, pages }) => {
  const { page, invitee } = await visit({ name: 'a page that is left' });
  await invitee.choose('3 December 2026', '09:00');
  await invitee.field('Name').fill('Ada');
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(document, { persisted })));
  const { port, path } = pages.show({ name: 'elsewhere', script: () => '' });
  await page.goto(`http://localhost:${port}${path}`);
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate('document.persisted')).toBe(true);
  await expect(invitee.field('Name')).toHaveValue('Ada');
  await invitee.introduce('Ada', 'ada@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
});
