import { languages as allLanguages } from '../../language/index.ts';
import type { Messages } from './en.ts';
import { english } from './english.testing.ts';
import { loadWords } from './languages/index.ts';

/** The languages that have words, except English. */
export const languages = allLanguages.filter((language) => language !== 'en');

/** Keys of words that count something, are about minutes, or name a limit. */
export const countKeys = ['times', 'zonesFound', 'tryingAgainIn', 'emailAdded', 'faultsFound'];
const limits = ['faults.too_long', 'faults.too_many', 'faults.too_many_guests'];
const measureKeys = ['duration', 'shortDuration', 'hostAhead', 'hostBehind', ...limits];

/** Texts to insert into sentences, in letters that none of these languages uses. */
const insertions = ['ЖЖЖ', 'ЩЩЩ', 'ЮЮЮ'];

/** Loads the words of a language tag, with or without a region. */
export async function wordsOf(tag: string): Promise<Messages> {
  return (await loadWords(tag.slice(0, 2)))(tag);
}

/** Returns every word by its path. Insertions and `count` fill in the sentences. */
export function spell(messages: Messages, count = 5): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [path, word] of leaves(messages))
    texts.set(path, typeof word === 'function' ? say(path, word, count) : word);
  texts.set('faults.required of text', messages.faults.required('ЖЖЖ', false));
  return texts;
}

/** Returns the pieces of the English words that are long enough to be recognized. */
export function englishPieces(): string[] {
  const pieces = [...spell(english).values()].flatMap((text) => text.split(/[ЖЩЮ]{3}|\d+/));
  return [...new Set(pieces.map((piece) => piece.replace(/^\P{L}+|\P{L}+$/gu, '')))].filter(({ length }) => length > 3);
}

type Word = string | ((...insertions: unknown[]) => string);

function leaves(group: object, path = ''): [string, Word][] {
  return Object.entries(group).flatMap(([key, word]): [string, Word][] =>
    typeof word === 'object' ? leaves(word, `${path}${key}.`) : [[path + key, word]],
  );
}

function say(path: string, word: (...insertions: unknown[]) => string, count: number): string {
  return [...countKeys, ...measureKeys].includes(path) ? word(count) : word(...insertions);
}
