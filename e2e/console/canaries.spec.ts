import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { consoleJourney, expect, type HostServer, startHostServer } from '../support/index.ts';

/**
 * Returns markup that strangers, colleagues and other calendars may write into a text. It names the place it was
 * written to.
 */
const canary = (where: string) => `<img src=x onerror="window.canary=1">${where}<script>window.canary=1</script>`;

/** A calendar with canaries in its name and its entries. Only the name is ever shown. */
const feedOfStranger = [
  'BEGIN:VCALENDAR',
  `X-WR-CALNAME:${canary('calendar')}`,
  'BEGIN:VEVENT',
  'UID:1',
  `SUMMARY:${canary('entry')}`,
  'DTSTART:20261127T090000Z',
  'DTEND:20261127T100000Z',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

/** A separate server, because canaries would appear in all other journeys that use it. */
const canaryJourney = consoleJourney.extend<object, { strangers: Server; hostServer: HostServer }>({
  strangers: [
    // Playwright wants the first argument to be a pattern.
    // biome-ignore lint/correctness/noEmptyPattern: nothing is needed from other fixtures
    async ({}, use) => {
      const server = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/calendar' }).end(feedOfStranger);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  hostServer: [
    async ({ strangers }, use) => {
      const server = await startHostServer({ settings: { CALENDAR_HOSTS: hostOf(strangers) } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

function hostOf(server: Server): string {
  return `127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has one
}

type WithId = { readonly id: number | string };

/** Puts a canary into every text that a host, a colleague, an invitee or a calendar can write. Returns the ids. */
async function plant({ request }: HostServer, feed: string) {
  // The API describes the responses.
  const make = async (method: string, path: string, body?: object) => (await request(method, path, body)) as WithId;
  const [eventType] = (await request('GET', '/event-types')) as [WithId];
  const [schedule] = (await request('GET', '/availabilities')) as [WithId];
  const field = { type: 'select', label: canary('label'), placeholder: canary('placeholder') };
  const options = [canary('option'), 'b'];
  await make('POST', `/event-types/${eventType.id}/booking-forms`, { ...field, identifier: 'topic', options });
  const place = { type: 'custom', value: canary('place'), is_public: true, is_personal: true };
  const texts = { title: canary('title'), description: canary('description'), location: place };
  await request('PUT', `/event-types/${eventType.id}`, texts);
  await request('PUT', `/availabilities/${schedule.id}`, { name: canary('schedule') });
  const book = (start: string, name: string) =>
    make('POST', '/events', {
      event_type_id: eventType.id,
      start,
      timezone: 'Europe/Berlin',
      answers: { name: canary(name), email: `${name}@example.org`, topic: canary('option') },
    });
  const booking = await book('2026-11-26T10:00:00+01:00', 'invitee');
  const canceled = await book('2026-11-26T11:00:00+01:00', 'canceled');
  await request('POST', `/events/${canceled.id}/cancel`, { reason: canary('reason') });
  await request('PUT', `/events/${booking.id}`, { host_note: canary('note') });
  await request('PUT', '/users/me', { first_name: canary('first'), last_name: canary('last'), about: canary('about') });
  await request('PUT', '/branding', { name: canary('business') });
  await request('POST', '/calendars', { kind: 'feed', url: feed });
  await request('POST', '/webhooks', { url: 'https://example.com/?<svg/onload=canary=1>', events: ['event.created'] });
  await request('POST', '/api-keys', { name: canary('key') });
  const invited = { email: 'colleague@example.com', first_name: canary('colleague'), role: 'member' };
  await request('POST', '/members', invited);
  const { data: contacts } = (await request('GET', '/contacts')) as { data: WithId[] };
  return { eventType: eventType.id, booking: booking.id, canceled: canceled.id, contact: contacts[0]?.id };
}

/** Returns the canaries that ran. There are none if the page shows texts as text. */
function ran(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (window as { canary?: number }).canary);
}

/** Reads all text of a page, including its fields and their descriptions. */
function readTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, option')];
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
    );
    return [document.body.textContent, document.title, ...fields.map(({ value }) => value), ...labels].join('\n');
  });
}

canaryJourney(
  'shows the markup of others as text, no wider than a phone, on every screen and in dialogs',
  async ({ openConsole, page, hostServer, strangers }) => {
    const ids = await plant(hostServer, `http://${hostOf(strangers)}/calendar.ics`);
    // Each screen, and the canaries it shows. Without canaries, a screen would prove nothing.
    const screens: readonly (readonly [path: string, shown: readonly string[]])[] = [
      ['/', ['invitee', 'title']],
      ['/?show=canceled', ['canceled', 'title']],
      ['/bookings/new', ['title']],
      [`/bookings/${ids.booking}`, ['invitee', 'title', 'place', 'label', 'option', 'note', 'first']],
      [`/bookings/${ids.canceled}`, ['canceled', 'reason']],
      ['/event-types', ['title']],
      [`/event-types/${ids.eventType}`, ['title', 'description', 'place', 'label', 'schedule', 'first']],
      ['/availability', ['schedule', 'title']],
      ['/calendars', []],
      [`/why/${ids.eventType}/2026-11-27`, ['title']],
      ['/contacts', ['invitee']],
      [`/contacts/${ids.contact}`, ['title']],
      ['/embed', []],
      [`/embed/${ids.eventType}`, []],
      ['/welcome', ['first']],
      ['/settings', ['first', 'last', 'about']],
      ['/settings/people', ['colleague', 'first']],
      ['/settings/branding', ['business']],
      ['/settings/keys', ['key']],
      ['/settings/webhooks', []],
      ['/settings/journal', ['first']],
    ];
    const missing: Record<string, readonly string[]> = {};
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, places] of screens) {
      await openConsole(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await ran(page), path).toBeUndefined();
      expect(await page.locator('img[src="x"], svg[onload]').count(), path).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      const texts = await readTexts(page);
      const absent = places.filter((where) => !texts.includes(`onerror="window.canary=1">${where}<`));
      if (absent.length > 0) missing[path] = absent;
      expect(texts, 'what a calendar’s entries say is not kept').not.toContain('>entry<');
    }
    expect(missing).toEqual({});
    await openConsole(`/bookings/${ids.booking}`);
    for (const [name, text] of [
      ['Cancel booking', '>invitee<'],
      // The colleague has not joined, so no one can be chosen.
      ['Reassign', 'no one else'],
      ['Reschedule', '>invitee<'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText(text);
      expect(await ran(page), name).toBeUndefined();
      await page.keyboard.press('Escape');
    }
  },
);
