/**
 * What runs while developing: every page from its sources at one address, the API behind it.
 *
 * The decision behind it: a change of styles, words or components comes to the pages that are open, and they keep what
 * the developer has chosen in them. What cannot be replaced that way reloads the page, or starts the server again.
 */
export { consoleFromSource } from './console-page.ts';
export { type Development, develop } from './develop.ts';
export { hotStylesAndWords } from './hot.ts';
export { pagesFromSource } from './pages.ts';
