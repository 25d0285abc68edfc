/**
 * Secrets that the server makes and keeps, and the links it signs with them.
 *
 * The decision behind it: nobody has to invent a secret to start. One that is missing is made, and kept in a file which
 * its owner alone may read; of several processes that start together, all read the same one.
 */

export { calendarSecretsOf } from './calendar-secrets.ts';
export { readDkim } from './dkim-key.ts';
export { linkSecretsOf } from './link-secrets.ts';
export { manageLinks } from './manage-links.ts';
export { secretFromFile } from './secret-file.ts';
