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

/** Returns the only block of a language that contains a text. */
function block(language: 'css' | 'js', text: string): string {
  const blocks = Array.from(readme.matchAll(/```(\w+)\n([\s\S]*?)```/g));
  const [match, ...others] = blocks.filter(([, name, code]) => name === language && code?.includes(text));
  if (!match?.[2] || others.length > 0) throw new Error(`README has ${others.length} more blocks with ${text}.`);
  return match[2];
}

journey('README’s style, texts, answers and listener apply as they are written', async ({ page, server: own }) => {
  const scripts = ['messages = ', 'prefill = ', 'sched:booking-successful'].map((text) => block('js', text));
  const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A page</title>
    <style>${block('css', '--sched-primary')}</style><body>
    <script type="module" src="${own.address}/sched-booking.js"></script>
    <sched-booking event-type="42" timezone="Europe/Berlin"></sched-booking><script>${scripts.join('\n')}</script>`;
  await page.route('**/snippet', (route) => route.fulfill({ contentType: 'text/html', body }));
  const invitee = new Invitee(page);
  await page.goto(`${own.address}/snippet`);
  await invitee.day('21 December 2026').click();
  await expect(invitee.time('10:00')).toHaveCSS('border-color', 'rgb(211, 191, 164)');
  await invitee.time('10:00').click();
  await invitee.next.click();
  // All required answers are known, so the form only asks for confirmation.
  await expect(invitee.heading('Please check your answers')).toBeVisible();
  await expect(invitee.widget.getByText('ada@example.org')).toBeVisible();
  await invitee.button('Book now').click();
  await expect(invitee.heading('See you soon')).toBeVisible();
  expect(invitee.console).toEqual([expect.stringMatching(/^Booked: .+ at 2026-12-21T09:00:00/)]);
});
