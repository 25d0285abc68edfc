/**
 * Small parts that know nothing about booking: icons, notices, a segmented choice, lazy chunks, focus.
 *
 * Design: they receive words and values as props and hold none of their own.
 */
export { useAfterPaint } from './after-paint.ts';
export { isFocusFree, useCountdown, useFocusOnAppear, useOnline, useSlow } from './hooks.ts';
export { Icon, type IconName } from './icons.tsx';
export { type LazyWords, lazy } from './lazy.tsx';
export { Notice } from './notice.tsx';
export { Segmented } from './segmented.tsx';
export { inSlices } from './slices.ts';
export { useStages } from './stages.ts';
export { getSettledProps, useSettled } from './use-settled.ts';
