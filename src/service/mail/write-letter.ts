import {
  type CalendarLetter,
  type ComposedLetter,
  composeCalendarLetter,
  composeLetter,
  composeLinkLetter,
  composeNoticeLetter,
  composeRefusalLetter,
  type Letter,
  type LetterContent,
  type LinkLetter,
  type NoticeLetter,
  type RefusalLetter,
} from './content/index.ts';
import { withoutEncodedWords } from './encoded-words.ts';
import { plainText, renderHtml, renderText } from './rendering/index.ts';

/** Writes an email in the language of its reader: a subject, a plain text and a page. */
export function writeLetter(content: LetterContent): Letter {
  return render(composeLetter(content));
}

/** Writes an email with one link. */
export function writeLinkLetter(content: LinkLetter): Letter {
  return render(composeLinkLetter(content));
}

/** Writes an email about a calendar that cannot be read. */
export function writeCalendarLetter(content: CalendarLetter): Letter {
  return render(composeCalendarLetter(content));
}

/** Writes an email that tells a host what has happened. */
export function writeNoticeLetter(content: NoticeLetter): Letter {
  return render(composeNoticeLetter(content));
}

/** Writes an email about an address that refuses mail. */
export function writeRefusalLetter(content: RefusalLetter): Letter {
  return render(composeRefusalLetter(content));
}

function render(letter: ComposedLetter): Letter {
  const subject = withoutEncodedWords(plainText(letter.subject, letter.dir));
  return { subject, text: renderText(letter), html: renderHtml(letter) };
}
