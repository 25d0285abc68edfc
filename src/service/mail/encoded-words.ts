/**
 * Prevents mail programs from decoding text in a header. An encoded word, `=?utf-8?B?…?=` (RFC 2047), is decoded even
 * if a person typed it, and could show a different name from the one that was checked.
 */
export function withoutEncodedWords(text: string): string {
  return text.replaceAll('=?', '= ?');
}
