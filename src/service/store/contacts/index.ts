/**
 * Contacts: the people who booked, each known by one or several addresses.
 *
 * Design: every address ever used for a booking is a row of one table with one unique index. A contact that was merged
 * into another is such a row and nothing more, so two concurrent requests cannot create two contacts with one address.
 */
export { createContacts } from './contacts.ts';
export { createErasures } from './erase-inactive.ts';
