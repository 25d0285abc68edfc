/** Alphabets whose letters look like those of each other. */
const lookalikes = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Coptic'];

/** Scripts that are written together with Latin letters (UTS 39, 5.2, "highly restrictive"). */
const besideLatin = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];

/** Digits and punctuation, and marks on any letter. */
const ofAll = ['Common', 'Inherited'];

const alphabets = lookalikes.map((name) => {
  const allowed = [name, ...ofAll, ...(name === 'Latin' ? besideLatin : [])];
  return { letter: new RegExp(classOf([name]), 'u'), alone: new RegExp(`^${classOf(allowed)}*$`, 'u') };
});

function classOf(scripts: readonly string[]): string {
  return `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`;
}

/** Returns whether a text mixes letters of alphabets that look alike, such as a Cyrillic `е` among Latin letters. */
export function mixesAlphabets(text: string): boolean {
  return alphabets.some(({ letter, alone }) => letter.test(text) && !alone.test(text));
}

/** Small Cyrillic and Greek letters, and the Latin letters that they look like (UTS 39, confusables). */
const latinOf = new Map(
  [
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'уy',
    'хx',
    'іi',
    'јj',
    'ѕs',
    'һh',
    'ԁd',
    'ԛq',
    'ԝw',
    'ӏl',
    'οo',
    'νv',
    'ιi',
    'αa',
    'ρp',
    'υu',
    'κk',
  ].map(([letter = '', latin = '']) => [letter, latin]),
);

/** Returns the text of Latin letters that a text looks like, in lower case. */
export function latinLookalikeOf(text: string): string {
  return [...text.toLowerCase()].map((letter) => latinOf.get(letter) ?? letter).join('');
}
