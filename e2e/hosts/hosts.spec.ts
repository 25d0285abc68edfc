import { expect, hostJourney } from './host-journey.ts';
import { habits, places, policies, scripts } from './pages/index.ts';

for (const host of [...scripts, ...policies, ...places, ...habits]) {
  hostJourney(`books on a page with ${host.name}`, async ({ visit }) => {
    const { book, changes } = await visit(host);
    await book();
    expect(await changes()).toEqual([]);
  });
}
