import { expect, hostJourney } from './host-journey.ts';
import { habits, places, policies, scripts } from './pages/index.ts';

for (const host of [...scripts, ...policies, ...places, ...habits]) {
  hostJourney(`books on a page with ${host.name}`, async ({ visit }) => {
    const { book, changes } = await visit(host);
    await book();
    expect(await changes()).toEqual([]);
  });
}

for (const host of policies) {
  hostJourney(`saves the calendar file under ${host.name}`, async ({ visit }) => {
    const { book, invitee } = await visit(host);
    await book();
    const saved = invitee.page.waitForEvent('download');
    await invitee.widget.getByRole('button', { name: /calendar file/i }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
  });
}
