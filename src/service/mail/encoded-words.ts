/**
 * Prevents mail programs from decoding text in a header. An encoded word, `=?utf-8?B?…?=` (RFC 2047), is decoded even
 * if somebody typed it, and could show another name than the one that was checked.
 */
export function withoutEncodedWords(text: string): string {
  return text.replaceAll('=?', '= ?');
}
