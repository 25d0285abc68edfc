/**
 * Why a time is not offered: a screen that explains a day, and the sentences that other screens say it with.
 *
 * The decision behind it: this door only passes on. Code in it would bring the sentences, which two screens share, into
 * what is loaded before any screen.
 */
export { instantOf, intervalOf, type Known } from './known.ts';
export { sentencesOf } from './sentence.ts';
export { useKnown } from './use-known.ts';
export { whyScreen } from './why-screen.ts';
export { words as whyWords } from './words/index.ts';
