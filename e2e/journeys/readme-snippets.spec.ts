import { readFile } from 'node:fs/promises';
import { expect, Invitee, journey } from '../support/index.ts';

const readme = await readFile('README.md', 'utf8');
const server = 'https://book.example.com';
const snippets = Array.from(readme.matchAll(/```html\n([\s\S]*?)```/g), ([, snippet = '']) => snippet);
const embedded = snippets.filter((snippet) => snippet.includes(`${server}/sched-booking.js`));

for (const [index, snippet] of embedded.entries()) {
  const opener = />(Book a call)<|button-label="(Book a call)"/.exec(snippet);
  const how = opener ? 'opens a popup' : 'shows a calendar';

  journey(
    `README’s snippet ${index + 1} of ${embedded.length} ${how} as it is written`,
    async ({ page, server: own }) => {
      const place = snippet.includes("getElementById('booking')") ? '<div id="booking"></div>' : '';
      const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A page</title><body>${place}
      ${snippet.replaceAll(server, own.address)}`;
      await page.route('**/snippet', (route) => route.fulfill({ contentType: 'text/html', body }));
      const invitee = new Invitee(page);
      await page.goto(`${own.address}/snippet`);
      await expect(page.locator('sched-booking:not([mode])').or(page.getByText('Book a call')).first()).toBeVisible();
      if (opener) await page.getByText('Book a call').click();
      await expect(invitee.widget.locator('[data-date="2026-12-02"]')).toBeVisible();
      expect(invitee.console).toEqual([]);
    },
  );
}

journey('README’s thank-you page shows the id of the booking', async ({ page, server: own }) => {
  const body = snippets.find((snippet) => snippet.includes('booking_id')) ?? '';
  await page.route('**/thanks?*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${own.address}/thanks?booking_id=0190a6a5`);
  await expect(page.getByText('Your booking 0190a6a5 is confirmed.')).toBeVisible();
});
