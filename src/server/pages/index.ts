/**
 * Pages of this server for people: the one where invitees manage a booking, and those that explain why there is nothing
 * to see.
 *
 * Design: they are written here rather than by the build, so that they use the language of the request even without
 * JavaScript. They share a layout with the mail catcher, and do not depend on any account.
 */
export { brandStyles } from './brand-styles.ts';
export { writeHttpsPage } from './https-page.ts';
export { writeEventTypePage, writeHostPage } from './link-page.ts';
export { writeManagePage } from './manage-page.ts';
export { prefersHtml, writeNotFoundPage } from './not-found-page.ts';
export { writePage } from './write-page.ts';
