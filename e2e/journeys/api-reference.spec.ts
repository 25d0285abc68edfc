import { apiKey, expect, Invitee, journey, pageFaults } from '../support/index.ts';

journey('API reference finds operations by words and errors by code', async ({ page, server }) => {
  const { console } = new Invitee(page);
  await page.goto(`${server.address}/docs`);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search the reference' });
  await expect(search).toBeFocused();
  await search.fill('events reschedule');
  await expect(page.locator('#rescheduleEvent')).toBeVisible();
  await expect(page.locator('#getAccount')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.address}/docs#rescheduleEvent`);
  await search.fill('quota_exceeded');
  await expect(page.locator('#quota_exceeded')).toBeVisible();
  await search.fill('no such words');
  await expect(page.getByRole('status').first()).toHaveText('No results. Try a path, a field or an error code.');
  await page.keyboard.press('Escape');
  await expect(page.locator('#rescheduleEvent')).toBeVisible();
  expect(console).toEqual([]);
});

journey('API reference sends a request with the key and shows its response', async ({ page, server }) => {
  const { console } = new Invitee(page);
  await page.goto(`${server.address}/docs`);
  const operation = page.locator('#getEventType');
  await operation.getByText('Try it').click();
  await operation.getByLabel('id (path)').fill('42');
  await expect(operation.getByText(`curl '${server.address}/v1/event-types/42'`)).toBeVisible();
  await operation.getByRole('button', { name: 'Send request' }).click();
  await expect(operation.getByRole('status')).toHaveText('Enter an API key at the top of this page first.');
  await page.getByLabel(/^API key/).fill(apiKey);
  await operation.getByRole('button', { name: 'Send request' }).click();
  await expect(operation.getByRole('status')).toContainText('200');
  await expect(operation.getByText('"title": "Introductory call"')).toBeVisible();
  await expect(operation.getByText(apiKey)).toHaveCount(0);
  // Only the search results are checked, because the whole page is long.
  await page.getByRole('searchbox').fill('Returns an event type');
  expect(await pageFaults(page)).toEqual([]);
  expect(console).toEqual([]);
});
