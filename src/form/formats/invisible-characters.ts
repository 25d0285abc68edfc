// Sets of characters that are not drawn, as ranges for a character class (Unicode 16, chapters 9.2 and 23.2 to 23.8).
const zeroWidth = '\\u200B\\u2060\\uFEFF'; // zero-width space, word joiner, byte order mark
const joiners = '\\u200C\\u200D';
const directionMarks = '\\u200E\\u200F';
const embeddings = '\\u202A-\\u202C';
const overrides = '\\u202D\\u202E';
const isolates = '\\u2066-\\u2069';
const mathOperators = '\\u2061-\\u2065'; // and one that is not assigned

/** Matches characters without width that copying adds. Joiners are not matched, since emoji and Persian need them. */
export const zeroWidthCharacters = setOf(zeroWidth);

/**
 * Matches these and the marks of direction that address books put around addresses and numbers. Overrides are not
 * matched.
 */
export const addressWrapping = setOf(zeroWidth, directionMarks, embeddings, isolates);

/** Matches every character that has no width or changes the direction of text. */
export const formatCharacters = setOf(
  zeroWidth,
  joiners,
  directionMarks,
  embeddings,
  overrides,
  isolates,
  mathOperators,
);

/** Matches characters that change the direction of all following text, and so make one name look like another. */
const directionChanges = setOf(embeddings, overrides, isolates);

/** Returns whether text holds a character that changes the direction of all following text. */
export function changesDirection(text: string): boolean {
  return text.search(directionChanges) >= 0;
}

/**
 * Returns whether text has a visible character. White space, a blank Braille cell and characters that are not drawn are
 * invisible.
 */
export function isVisible(text: string): boolean {
  return /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text);
}

// For `replace` and `search`, which begin at the start each time. `test` would continue where it stopped.
function setOf(...ranges: readonly string[]): RegExp {
  return new RegExp(`[${ranges.join('')}]`, 'g');
}
