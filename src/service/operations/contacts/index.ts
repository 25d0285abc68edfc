/**
 * The contacts of an account: people who booked.
 *
 * Design: only a booking creates a contact. Deleting one forgets the person and leaves their events.
 */
export { deleteContact, getContact, listContacts, updateContact } from './contact.ts';
export { mergeContact } from './merge-contact.ts';
