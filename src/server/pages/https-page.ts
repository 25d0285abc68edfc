import type { Context } from 'hono';
import { html } from 'hono/html';
import { readLanguage } from './read-language.ts';
import { pageWords } from './words/index.ts';
import { paragraphs, writePage } from './write-page.ts';

/**
 * Explains why a page opened over plain HTTP from another device cannot book, and what to do. `local` works on the
 * server.
 */
export function writeHttpsPage(context: Context, local: string): string {
  const language = readLanguage(context);
  const words = pageWords[language];
  const content = html`<div class="card">${paragraphs(words.whyHttps)}
<ul>
<li>${words.onServer} <code dir="ltr">${local}</code></li>
<li>${words.onThisDevice} <code dir="ltr">TRUST_PROXY=1</code></li>
</ul></div>`;
  return writePage({ language, title: words.needsHttps, content });
}
