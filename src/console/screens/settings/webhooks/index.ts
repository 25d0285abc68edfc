import { deliveryWords } from '../../../deliveries/index.ts';
import type { ScreenRow } from '../../../routing/index.ts';
import { wordsTogether } from '../../../words/index.ts';
import { settingsPages, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** Which programs receive messages about bookings, and whether they arrived. */
export const webhooksScreen: ScreenRow = {
  path: settingsPages.webhooks.path,
  load: () => import('./screen.tsx'),
  words: withFrame(wordsTogether(words, deliveryWords)),
};
