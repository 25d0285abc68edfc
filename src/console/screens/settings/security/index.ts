import type { ScreenRow } from '../../../routing/index.ts';
import { settingsPages, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** Password, passkeys and signed-in devices. */
export const securityScreen: ScreenRow = {
  path: settingsPages.security.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
