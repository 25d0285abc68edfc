import { accessibilityFaults, apiKey, expect, journey, type TestServer } from '../support/index.ts';

/** Adds an event type that can be booked for 30 days, until Sunday 20 December. Returns its public id. */
async function addEventType(server: TestServer): Promise<string> {
  const response = await fetch(`${server.address}/v1/event-types`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ title: 'Soon or never', booking_window_days: 30, visibility: 'private' }),
  });
  return (await response.json()).data.public_id;
}

const surroundings = [
  { name: 'light mode', use: {}, month: 'February 2027' },
  { name: 'dark mode', use: { colorScheme: 'dark' as const }, month: 'February 2027' },
  { name: 'a narrow Arabic page', use: { viewport: { width: 320, height: 700 } }, locale: 'ar', month: 'فبراير 2027' },
];

for (const { name, use, locale = 'en-GB', month } of surroundings) {
  journey.describe(`on a page in ${name}`, () => {
    journey.use(use);

    journey(
      `leads from a month after the booking window to the last one before in ${name}`,
      async ({ invitee, server }) => {
        const attributes = { 'event-type': await addEventType(server), locale, month: '2027-02' };
        await invitee.widget.evaluate((element, values) => {
          for (const [attribute, value] of Object.entries(values)) element.setAttribute(attribute, value);
        }, attributes);
        await expect(invitee.heading(month)).toBeVisible();
        const notice = invitee.widget.locator('.notice');
        await expect(notice).toContainText(
          locale === 'ar' ? 'يمكن الحجز حتى' : 'You can book until Sunday 20 December 2026.',
        );
        await expect(notice).toContainText(
          locale === 'ar' ? 'تُتاح التواريخ اللاحقة' : 'Later dates open closer to the time.',
        );
        expect(await accessibilityFaults(invitee.page)).toEqual([]);
        await notice.getByRole('button').click();
        await expect(invitee.widget.locator('.day.open').first()).toBeVisible();
        await expect(invitee.widget.locator('[data-date="2026-12-18"]')).toHaveClass(/open/);
      },
    );
  });
}
