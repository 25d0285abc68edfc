import type { LazyWords } from '../../../words/index.ts';
import { words as frameWords } from './words/index.ts';

/** Returns the words of a part, which are fetched together with those around it. */
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
