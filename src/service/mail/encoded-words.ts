/**
 * Returns text that no mail program decodes when it stands in a header: an encoded word, `=?utf-8?B?…?=` (RFC 2047), is
 * read even where somebody has typed it, and could show another name than the one that was checked.
 */
export function withoutEncodedWords(text: string): string {
  return text.replaceAll('=?', '= ?');
}
