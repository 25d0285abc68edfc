/** Letters and marks that are not drawn, such as U+3164. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** Alphabets with letters that look alike. */
const lookalikes = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Coptic'];

/** Scripts that are written together with Latin letters (UTS 39, 5.2, "highly restrictive"). */
const besideLatin = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];

/** Digits and punctuation, and marks on any letter. */
const ofAll = ['Common', 'Inherited'];

const alphabets = lookalikes.map((name) => {
  const allowedNames = [name, ...ofAll, ...(name === 'Latin' ? besideLatin : [])];
  return { letter: new RegExp(classOf([name]), 'u'), alone: new RegExp(`^${classOf(allowedNames)}*$`, 'u') };
});

function classOf(scripts: readonly string[]): string {
  return `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`;
}

/** Why a username could pass for another one. */
export type Lookalike = 'invisible' | 'other_form' | 'mixed_alphabets';

/** Returns why a username could pass for another one, such as a Cyrillic `е` among Latin letters; undefined if not. */
export function findLookalike(username: string): Lookalike | undefined {
  if (invisible.test(username)) return 'invisible';
  // An accent that is a character of its own, or fullwidth letters.
  if (username !== username.normalize('NFKC')) return 'other_form';
  const isMixed = alphabets.some(({ letter, alone }) => letter.test(username) && !alone.test(username));
  return isMixed ? 'mixed_alphabets' : undefined;
}
