import type { Invitee } from '../invitee.ts';
import { drawWidget } from './drawing.ts';
import { expect, hostJourney } from './host-journey.ts';
import { styles } from './pages/index.ts';
import { differencesOf } from './portrait.ts';

// Whatever the page says of every element, it is as wide as on the page that says nothing.
const wide = (element: string) =>
  `<div style="display: block !important; inline-size: 900px !important">${element}</div>`;

/** How each step is drawn on a page that says nothing. */
let plain: string[] | undefined;

for (const host of styles) {
  hostJourney(`looks and books as ever on a page with ${host.name}`, async ({ visit }) => {
    // One after the other: a page behind another is drawn when its browser likes.
    plain ??= await drawSteps((await visit({ name: 'nothing', around: wide })).invitee);
    const { invitee, book, changes } = await visit({ around: wide, ...host });
    expect(differencesOf(plain, await drawSteps(invitee))).toEqual([]);
    await invitee.button('Back').click();
    await book();
    expect(await changes()).toEqual([]);
  });
}

/** Draws the times and the form of a day nobody books. */
async function drawSteps(invitee: Invitee): Promise<string[]> {
  await invitee.day('2 December 2026').click();
  await invitee.time('09:00').click();
  await invitee.settle();
  const times = await invitee.widget.evaluate(drawWidget);
  await invitee.next.click();
  await expect(invitee.field('Name')).toBeVisible();
  await invitee.settle();
  return [...times, ...(await invitee.widget.evaluate(drawWidget))];
}
