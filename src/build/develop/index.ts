/**
 * The development server: every page from source at one address, with the API behind it.
 *
 * Design: a change of styles, words or components is applied to open pages, which keep their state. Any other change
 * reloads the page, or restarts the server.
 */
export { consoleFromSource } from './console-page.ts';
export { type Development, develop } from './develop.ts';
export { hotStylesAndWords } from './hot.ts';
export { pagesFromSource } from './pages.ts';
