import type { LazyWords } from '../../../words/index.ts';
import { words as frameWords } from './words/index.ts';

/** Returns the words of a part, joined with the words of the frame so that both are loaded together. */
export function withFrame<Words>(words: LazyWords<Words>): LazyWords<Words> {
  return {
    async load(language) {
      await Promise.all([words.load(language), frameWords.load(language)]);
    },
    get current() {
      return words.current;
    },
  };
}
