import { html, raw } from 'hono/html';
import type { Branding } from '../../contract/index.ts';
import { directionOf, type LanguageCode } from '../../language/index.ts';
import { brandStyles } from './brand-styles.ts';

/** HTML in which all inserted text is escaped. */
export type Markup = ReturnType<typeof html>;

type Page = {
  readonly language: LanguageCode;
  readonly title: string;
  /** Content above the title. */
  readonly above?: Markup;
  /** Further elements of the head. */
  readonly meta?: Markup;
  /** Content below the title. */
  readonly content: Markup;
  /** Style sheets in addition to the ones of every page, by their paths. */
  readonly styles?: readonly string[];
  /** Scripts, by their paths. */
  readonly scripts?: readonly string[];
  /** The branding of the page. @default the branding of the product */
  readonly branding?: Branding | undefined;
  /** Whether search engines may list it. @default false */
  readonly isListed?: boolean;
};

const product = 'sched-booking';

/** Writes a page of this server: the business or the product, the title of the page and its content. */
export function writePage({
  language,
  title,
  above = raw(''),
  meta = raw(''),
  content,
  styles = [],
  scripts = [],
  branding,
  isListed = false,
}: Page): string {
  const ownStyles = branding ? brandStyles(branding) : '';
  return String(html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${
  isListed
    ? ''
    : html`<meta name="robots" content="noindex">
`
}<title>${title} · ${branding?.name || product}</title>
${meta}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${['/colors.css', '/pages.css', ...styles].map((path) => html`<link rel="stylesheet" href="${path}">`)}
${ownStyles === '' ? '' : html`<style>${raw(ownStyles)}</style>`}
${scripts.map((path) => html`<script type="module" src="${path}"></script>`)}
</head>
<body>
${headerOf(branding)}
<main>
${above}
<h1><bdi>${title}</bdi></h1>
${content}
</main>
</body>
</html>
`);
}

/** Names the business, by its logo, its name or both; the product if it has neither. */
function headerOf(branding: Branding | undefined): Markup {
  const { name = '', logo = null } = branding ?? {};
  if (name === '' && logo === null) {
    return html`<header><img src="/favicon.svg" alt="" width="22" height="22"> <span dir="ltr">${product}</span></header>`;
  }
  const picture = logo === null ? '' : html`<img class="logo" src="${logo}" alt="">`;
  return html`<header class="brand">${picture} <bdi>${name}</bdi></header>`;
}

/** Writes paragraphs, each of plain text. */
export function paragraphs(...texts: readonly (string | undefined)[]): Markup {
  return html`${texts.map((text) => (text === undefined ? raw('') : html`<p>${text}</p>`))}`;
}
