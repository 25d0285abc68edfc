import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** Where somebody signs in who has been here before. */
export const signInScreen: ScreenRow = { path: '/sign-in', load: () => import('./screen.tsx'), words };
