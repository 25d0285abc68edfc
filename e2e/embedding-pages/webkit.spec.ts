import { isEveryPageWanted } from '../support/index.ts';
import { expect } from './embedding-journey.ts';
import { behavior, placements, policies, scripts, styles } from './pages/index.ts';
import { webKitJourney } from './webkit-journey.ts';

for (const embeddingPage of [
  ...scripts,
  ...policies,
  ...(isEveryPageWanted ? [...placements, ...behavior, ...styles] : []),
]) {
  webKitJourney(`books in WebKit on a page with ${embeddingPage.name}`, async ({ bookInWebKit }) => {
    expect(await bookInWebKit(embeddingPage)).toEqual({ changes: [], recorded: '', origins: '' });
  });
}
