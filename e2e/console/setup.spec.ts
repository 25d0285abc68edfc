import {
  expect,
  host,
  journey,
  makeDataDir,
  now,
  pageFaults,
  removeDataDir,
  startTestServer,
} from '../support/index.ts';

journey('creates the owner of a new server with the printed link', async ({ page }) => {
  const dataDir = await makeDataDir();
  const server = await startTestServer({ dataDir, now });
  try {
    await page.goto(`${server.address}/console/`);
    await expect(page.getByRole('heading', { name: 'This server is not set up yet' })).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    await page.goto(server.setupLink ?? '');
    await page.getByLabel('First name').fill(host.firstName);
    await page.getByLabel('Email address').fill(host.email);
    await page.getByLabel('Password').fill('password1234');
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('alert')).toContainText('See the marked fields');
    expect(await pageFaults(page)).toEqual([]);
    await page.getByLabel('Password').fill(host.password);
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(page.url()).not.toContain('#');
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
});
