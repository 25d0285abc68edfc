import {
  type CalendarEmail,
  type ComposedEmail,
  composeBookingEmail,
  composeCalendarEmail,
  composeLinkEmail,
  composeNoticeEmail,
  composeRefusalEmail,
  type EmailContent,
  type LinkEmail,
  type NoticeEmail,
  type RefusalEmail,
  type RenderedEmail,
} from './content/index.ts';
import { withoutEncodedWords } from './encoded-words.ts';
import { plainText, renderHtml, renderText } from './rendering/index.ts';

/** Writes an email in the language of its recipient: a subject, a plain text and a page. */
export function writeBookingEmail(content: EmailContent): RenderedEmail {
  return render(composeBookingEmail(content));
}

/** Writes an email with one link. */
export function writeLinkEmail(content: LinkEmail): RenderedEmail {
  return render(composeLinkEmail(content));
}

/** Writes an email about a calendar that cannot be read. */
export function writeCalendarEmail(content: CalendarEmail): RenderedEmail {
  return render(composeCalendarEmail(content));
}

/** Writes an email that tells a host what has happened. */
export function writeNoticeEmail(content: NoticeEmail): RenderedEmail {
  return render(composeNoticeEmail(content));
}

/** Writes an email about an address that refuses mail. */
export function writeRefusalEmail(content: RefusalEmail): RenderedEmail {
  return render(composeRefusalEmail(content));
}

function render(email: ComposedEmail): RenderedEmail {
  const subject = withoutEncodedWords(plainText(email.subject, email.dir));
  return { subject, text: renderText(email), html: renderHtml(email) };
}
