import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** Why a start is not offered on a day. */
export const whyScreen: ScreenRow = { path: '/why/:eventType/:date', load: () => import('./screen.tsx'), words };
