import { composeLetter, type Letter, type LetterContent } from './content/index.ts';
import { plainText, renderHtml, renderText } from './rendering/index.ts';

/** Writes what a mail says, in its reader's language: a subject, a plain text and a page. */
export function writeLetter(content: LetterContent): Letter {
  const letter = composeLetter(content);
  return { subject: plainText(letter.subject, letter.dir), text: renderText(letter), html: renderHtml(letter) };
}
