/**
 * What the account keeps of its invitees.
 *
 * The decision behind it: nobody creates a contact, a booking does. Deleting one forgets the person and leaves their
 * events.
 */
export { deleteContact, getContact, listContacts, updateContact } from './contact.ts';
export { mergeContact } from './merge-contact.ts';
