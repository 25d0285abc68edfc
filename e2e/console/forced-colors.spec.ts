import { expect, consoleJourney as journey } from '../support/index.ts';

journey.use({ forcedColors: 'active' });

for (const [name, path, group] of [
  ['the view of the bookings', '/', '.tabs button'],
  ['the kind of a day off', '/availability', '.segmented button'],
  ['the times for an email', '/embed', '.times-of-day button'],
] as const) {
  journey(`distinguishes the selected choice of ${name} in forced colors`, async ({ openConsole }) => {
    const page = await openConsole(path);
    if (path === '/availability') await page.getByRole('button', { name: 'Add days off' }).click();
    await page.locator(`${group}[aria-pressed="true"]`).first().waitFor();
    // A bolder font alone is hard to notice, and the colors of the page are not shown.
    const looksOf = (isPressed: boolean) =>
      page.locator(`${group}[aria-pressed="${isPressed}"]`).evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, borderBlockEndWidth } = getComputedStyle(button);
          return `${backgroundColor} ${borderBlockEndWidth}`;
        }),
      );
    const [selectedLook] = await looksOf(true);
    const others = await looksOf(false);
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(selectedLook);
  });
}

journey('shows only the browser’s own switch in forced colors', async ({ openConsole }) => {
  const page = await openConsole('/availability');
  const day = page.getByRole('switch', { name: 'Monday' });
  expect(await day.evaluate((input) => getComputedStyle(input, '::before').content)).toBe('none');
});

for (const [name, path, links] of [
  ['the current page', '/', '.navigation li a'],
  ['the current page of the settings', '/settings', '.settings-navigation a'],
  ['the schedule on screen', '/availability', '.schedule-links a'],
] as const) {
  journey(`highlights ${name} in forced colors`, async ({ hostServer, openConsole }) => {
    if (path === '/availability') {
      await hostServer.request('POST', '/availabilities', { name: 'Evenings', timezone: 'Europe/Berlin', hours: {} });
    }
    const page = await openConsole(path);
    await page.locator(`${links}[aria-current]`).first().waitFor();
    const backgroundsOf = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
    const [current] = await backgroundsOf(`${links}[aria-current]`);
    // A link without a background shows the page's background.
    const others = [...(await backgroundsOf('body')), ...(await backgroundsOf(`${links}:not([aria-current])`))];
    expect(others.length).toBeGreaterThan(1);
    expect(others).not.toContain(current);
  });
}

journey('highlights available days and today in forced colors', async ({ openConsole }) => {
  const page = await openConsole('/availability');
  await page.locator('.month-day.open').first().waitFor();
  const bordersOf = (days: string) =>
    page.locator(days).evaluateAll((cells) =>
      cells.map((day) => {
        const { borderTopColor, borderTopStyle } = getComputedStyle(day);
        return `${borderTopColor} ${borderTopStyle}`;
      }),
    );
  const closed = new Set(await bordersOf('.month-day:not(.open, [aria-current])'));
  const [open] = await bordersOf('.month-day.open:not(.past, [aria-current])');
  const [today] = await bordersOf('.month-day[aria-current]');
  expect(new Set([...closed, open, today]).size).toBe(closed.size + 2);
});
