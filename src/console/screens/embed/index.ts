import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

const load = () => import('./screen.tsx');

/** The link, the embed code and the times of an event type, to copy. The path may name the event type. */
export const embedScreens: readonly ScreenRow[] = [
  { path: '/embed', load, words },
  { path: '/embed/:eventType', load, words },
];
