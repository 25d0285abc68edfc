import { contrastFaults } from '../support/index.ts';
import { expect, journey, openThemed } from './themed-page.ts';

/** Colors that site owners set, in every CSS notation. Some are not readable unchanged. */
const wishes = [
  '--sched-primary: #ffe600',
  '--sched-primary: rebeccapurple; --sched-radius: 0',
  '--sched-primary: hsl(0 0% 48%)',
  '--sched-primary: oklch(0.9 0.3 140)',
  '--sched-primary: rgb(200 0 80 / 30%)',
  '--sched-primary: color-mix(in oklch, var(--brand), white 40%)',
  '--sched-primary: white',
  '--sched-primary: black',
  '--sched-primary: nothing',
  '--sched-background: #101c3a',
  '--sched-background: lab(95 2 12)',
  '--sched-background: #757575; --sched-primary: #777',
  '--sched-background: transparent',
  '--sched-text: white',
  '--sched-text: #222',
  '--sched-text: currentcolor; --sched-primary: currentcolor',
  '--sched-text: #999; --sched-muted: #ccc',
  '--sched-background: black; --sched-text: black; --sched-muted: black',
  '--sched-muted: #e0e0e0; --sched-border: red',
];

for (const colorScheme of ['light', 'dark'] as const) {
  journey.describe(`on a ${colorScheme} page`, () => {
    journey.use({ colorScheme });

    journey(`text stays readable with any token colors on a ${colorScheme} page`, async ({ page, server }) => {
      journey.slow();
      const css = ':root { color-scheme: light dark; --brand: teal } body { background: Canvas; color: CanvasText }';
      const invitee = await openThemed(page, server, { css });
      const faults: string[] = [];
      const look = async (step: string, tokenStyles: readonly string[]) => {
        for (const wish of tokenStyles) {
          await invitee.widget.evaluate((element, style) => element.setAttribute('style', style), wish);
          await page.waitForFunction('new Promise(requestAnimationFrame)');
          const currentFaults = await contrastFaults(page, 'sched-booking');
          faults.push(...currentFaults.map((fault) => `${wish}, ${step}: ${fault}`));
        }
      };
      await invitee.day('11 December 2026').click();
      await invitee.time('10:00').click();
      await look('picking', wishes);
      await invitee.next.click();
      await invitee.confirm();
      await expect(invitee.widget.locator('.error').first()).toBeVisible();
      // Each kind of surface again, with errors on it.
      await look(
        'form',
        wishes.filter((_, index) => index % 3 === 0),
      );
      expect(faults).toEqual([]);
    });
  });
}
