import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** Signing in, for a person who already has a password, a passkey or an email address here. */
export const signInScreen: ScreenRow = { path: '/sign-in', load: () => import('./screen.tsx'), words };
