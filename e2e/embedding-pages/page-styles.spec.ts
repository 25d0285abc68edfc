import type { Invitee } from '../support/index.ts';
import { embeddingJourney, expect } from './embedding-journey.ts';
import { layoutSnapshot } from './layout-snapshot.ts';
import { differencesOf } from './page-snapshot.ts';
import { styles } from './pages/index.ts';

// Makes the element as wide as on a page without styles, whatever styles this page sets on all elements.
const wide = (element: string) =>
  `<div style="display: block !important; inline-size: 900px !important">${element}</div>`;

/** The layout of each step on a page without styles. */
let plain: string[] | undefined;

for (const embeddingPage of styles) {
  embeddingJourney(`looks and books the same on a page with ${embeddingPage.name}`, async ({ visit }) => {
    // One after the other, because browsers may delay drawing a page behind another.
    plain ??= await drawSteps((await visit({ name: 'nothing', around: wide })).invitee);
    const { invitee, book, changes } = await visit({ around: wide, ...embeddingPage });
    expect(differencesOf(plain, await drawSteps(invitee))).toEqual([]);
    await invitee.button('Back').click();
    await book();
    expect(await changes()).toEqual([]);
  });
}

/** Returns the layout of the times and the form of a day that no journey books. */
async function drawSteps(invitee: Invitee): Promise<string[]> {
  await invitee.day('2 December 2026').click();
  await invitee.time('09:00').click();
  await invitee.settle();
  const times = await invitee.widget.evaluate(layoutSnapshot);
  await invitee.next.click();
  await expect(invitee.field('Name')).toBeVisible();
  await invitee.settle();
  return [...times, ...(await invitee.widget.evaluate(layoutSnapshot))];
}
