import { Buffer } from 'node:buffer';
import { consoleJourney, expect, pageFaults } from '../support/index.ts';

/** An SVG drawing, which the console turns into a picture. */
const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="#0f766e"/></svg>',
  ),
};

/** Noise in a transparent frame, which as a PNG exceeds the limit of the service. */
const noise = {
  name: 'noise.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><filter id="noise" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency="0.9"/></filter><rect x="10" y="10" width="460" height="140" filter="url(#noise)"/></svg>',
  ),
};

consoleJourney('shows the transparent parts of a long logo in white', async ({ openConsole }) => {
  const page = await openConsole('/settings/branding');
  await page.getByLabel('Your logo').setInputFiles(noise);
  const preview = page.locator('.brand-head img').first();
  await expect(preview).toHaveAttribute('src', /^data:image\/jpeg;/);
  const corner = await preview.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(1, 1, 1, 1).data ?? [])];
  });
  expect(corner.every((channel) => channel > 250)).toBe(true);
});

consoleJourney(
  'shows a business by its name, color and logo on its public pages',
  async ({ openConsole, context, hostServer }) => {
    const page = await openConsole('/settings/branding');
    await page.getByLabel('Business name').fill('Hopper & Advice');
    await page.getByLabel('Accent color').fill('#ffe600');
    await page.getByLabel('Your logo').setInputFiles(logo);
    await expect(page.getByText('Hopper & Advice')).toHaveCount(3);
    await page.getByLabel('Let search engines list your public pages').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
    expect(await pageFaults(page)).toEqual([]);

    const { username } = (await hostServer.request('GET', '/users/me')) as { username: string };
    const visitor = await context.newPage();
    const violations: string[] = [];
    visitor.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    const elsewhere: string[] = [];
    visitor.on('request', (request) => {
      if (!request.url().startsWith(hostServer.address) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await visitor.goto(`${hostServer.address}/${username}`);
    const head = visitor.getByRole('banner');
    await expect(head).toContainText('Hopper & Advice');
    await expect.poll(() => head.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80);
    await expect(visitor.locator('meta[name=robots]')).toHaveCount(0);
    expect(await pageFaults(visitor)).toEqual([]);
    await visitor.emulateMedia({ colorScheme: 'dark' });
    expect(await pageFaults(visitor)).toEqual([]);
    expect([violations, elsewhere]).toEqual([[], []]);
    await visitor.close();
  },
);
