import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

const load = () => import('./screen.tsx');

/** Where a host gets what puts an event type on a page, or what sends somebody to it; with and without a chosen one. */
export const embedScreens: readonly ScreenRow[] = [
  { path: '/embed', load, words },
  { path: '/embed/:eventType', load, words },
];
