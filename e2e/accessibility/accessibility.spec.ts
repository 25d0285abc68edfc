import { accessibilityFaults, expect, journey } from '../support/index.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  journey.describe(`in the ${colorScheme} theme`, () => {
    journey.use({ colorScheme });

    journey(`every step of a booking passes axe in the ${colorScheme} theme`, async ({ invitee }) => {
      await expect(invitee.day('24 November 2026')).toBeEnabled();
      expect(await accessibilityFaults(invitee.page)).toEqual([]);
      await invitee.day('2 December 2026').click();
      await invitee.time(colorScheme === 'dark' ? '10:00' : '11:00').click();
      expect(await accessibilityFaults(invitee.page)).toEqual([]);
      await invitee.next.click();
      await invitee.introduce('Ada', '');
      await invitee.confirm();
      expect(await accessibilityFaults(invitee.page)).toEqual([]);
      await invitee.introduce('Ada', 'ada@example.org');
      await invitee.confirm();
      await expect(invitee.heading('You are booked')).toBeVisible();
      expect(await accessibilityFaults(invitee.page)).toEqual([]);
    });
  });
}

journey.describe('on a narrow phone', () => {
  journey.use({ viewport: { width: 320, height: 640 } });

  journey('never makes the page scroll sideways on a narrow phone', async ({ invitee }) => {
    const overflow = () =>
      invitee.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await invitee.day('3 December 2026').click();
    expect(await overflow()).toBe(0);
    await invitee.time('10:00').click();
    await invitee.next.click();
    await expect(invitee.field('Name')).toBeVisible();
    expect(await overflow()).toBe(0);
  });
});
