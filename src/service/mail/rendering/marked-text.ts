import { html, raw } from 'hono/html';

/** The characters with which an email isolates text of another direction: LRI, FSI, PDI. */
const marks: Readonly<Record<string, string>> = { '\u2066': '<bdi dir="ltr">', '\u2068': '<bdi>', '\u2069': '</bdi>' };

/** Emails of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Escapes text for HTML. Isolated text becomes an element, because some mail programs ignore the characters. */
export function markedHtml(text: string) {
  return raw(String(html`${text}`).replace(/[\u2066\u2068\u2069]/g, (mark) => marks[mark] ?? ''));
}

/** Escapes a heading so that lines break around words with a hyphen, such as `rendez-vous`, and not within them. */
export function headingHtml(text: string) {
  const unbroken = (word: string) => `<span style="white-space:nowrap">${word}</span>`;
  return raw(String(html`${text}`).replace(/\S*\p{L}-\p{L}\S*/gu, unbroken));
}

/** Removes the characters if no text runs right to left: they would only disturb searching and copying. */
export function plainText(text: string, dir: 'ltr' | 'rtl'): string {
  if (dir === 'rtl') return text;
  return text.replace(/\u2068([^\u2069]*)\u2069/g, (apart, inside: string) =>
    rightToLeft.test(inside) ? apart : inside,
  );
}
