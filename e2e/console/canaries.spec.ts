import type { Page } from 'playwright/test';
import { consoleJourney, expect, type HostServer } from '../support/index.ts';

/** What strangers, colleagues and other calendars may write into any text. */
const canary = '<img src=x onerror="window.canary=1"><script>window.canary=1</script>';

type Named = { readonly id: number | string };

/** Puts the canary wherever somebody else's text is shown; returns the addresses of the screens that show it. */
async function plant(server: HostServer): Promise<string[]> {
  // As the interface says, in the order in which they are requested.
  const [eventType] = (await server.request('GET', '/event-types')) as [Named];
  const [schedule] = (await server.request('GET', '/availabilities')) as [Named];
  const start = '2026-11-26T10:00:00+01:00';
  const booking = (await server.request('POST', '/events', {
    event_type_id: eventType.id,
    start,
    timezone: 'Europe/Berlin',
    answers: { name: canary, email: 'canary@example.org' },
  })) as Named;
  await server.request('PUT', `/event-types/${eventType.id}`, { title: canary, description: canary });
  await server.request('PUT', `/events/${booking.id}`, { host_note: canary });
  await server.request('PUT', `/availabilities/${schedule.id}`, { name: canary });
  const { data: contacts } = (await server.request('GET', '/contacts')) as { data: Named[] };
  return [
    '/',
    `/bookings/${booking.id}`,
    '/event-types',
    `/event-types/${eventType.id}`,
    '/availability',
    '/contacts',
    `/contacts/${contacts[0]?.id}`,
    '/calendars',
    `/embed/${eventType.id}`,
  ];
}

/** What ran of the canary: nothing, on a page that writes texts as texts. */
function ran(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (window as { canary?: number }).canary);
}

consoleJourney(
  'shows what others wrote as text, no wider than a phone, on every screen',
  async ({ openConsole, page, hostServer }) => {
    const paths = await plant(hostServer);
    await page.setViewportSize({ width: 320, height: 640 });
    let shown = 0;
    for (const path of paths) {
      await openConsole(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await ran(page), path).toBeUndefined();
      expect(await page.locator('img[src="x"]').count(), path).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      const body = await page.locator('main').innerText();
      const inFields = await page
        .locator('input, textarea')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join(' '));
      if (`${body} ${inFields}`.includes('onerror=')) shown += 1;
    }
    // It is there to be seen: a screen that showed none of it would prove nothing.
    expect(shown).toBeGreaterThan(paths.length / 2);
  },
);
