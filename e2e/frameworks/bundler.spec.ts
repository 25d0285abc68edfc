import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { expect, journey } from '../support/index.ts';
import { install, packed, uninstall } from './install-package.ts';

const run = promisify(execFile);

const classicPage = `<!doctype html><html lang="en"><sched-booking event-type="42" debug></sched-booking>
  <script src="main.js"></script></html>`;

journey('books on a page bundled from the package', async ({ page, server, invitee }) => {
  const folder = await install();
  try {
    await writeFile(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en"><sched-booking event-type="42" api-base="${server.address}/embed/v1"></sched-booking>
       <script type="module" src="/main.js"></script></html>`,
    );
    await writeFile(
      join(folder, 'main.js'),
      `import { SchedBooking } from 'sched-booking'; window.made = SchedBooking.name;`,
    );
    await build({ root: folder, base: './', configFile: false, logLevel: 'error' });
    const address = `${server.address}/packaged/`;
    await page.route(`${address}**`, async (route) => {
      const path = route.request().url().slice(address.length);
      await route.fulfill({ path: join(folder, 'dist', path || 'index.html') });
    });
    await page.goto(address);
    await invitee.choose('16 December 2026', '10:00');
    await invitee.introduce('Pat', 'pat@example.org');
    await invitee.confirm();
    await expect(invitee.heading('You are booked')).toBeVisible();
    // The class can be imported without a page.
    const { stdout } = await run(
      process.execPath,
      ['-e', `import('sched-booking').then(({ SchedBooking }) => console.log(typeof SchedBooking))`],
      { cwd: folder },
    );
    expect(stdout.trim()).toBe('function');
  } finally {
    await uninstall(folder);
  }
});

journey(
  'classic script bundled from the package uses the server of its page by default',
  async ({ page, server, invitee }) => {
    const folder = await install();
    try {
      await writeFile(join(folder, 'main.js'), `import 'sched-booking';`);
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: {
          rolldownOptions: { input: join(folder, 'main.js'), output: { format: 'iife', entryFileNames: 'main.js' } },
        },
      });
      const address = `${server.address}/classic/`;
      await page.route(`${address}**`, async (route) => {
        if (route.request().url().endsWith('.js')) await route.fulfill({ path: join(folder, 'dist/main.js') });
        else await route.fulfill({ contentType: 'text/html', body: classicPage });
      });
      await page.goto(address);
      await expect(invitee.day('16 December 2026')).toBeVisible();
      await expect(
        page.getByText(`needs script-src ${server.address} and connect-src ${server.address}`),
      ).toBeVisible();
    } finally {
      await uninstall(folder);
    }
  },
);

journey('package has no imports with addresses unknown to bundlers', async () => {
  const folder = join(packed, 'package/.build/package');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(files.length).toBeGreaterThan(20);
  expect(texts.flatMap((text) => text.match(/import\(`[^`]*\$\{[^`]*`\)/g) ?? [])).toEqual([]);
});
