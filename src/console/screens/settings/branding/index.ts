import type { ScreenRow } from '../../../routing/index.ts';
import { settingsParts, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** How the business shows itself on public pages and in mail. */
export const brandingScreen: ScreenRow = {
  path: settingsParts.branding.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
