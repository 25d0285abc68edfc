import { contactFields } from '../../form/index.ts';

/** The booking form of a new event type. */
export const newForm = contactFields({ name: 'Your name', email: 'Email' });
