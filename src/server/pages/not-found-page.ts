import type { Context } from 'hono';
import { html } from 'hono/html';
import { readLanguage } from './read-language.ts';
import { pageWords } from './words/index.ts';
import { paragraphs, writePage } from './write-page.ts';

/** Writes the page for an unknown address. Its visitors may have been on the way to a booking. */
export function writeNotFoundPage(context: Context): string {
  const language = readLanguage(context);
  const words = pageWords[language];
  const content = html`<div class="card">${paragraphs(words.checkAddress, words.openYourLink)}</div>`;
  return writePage({ language, title: words.notFound, content });
}

/** Returns whether a browser requests a page, as opposed to a program's request or one for a file. */
export function prefersHtml({ req }: Context): boolean {
  return /\btext\/html\b/i.test(req.header('accept') ?? '');
}
