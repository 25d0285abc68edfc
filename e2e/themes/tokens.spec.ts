import type { Locator } from 'playwright/test';
import { expect, journey, openPopup, openThemed, type Step, styleOf, walk } from './themed-page.ts';

const css = `body { background: #eee } sched-booking {
  --sched-primary: rgb(122 31 162); --sched-on-primary: rgb(255 253 231); --sched-background: rgb(255 248 225);
  --sched-text: rgb(27 43 27); --sched-muted: rgb(74 74 42); --sched-border: rgb(192 160 96); --sched-radius: 3px;
  --sched-font: Georgia, serif }`;

/** The element and the style in which each token is visible at every step. */
const everywhere = [
  ['--sched-background', '.frame', 'background-color', 'rgb(255, 248, 225)'],
  ['--sched-text', '.frame', 'color', 'rgb(27, 43, 27)'],
  ['--sched-muted', '.details .facts', 'color', 'rgb(74, 74, 42)'],
  ['--sched-border', '.frame', 'border-block-end-color', 'rgb(192, 160, 96)'],
  ['--sched-radius', '.frame', 'border-start-start-radius', '3px'],
  ['--sched-font', '.pane, .calendar', 'font-family', 'Georgia, serif'],
] as const;

/** An element filled with the accent. If a step has none, a link in that color is checked. */
const accentSelectors: Record<Step, string | undefined> = {
  month: '.day[data-selected]',
  week: '.split .primary',
  column: '.split .primary',
  form: '.actions .primary',
  done: undefined,
  moving: '.actions .primary',
  canceling: '.actions .primary',
};

for (const mode of ['inline', 'popup'] as const) {
  journey(`every token shows at every step (mode ${mode})`, async ({ page, server }) => {
    const invitee = await openThemed(page, server, { css, attributes: `mode="${mode}"` });
    if (mode === 'popup') await openPopup(page);
    await walk(invitee, mode === 'popup' ? '15:00' : '15:30', async (step) => {
      for (const [token, selector, property, expected] of everywhere) {
        expect(await styleOf(invitee, selector, property), `${token} at ${step}`).toBe(expected);
      }
      const place = accentSelectors[step];
      await page.mouse.move(0, 0);
      if (place) {
        expect(await styleOf(invitee, place, 'background-color'), step).toBe('rgb(122, 31, 162)');
        expect(await styleOf(invitee, place, 'color'), step).toBe('rgb(255, 253, 231)');
      } else expect(await styleOf(invitee, '.facts .link', 'color'), step).toBe('rgb(122, 31, 162)');
    });
  });
}

journey('tokens style the floating button', async ({ page, server }) => {
  const invitee = await openThemed(page, server, { css, attributes: 'mode="button"' });
  await expect(invitee.button('Book a meeting')).toBeVisible();
  expect(await styleOf(invitee, '.launcher', 'font-family')).toBe('Georgia, serif');
  expect(await styleOf(invitee, '.launcher', 'border-start-start-radius')).toBe('3px');
  expect(await styleOf(invitee, '.launcher', 'color')).toBe('rgb(255, 253, 231)');
  expect((await launcherOf(invitee.widget)).background).toEqual([122, 31, 162]);
});

const accents = [
  'gold',
  '#7a7a7a',
  'oklch(0.62 0.2 30)',
  'rgb(0 0 90 / 40%)',
  'hsl(0 0% 100%)',
  '#767676',
  'bluish',
  'black',
];

journey('label of the floating button is readable on any accent', async ({ page, server }) => {
  const invitee = await openThemed(page, server, { attributes: 'mode="button"' });
  await expect(invitee.button('Book a meeting')).toBeVisible();
  for (const accent of accents) {
    await invitee.widget.evaluate((element, value) => element.style.setProperty('--sched-primary', value), accent);
    expect((await launcherOf(invitee.widget)).contrast, accent).toBeGreaterThanOrEqual(4.5);
  }
});

journey('invalid tokens are ignored', async ({ page, server }) => {
  const wrong =
    'sched-booking { --sched-primary: bluish; --sched-background: 3px; --sched-text: "red"; --sched-font: 7 }';
  const invitee = await openThemed(page, server, { css: `body { font: 40px fantasy } ${wrong}` });
  await invitee.day('2 December 2026').click();
  await page.mouse.move(0, 0);
  expect(await styleOf(invitee, '.day[data-selected]', 'background-color')).toBe('rgb(36, 86, 230)');
  expect(await styleOf(invitee, '.frame', 'background-color')).toBe('rgb(255, 255, 255)');
  expect(await styleOf(invitee, '.frame', 'color')).toBe('rgb(22, 24, 29)');
  expect(await styleOf(invitee, '.frame', 'font-size')).toBe('15px');
});

/** Returns the background of a floating button, and the contrast of its text. */
function launcherOf(widget: Locator): Promise<{ background: number[]; contrast: number }> {
  return widget.locator('.launcher').evaluate((launcher) => {
    const { backgroundImage, color } = getComputedStyle(launcher);
    const background = channels(/^linear-gradient\((.*), \1\)$/.exec(backgroundImage)?.[1] ?? '#2456e6');
    const [a, b] = [luminance(background), luminance(channels(color))];
    return { background, contrast: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) };

    function channels(color: string): number[] {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return [];
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    }

    function luminance(rgb: readonly number[]): number {
      const [red = 0, green = 0, blue = 0] = rgb.map((channel) =>
        channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
  });
}
