/**
 * A mail as plain text and as a page.
 *
 * The decision behind it: both forms are written from the same content, so that neither says more than the other.
 */
export { renderHtml, renderText } from './render-mail.ts';
