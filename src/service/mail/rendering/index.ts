/**
 * An email as plain text and as an HTML page.
 *
 * Design: both forms are rendered from the same parts, so that they say the same. The page is written for the oldest
 * mail programs in use: tables, inline styles, and no required picture.
 */
export { plainText } from './marked-text.ts';
export { renderHtml } from './render-html.ts';
export { renderText } from './render-text.ts';
