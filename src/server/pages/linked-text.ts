import { html } from 'hono/html';
import { linkPattern } from '../../contract/index.ts';
import type { Markup } from './write-page.ts';

/** Writes a text of a host's in which each https address is a link. Everything else in it stays text. */
export function writeLinkedText(text: string): Markup {
  return html`${text
    .split(linkPattern)
    .map((part, index) =>
      index % 2 === 0 ? part : html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>`,
    )}`;
}
