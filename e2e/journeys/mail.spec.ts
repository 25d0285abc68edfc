// biome-ignore lint/correctness/noPrivateImports: a language that is added there is laid out here too
import { languages } from '../../src/language/index.ts';
import { apiKey, expect, journey, offeredOn, pageFaults, type TestServer } from '../support/index.ts';

const narrowPhone = { width: 320, height: 640 };

journey('shows the email about a booking to the operator', async ({ invitee, page, server }) => {
  await invitee.choose('9 December 2026', '11:00');
  await invitee.introduce('Ada', 'ada.reads@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  await page.goto(`${server.address}/mail`);
  const toAda = page.getByRole('row', { name: 'ada.reads@example.org' }).getByRole('link');
  await expect(async () => {
    await page.reload();
    await expect(toAda).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await pageFaults(page)).toEqual([]);
  await toAda.click();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Your booking is confirmed.' })).toBeVisible();
  await expect(page.getByText('BEGIN:VCALENDAR')).toBeVisible();
});

journey('emails in every language fit a narrow phone', async ({ page, server }) => {
  for (const locale of languages) await book(server, locale);
  await page.setViewportSize(narrowPhone);
  await page.goto(`${server.address}/mail`);
  const inEachLanguage = page.getByRole('row', { name: /lang-\w+@example\.org/ }).getByRole('link');
  await expect(async () => {
    await page.reload();
    await expect(inEachLanguage).toHaveCount(languages.length, { timeout: 500 });
  }).toPass();
  const paths = await inEachLanguage.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  // The current page has a policy that would block the styles.
  await page.goto('about:blank');
  for (const path of paths) {
    await page.setContent(await (await fetch(`${server.address}${path}/page`)).text());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowPhone.width);
  }
});

/** Books the first free time of a day, in a language. */
async function book(server: TestServer, locale: string): Promise<void> {
  // A day on which no other journey books. It has just enough times for all languages.
  const [start] = await offeredOn(server, '2026-12-29');
  const answers = { name: 'A'.repeat(60), email: `lang-${locale}@example.org` };
  const booked = await fetch(`${server.address}/v1/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ event_type_id: 42, start, timezone: 'America/Argentina/Buenos_Aires', locale, answers }),
  });
  expect(booked.status).toBe(201);
}
