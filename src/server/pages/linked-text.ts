import { html } from 'hono/html';
import { linkPattern } from '../../contract/index.ts';
import type { Markup } from './write-page.ts';

/** Turns each https address in a text of a host into a link. Everything else stays text. */
export function writeLinkedText(text: string): Markup {
  return html`${text
    .split(linkPattern)
    .map((part, index) =>
      index % 2 === 0 ? part : html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>`,
    )}`;
}
