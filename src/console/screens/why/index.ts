/**
 * Why a time is not offered: a screen that explains a day, and the sentences for other screens.
 *
 * Design: this index only re-exports. If it held code, the sentences, which two screens share, would be loaded before
 * any screen.
 */
export { type ExplanationContext, intervalOf } from './explanation-context.ts';
export { sentencesOf } from './sentence.ts';
export { useExplanationContext } from './use-explanation-context.ts';
export { whyScreen } from './why-screen.ts';
export { words as whyWords } from './words/index.ts';
