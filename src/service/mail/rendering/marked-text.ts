import { html, raw } from 'hono/html';

/** The characters by which a letter sets text apart from the direction around it: LRI, FSI, PDI. */
const marks: Readonly<Record<string, string>> = { '\u2066': '<bdi dir="ltr">', '\u2068': '<bdi>', '\u2069': '</bdi>' };

/** Letters of scripts that run from the right. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Escapes text for a page; what is set apart becomes an element, since mail programs ignore the characters at times. */
export function markedHtml(text: string) {
  return raw(String(html`${text}`).replace(/[\u2066\u2068\u2069]/g, (mark) => marks[mark] ?? ''));
}

/** Escapes a heading; lines break beside words with a hyphen, as `rendez-vous`, and not within. */
export function headingHtml(text: string) {
  const unbroken = (word: string) => `<span style="white-space:nowrap">${word}</span>`;
  return raw(String(html`${text}`).replace(/\S*\p{L}-\p{L}\S*/gu, unbroken));
}

/** Leaves the characters out where nothing runs the other way: they would only be in the way of searches and copies. */
export function plainText(text: string, dir: 'ltr' | 'rtl'): string {
  if (dir === 'rtl') return text;
  return text.replace(/\u2068([^\u2069]*)\u2069/g, (apart, inside: string) =>
    rightToLeft.test(inside) ? apart : inside,
  );
}
