/**
 * Secrets that the server creates and stores, and the links it signs with them.
 *
 * Design: an operator does not have to invent a secret to start the server. A missing one is created, and stored in a
 * file that only its owner may read. If several processes start together, all use the same one.
 */

export { calendarSecretsOf } from './calendar-secrets.ts';
export { findDemonstrationKeyFile, saveDemonstrationKey } from './demonstration-key-file.ts';
export { readDkim } from './dkim-key.ts';
export { linkSecretsOf } from './link-secrets.ts';
export { manageLinks } from './manage-links.ts';
export { secretFromFile } from './secret-file.ts';
