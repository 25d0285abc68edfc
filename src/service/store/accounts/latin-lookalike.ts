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

/** A dot above a letter that has one anyway is not drawn a second time (Unicode 23.2, soft-dotted). */
const undrawnDots = /(?<=[ijіј])\u0307/g;

/** Returns the text of Latin letters that a text looks like, in lower case. */
export function latinLookalikeOf(text: string): string {
  const letters = text.toLowerCase().replace(undrawnDots, '');
  return [...letters].map((letter) => latinOf.get(letter) ?? letter).join('');
}
