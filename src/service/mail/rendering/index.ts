/**
 * A letter as plain text and as a page.
 *
 * The decision behind it: both forms are rendered from the same parts, so that neither says more than the other. The page
 * is written for the oldest mail programs in use: tables, inline styles, no picture that it could not do without.
 */
export { plainText } from './marked-text.ts';
export { renderHtml } from './render-html.ts';
export { renderText } from './render-text.ts';
