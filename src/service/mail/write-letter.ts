import { type Letter, type LetterContent, subjectOf } from './content/index.ts';
import { renderHtml, renderText } from './html/index.ts';

/** Writes what a mail says, in its reader's language: a subject, a plain text and a page. */
export function writeLetter(content: LetterContent): Letter {
  return { subject: subjectOf(content), text: renderText(content), html: renderHtml(content) };
}
