import { expect, hostJourney } from './host-journey.ts';
import { policies } from './pages/index.ts';

for (const host of policies) {
  hostJourney(`saves the calendar file under ${host.name}`, async ({ visit }) => {
    const { book, invitee } = await visit(host);
    await book();
    const saved = invitee.page.waitForEvent('download');
    await invitee.widget.getByRole('button', { name: /calendar file/i }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
  });
}
