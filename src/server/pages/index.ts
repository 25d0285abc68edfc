/**
 * Pages of this server for people: the one on which invitees manage a booking, and those that say why there is nothing
 * else to see.
 *
 * The decision behind it: they are written here rather than by the build, so that they speak the language of the request
 * even in a browser without JavaScript. They share their frame with the mailbox, and know nothing about any account.
 */
export { writeHttpsPage } from './https-page.ts';
export { writeManagePage } from './manage-page.ts';
export { prefersHtml, writeNotFoundPage } from './not-found-page.ts';
export { writePage } from './write-page.ts';
