import { readFile } from 'node:fs/promises';
import { consoleJourney, expect, host } from '../support/index.ts';

consoleJourney('downloads all data of the account as one file', async ({ page, hostServer: { address } }) => {
  // A separate session, with a recent proof of who the person is.
  await page.goto(`${address}/console/`);
  await page.getByLabel('Email address').fill(host.email);
  await page.getByLabel('Password').fill(host.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto(`${address}/console/settings/data`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^sched-booking-\d{4}-\d\d-\d\d\.jsonl$/);
  const lines = (await readFile(await download.path(), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { data: me } = await (await page.request.get(`${address}/console/api/v1/users/me`)).json();
  expect(lines.filter(({ table }) => table === 'users').map(({ row }) => row.id)).toEqual([me.id]);
  expect(lines.at(-1)).toEqual({ rows: lines.length - 2 });
});
