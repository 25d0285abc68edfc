import { html, raw } from 'hono/html';
import { directionOf, type LanguageCode } from '../../language/index.ts';

/** Text of HTML in which all that was put in is escaped. */
export type Markup = ReturnType<typeof html>;

type Page = {
  readonly language: LanguageCode;
  readonly title: string;
  /** What goes above the title. */
  readonly above?: Markup;
  /** What the head says besides. */
  readonly meta?: Markup;
  /** What goes below the title. */
  readonly content: Markup;
  /** Style sheets beside those of every page, by their paths. */
  readonly styles?: readonly string[];
  /** Scripts, by their paths. */
  readonly scripts?: readonly string[];
};

/** Writes a page of this server: the name of the product, the title of the page and its content. */
export function writePage({
  language,
  title,
  above = raw(''),
  meta = raw(''),
  content,
  styles = [],
  scripts = [],
}: Page): string {
  return String(html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · sched-booking</title>
${meta}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${['/colors.css', '/pages.css', ...styles].map((path) => html`<link rel="stylesheet" href="${path}">`)}
${scripts.map((path) => html`<script type="module" src="${path}"></script>`)}
</head>
<body>
<header><img src="/favicon.svg" alt="" width="22" height="22"> <span dir="ltr">sched-booking</span></header>
<main>
${above}
<h1><bdi>${title}</bdi></h1>
${content}
</main>
</body>
</html>
`);
}

/** Writes paragraphs, each of plain text. */
export function paragraphs(...texts: readonly (string | undefined)[]): Markup {
  return html`${texts.map((text) => (text === undefined ? raw('') : html`<p>${text}</p>`))}`;
}
