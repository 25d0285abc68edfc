import { accessibilityFaults, expect, journey } from '../support/index.ts';

const environments = [
  { name: 'forced colors', use: { forcedColors: 'active' as const }, language: 'en' },
  { name: 'Arabic', use: { locale: 'ar-EG' }, language: 'ar' },
  { name: 'a dark page', use: { colorScheme: 'dark' as const }, language: 'en' },
];

for (const { name, use, language } of environments) {
  journey.describe(`in ${name}`, () => {
    journey.use(use);

    journey(`calendar passes axe in every layout and in the time zone list in ${name}`, async ({ invitee }) => {
      for (const layout of ['month', 'week', 'column']) {
        await invitee.widget.evaluate(
          (element, wished) => {
            for (const [attribute, value] of Object.entries(wished)) element.setAttribute(attribute, value);
          },
          { layout, locale: language, date: '2026-12-01' },
        );
        await invitee.widget.locator('.time').nth(1).click();
        expect(await accessibilityFaults(invitee.page)).toEqual([]);
      }
      await invitee.widget.locator('.zone-button').click();
      await invitee.widget.getByRole('combobox').fill('tokyo');
      await expect(invitee.widget.getByRole('option')).toHaveCount(1);
      expect(await accessibilityFaults(invitee.page)).toEqual([]);
    });
  });
}

journey.describe('in forced colors', () => {
  journey.use({ forcedColors: 'active' });

  journey('a disabled arrow is gray in forced colors', async ({ invitee }) => {
    const colorOf = (part: string) =>
      invitee.widget.locator(`[part="${part}"]`).evaluate((button) => getComputedStyle(button).color);
    await expect(invitee.widget.locator('[part="previous-month"]')).toHaveAttribute('aria-disabled', 'true');
    expect(await colorOf('previous-month')).not.toBe(await colorOf('next-month'));
  });
});

journey('swiping turns the month and leaves vertical scrolling to the page', async ({ invitee }) => {
  const month = invitee.widget.locator('.month');
  expect(await month.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y');
  for (const [type, clientX] of [
    ['pointerdown', 300],
    ['pointerup', 180],
  ] as const) {
    await month.dispatchEvent(type, { pointerType: 'touch', isPrimary: true, clientX, clientY: 300 });
  }
  await expect(invitee.heading('December 2026')).toBeVisible();
});

journey('headings stay in order without the event type details', async ({ invitee }) => {
  const attributes = { 'hide-event-type-details': '', style: '--sched-primary: #ffe600' };
  await invitee.widget.evaluate((element, wished) => {
    for (const [attribute, value] of Object.entries(wished)) element.setAttribute(attribute, value);
  }, attributes);
  await expect(invitee.widget.locator('.frame.without-details')).toBeVisible();
  expect(await accessibilityFaults(invitee.page)).toEqual([]);
});
