// Sets of characters that are not drawn, as ranges for a character class (Unicode 16, chapters 9.2 and 23.2 to 23.8).
const zeroWidth = '\\u200B\\u2060\\uFEFF'; // zero-width space, word joiner, byte order mark
const joiners = '\\u200C\\u200D';
const directionMarks = '\\u200E\\u200F';
const embeddings = '\\u202A-\\u202C';
const overrides = '\\u202D\\u202E';
const isolates = '\\u2066-\\u2069';
const mathOperators = '\\u2061-\\u2065'; // and one that is not assigned

/** Matches characters without width that copying brings along. Joiners stay, since emoji and Persian need them. */
export const zeroWidthCharacters = setOf(zeroWidth);

/** Matches those and the marks of direction that address books wrap around addresses and numbers. Overrides stay. */
export const addressWrapping = setOf(zeroWidth, directionMarks, embeddings, isolates);

/** Matches whatever has no width or turns the direction of text. */
export const formatCharacters = setOf(
  zeroWidth,
  joiners,
  directionMarks,
  embeddings,
  overrides,
  isolates,
  mathOperators,
);

/** Matches what turns the direction of all that follows, and so makes one name look like another. */
const directionChanges = setOf(embeddings, overrides, isolates);

/** Returns whether text holds a character that turns the direction of all that follows. */
export function changesDirection(text: string): boolean {
  return text.search(directionChanges) >= 0;
}

/** Returns whether any of text can be seen: white space, a blank Braille cell and characters that are not drawn cannot. */
export function isVisible(text: string): boolean {
  return /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text);
}

// For `replace` and `search`, which begin at the start each time; `test` would go on where it stopped.
function setOf(...ranges: readonly string[]): RegExp {
  return new RegExp(`[${ranges.join('')}]`, 'g');
}
