import { accessibilityFaults, expect, holdApp, journey, playScene } from '../support/index.ts';

/** The states that replace the times, and the English words of each. */
const states = [
  { name: 'a slow response', scene: 'slow', words: /This is taking longer than usual/ },
  { name: 'a rate limit', scene: 'busy', words: /Trying again in \d+ seconds/ },
  { name: 'an unreachable gateway', scene: 'down', words: /cannot be reached/ },
  { name: 'a calendar without times', scene: 'empty', words: /No times available right now/ },
  { name: 'an unknown event type', scene: 'unknown', words: /cannot be booked here/ },
] as const;

const surroundings = [
  { name: 'light mode', use: {} },
  { name: 'dark mode', use: { colorScheme: 'dark' as const } },
  { name: 'forced colors', use: { forcedColors: 'active' as const } },
  { name: '400 % zoom', use: { viewport: { width: 320, height: 256 } } },
];

for (const { name, use } of surroundings) {
  journey.describe(`on a page in ${name}`, () => {
    journey.use(use);
    for (const { name: state, words, scene } of states) {
      journey(`explains ${state} and passes axe in ${name}`, async ({ page, server }) => {
        await playScene(page, scene);
        await page.goto(server.address);
        await expect(page.locator('sched-booking').getByText(words).first()).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
      });
    }

    journey(`explains that the invitee is offline and passes axe in ${name}`, async ({ page, server, context }) => {
      await page.goto(server.address);
      const widget = page.locator('sched-booking');
      await widget.locator('.day.open').first().waitFor();
      await context.setOffline(true);
      await expect(widget.getByText('You are offline. These times may have changed.').first()).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
}

journey(
  'explains at once that you are offline, and shows the times when the connection is back',
  async ({ page, server, context }) => {
    await page.goto(server.address);
    const widget = page.locator('sched-booking');
    await widget.locator('.day.open').first().waitFor();
    await context.setOffline(true);
    for (const _ of [1, 2, 3]) await widget.getByRole('button', { name: 'Next month' }).click();
    await expect(widget.getByText('You are offline.').first()).toBeVisible();
    await expect(widget.getByText('The times will appear as soon as you are connected again.')).toBeVisible();
    await context.setOffline(false);
    await expect(widget.locator('.day.open').first()).toBeVisible();
  },
);

journey('keeps its height from the skeleton through every month', async ({ page, server }) => {
  await page.goto(server.address);
  const widget = page.locator('sched-booking');
  const height = async () => Math.round((await widget.boundingBox())?.height ?? 0);
  await widget.locator('.frame').waitFor();
  const atFirst = await height();
  await widget.locator('.day.open').first().waitFor();
  expect(await height()).toBe(atFirst);
  for (const month of ['December 2026', 'January 2027', 'February 2027']) {
    await widget.getByRole('button', { name: 'Next month' }).click();
    await expect(widget.getByRole('heading', { name: month })).toBeVisible();
    expect(await height()).toBe(atFirst);
  }
});

for (const width of [320, 390, 768]) {
  journey.describe(`in a window of ${width} px`, () => {
    journey.use({ viewport: { width, height: 844 } });

    journey(`keeps its height from the skeleton to the first times in ${width} px`, async ({ page, server }) => {
      const releases = new Map<string, () => void>();
      for (const part of ['chunks/screen-', '/slots']) {
        const hold = new Promise<void>((resolve) => releases.set(part, resolve));
        await page.route(
          (url) => url.pathname.includes(part),
          async (route) => {
            await hold;
            await route.continue();
          },
        );
      }
      await page.goto(server.address);
      const widget = page.locator('sched-booking');
      const heightOnce = async (selector: string) => {
        await widget.locator(selector).first().waitFor();
        return (await widget.boundingBox())?.height;
      };
      const atFirst = await heightOnce('[aria-busy="true"] .bone');
      releases.get('chunks/screen-')?.();
      expect(await heightOnce('.day.loading')).toBe(atFirst);
      releases.get('/slots')?.();
      expect(await heightOnce('.time')).toBe(atFirst);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  journey.describe(`on a ${colorScheme} page`, () => {
    journey.use({ colorScheme });

    journey(
      `keeps the blocks of the skeleton in place when the app loads on a ${colorScheme} page`,
      async ({ page, server }) => {
        const release = await holdApp(page);
        await playScene(page, 'slow');
        await page.goto(server.address);
        const block = page.locator('sched-booking').locator('.slots > .bone').first();
        const colorOf = () => block.evaluate((element) => getComputedStyle(element).backgroundColor);
        await block.waitFor();
        const before = await colorOf();
        release();
        await expect(page.locator('sched-booking').getByRole('grid')).toBeVisible();
        expect(await colorOf()).toBe(before);
      },
    );
  });
}

journey('prints the whole of a week, and the whole of a popup without the page behind', async ({ page, invitee }) => {
  await invitee.widget.evaluate((element) => element.setAttribute('layout', 'week'));
  await invitee.button('Next week').click();
  await expect(invitee.widget.locator('.time').nth(40)).toBeAttached();
  const isCut = (selector: string) =>
    invitee.widget.locator(selector).evaluate((element) => {
      const around = [...element.querySelectorAll('.time, [part=submit]')].map((inner) =>
        inner.getBoundingClientRect(),
      );
      return around.some(({ bottom }) => bottom > element.getBoundingClientRect().bottom);
    });
  await page.emulateMedia({ media: 'print' });
  expect(await isCut('.frame')).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await invitee.widget.evaluate((element) => {
    element.setAttribute('layout', 'month');
    element.setAttribute('mode', 'popup');
    (element as unknown as { open(): void }).open(); // ours
  });
  await expect(invitee.widget.locator('.popup .time').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 300 });
  expect(await isCut('.popup')).toBe(false);
  const backdrop = await invitee.widget
    .locator('.popup')
    .evaluate((popup) => getComputedStyle(popup, '::backdrop').backgroundColor);
  expect(backdrop).toBe('rgb(255, 255, 255)');
});

journey('prints every field of the form above its buttons', async ({ invitee, page }) => {
  await invitee.choose('16 December 2026', '15:00');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 300 });
  const field = await invitee.widget.getByRole('textbox', { name: /^Anything we should know/ }).boundingBox();
  const button = await invitee.button('Confirm booking').boundingBox();
  expect(button?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
});

journey.describe('with reduced motion', () => {
  journey.use({ contextOptions: { reducedMotion: 'reduce' } });

  journey('does not animate anything under reduced motion', async ({ invitee }) => {
    await invitee.day('24 November 2026').click();
    await invitee.button('Next month').click();
    const moving = await invitee.widget.evaluate(({ shadowRoot }) => shadowRoot?.getAnimations().length);
    expect(moving).toBe(0);
  });
});

journey('exposes a grid with names, states, counts and one tab stop', async ({ invitee }) => {
  await invitee.day('24 November 2026').click();
  await expect(invitee.widget.getByRole('grid')).toMatchAriaSnapshot(`
    - grid "November 2026":
      - row "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
      - rowgroup:
        - row /Monday 16 November 2026, no times .*Friday 20 November 2026, \\d+ times/
        - row /Tuesday 24 November 2026, \\d+ times/:
          - gridcell /Monday 23 November 2026, \\d+ times/:
            - button /Monday 23 November 2026, \\d+ times/
          - gridcell /Tuesday 24 November 2026, \\d+ times/ [selected]:
            - button /Tuesday 24 November 2026, \\d+ times/
  `);
  await expect(invitee.widget.getByRole('region', { name: 'Times' })).toMatchAriaSnapshot(`
    - region "Times":
      - heading "Tuesday 24 November" [level=3]
      - group "Clock":
        - button "12 h"
        - button "24 h" [pressed]
      - toolbar "Tuesday 24 November":
        - heading "Morning" [level=4]
        - list "Morning":
          - listitem:
            - button /\\d\\d:\\d\\d, Berlin time/
  `);
  await expect(invitee.widget.getByRole('status').last()).toHaveText(/^Tuesday 24\sNovember: \d+ times$/);
  await expect(invitee.widget.locator('[data-date][tabindex="0"]')).toHaveCount(1);
});
