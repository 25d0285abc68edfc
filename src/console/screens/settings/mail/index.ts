import { deliveryWords } from '../../../deliveries/index.ts';
import type { ScreenRow } from '../../../routing/index.ts';
import { settingsPages, withFrame } from '../frame/index.ts';

/** Whether emails go out, and which did not arrive. */
export const mailScreen: ScreenRow = {
  path: settingsPages.mail.path,
  load: () => import('./screen.tsx'),
  words: withFrame(deliveryWords),
};
