/** A letter with marks behind it, or a Korean syllable in parts. */
const inParts = /\p{L}[\p{M}\u1161-\u11ff]+/gu;

/**
 * Writes each letter and its marks as one character where there is one, so that a name is found however it was typed
 * (Unicode Annex 15, NFC). Other characters stay: NFC alone would replace variants of ideographs that a person's name
 * is written with.
 */
export function composeMarks(text: string): string {
  return text.replace(inParts, (letter) => letter.normalize('NFC'));
}
