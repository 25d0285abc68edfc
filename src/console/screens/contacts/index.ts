import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** Everyone who has booked. */
export const contactsScreen: ScreenRow = { path: '/contacts', load: () => import('./screen.tsx'), words };
