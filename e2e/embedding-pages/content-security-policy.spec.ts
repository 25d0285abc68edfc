import { embeddingJourney, expect } from './embedding-journey.ts';
import { policies } from './pages/index.ts';

for (const embeddingPage of policies) {
  embeddingJourney(`saves the calendar file under ${embeddingPage.name}`, async ({ visit }) => {
    const { book, invitee } = await visit(embeddingPage);
    await book();
    const download = invitee.page.waitForEvent('download');
    await invitee.widget.getByRole('button', { name: /calendar file/i }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  });
}
