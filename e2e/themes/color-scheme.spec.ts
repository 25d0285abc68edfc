import type { Page } from 'playwright/test';
import type { Invitee } from '../support/index.ts';
import { expect, journey, openThemed, styleOf } from './themed-page.ts';

type Change = {
  readonly name: string;
  readonly css: string;
  readonly change: (page: Page) => Promise<unknown>;
  readonly around?: (element: string) => string;
};

const run = (source: string) => (page: Page) => page.evaluate(source);
const inSection = (element: string) => `<section id="place">${element}</section><section id="other"></section>`;

/** Ways to turn the widget from light to dark: the color scheme of the page, the background behind it, and a token. */
const changes: readonly Change[] = [
  {
    name: 'a class of the page',
    css: 'html.night { color-scheme: dark }',
    change: run('document.documentElement.className = "night"'),
  },
  {
    name: 'a background of the page that changes in a transition',
    css: 'body { background: oklch(0.98 0.01 90); transition: background 300ms } .night body { background: oklch(0.2 0.02 250) }',
    change: run('document.documentElement.className = "night"'),
  },
  {
    name: 'a background of the page in Display P3',
    css: 'body { background: color(display-p3 0.97 0.97 0.98) } .night body { background: color(display-p3 0.1 0.1 0.12) }',
    change: run('document.documentElement.className = "night"'),
  },
  {
    name: 'a class of the section around the widget',
    css: '.night { background: #111; color: #eee }',
    around: inSection,
    change: run('place.className = "night"'),
  },
  {
    name: 'color-scheme in a rule',
    css: ':root { color-scheme: light }',
    change: run('document.styleSheets[0].cssRules[0].style.colorScheme = "dark"'),
  },
  {
    name: 'the color scheme of the device',
    css: ':root { color-scheme: light dark }',
    change: (page) => page.emulateMedia({ colorScheme: 'dark' }),
  },
  {
    name: 'the color scheme of the device where only a meta tag opts in',
    css: '</style><meta name="color-scheme" content="light dark"><style>',
    change: (page) => page.emulateMedia({ colorScheme: 'dark' }),
  },
  {
    name: 'a color-scheme meta tag added later',
    css: '',
    change: run(
      'document.head.append(Object.assign(document.createElement("meta"), { name: "color-scheme", content: "dark" }))',
    ),
  },
  {
    name: 'a custom property of the page in a rule',
    css: ':root { --paper: white } sched-booking { --sched-background: var(--paper) }',
    change: run('document.styleSheets[0].cssRules[0].style.setProperty("--paper", "hsl(220 40% 12%)")'),
  },
  {
    name: 'a custom property of the page in a style attribute',
    css: 'sched-booking { --sched-background: var(--paper, white) }',
    change: run('document.body.style.setProperty("--paper", "color-mix(in oklch, black, navy)")'),
  },
  {
    name: 'a style sheet added later',
    css: '',
    change: run(
      'document.head.append(Object.assign(document.createElement("style"), { textContent: "sched-booking { --sched-text: ivory }" }))',
    ),
  },
  {
    name: 'a move to another section',
    css: '#other { background: rgb(20 20 20); color: white }',
    around: inSection,
    change: run('other.append(document.querySelector("sched-booking"))'),
  },
];

for (const { name, css, change, around } of changes) {
  journey(`turns dark with ${name}`, async ({ page, server }) => {
    const invitee = await openThemed(page, server, { css, ...(around && { around }) });
    await invitee.day('2 December 2026').click();
    expect(await isDark(invitee)).toBe(false);
    await change(page);
    await expect.poll(() => isDark(invitee)).toBe(true);
    expect(lightness(await styleOf(invitee, '.day-title', 'color'))).toBeGreaterThan(200);
  });
}

journey('text on the accent follows a change of the accent', async ({ page, server }) => {
  const css = ':root { --brand: navy } sched-booking { --sched-primary: var(--brand) }';
  const invitee = await openThemed(page, server, { css });
  await invitee.day('2 December 2026').click();
  expect(await styleOf(invitee, '.day[data-selected]', 'color')).toBe('rgb(255, 255, 255)');
  await page.evaluate('document.styleSheets[0].cssRules[0].style.setProperty("--brand", "gold")');
  await expect.poll(() => styleOf(invitee, '.day[data-selected]', 'color')).toBe('rgb(16, 19, 26)');
});

async function isDark(invitee: Invitee): Promise<boolean> {
  return lightness(await styleOf(invitee, '.frame', 'background-color')) < 90;
}

function lightness(color: string): number {
  return Math.max(...(color.match(/\d+/g) ?? []).map(Number));
}
