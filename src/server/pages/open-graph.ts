import { html } from 'hono/html';
import type { LanguageCode } from '../../language/index.ts';
import type { Markup } from './write-page.ts';

type PageSummary = {
  readonly title: string;
  /** Empty for none. */
  readonly description: string;
  /** The address of the page, for previews of its link. */
  readonly url: string;
  /** Whose page it is. */
  readonly siteName: string;
  /** An https address, or empty. */
  readonly image: string;
  readonly language: LanguageCode;
};

const longestDescription = 200;

/** Writes what a link to a page looks like where it is shared (Open Graph protocol). */
export function writeOpenGraph({ title, description, url, siteName, image, language }: PageSummary): Markup {
  const entries = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:url', url],
    ['og:site_name', siteName],
    ['og:locale', language],
    ...(description === '' ? [] : [['og:description', shorten(description, language)]]),
    ...(image === '' ? [] : [['og:image', image]]),
  ];
  return html`${entries.map(
    ([property, text]) => html`<meta property="${property}" content="${text}">
`,
  )}<meta name="twitter:card" content="summary">
`;
}

/**
 * Puts a description on one line, and ends a long one after a whole word, with an ellipsis. Not every script separates
 * words by spaces.
 */
function shorten(description: string, language: LanguageCode): string {
  const line = description.replace(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  const next = new Intl.Segmenter(language, { granularity: 'word' }).segment(line).containing(longestDescription);
  return `${line
    .slice(0, next?.index || longestDescription)
    .toWellFormed()
    .trimEnd()}…`;
}
