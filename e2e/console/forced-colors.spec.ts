import { expect, consoleJourney as journey } from '../support/index.ts';

journey.use({ forcedColors: 'active' });

for (const [name, path, group] of [
  ['the view of the bookings', '/', '.tabs button'],
  ['the kind of a day off', '/availability', '.segmented button'],
  ['the times for an email', '/embed', '.times-of-day button'],
] as const) {
  journey(`sets off what is chosen for ${name} in forced colors`, async ({ openConsole }) => {
    const page = await openConsole(path);
    if (path === '/availability') await page.getByRole('button', { name: 'Add days off' }).click();
    await page.locator(`${group}[aria-pressed="true"]`).first().waitFor();
    // Heavier letters alone are hard to tell apart, and colors of the page are not shown.
    const looksOf = (isPressed: boolean) =>
      page.locator(`${group}[aria-pressed="${isPressed}"]`).evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, borderBlockEndWidth } = getComputedStyle(button);
          return `${backgroundColor} ${borderBlockEndWidth}`;
        }),
      );
    const [chosen] = await looksOf(true);
    const others = await looksOf(false);
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(chosen);
  });
}

journey('shows the switch of the browser alone in forced colors', async ({ openConsole }) => {
  const page = await openConsole('/availability');
  const day = page.getByRole('switch', { name: 'Monday' });
  expect(await day.evaluate((input) => getComputedStyle(input, '::before').content)).toBe('none');
});
