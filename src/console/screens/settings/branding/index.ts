import type { ScreenRow } from '../../../routing/index.ts';
import { settingsPages, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** The name, color and logo of the business on public pages and in emails. */
export const brandingScreen: ScreenRow = {
  path: settingsPages.branding.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
