import { isEveryPageWanted } from '../every-page.ts';
import { expect } from './host-journey.ts';
import { habits, places, policies, scripts, styles } from './pages/index.ts';
import { webKitJourney } from './webkit-journey.ts';

for (const host of [...scripts, ...policies, ...(isEveryPageWanted ? [...places, ...habits, ...styles] : [])]) {
  webKitJourney(`books in WebKit on a page with ${host.name}`, async ({ bookInWebKit }) => {
    expect(await bookInWebKit(host)).toEqual({ changes: [], heard: '', origins: '' });
  });
}
