import { contactFields } from '../../../form/index.ts';
import type { FieldContent } from '../../records/index.ts';

/** What the booking form of a new event type asks. */
export const newForm: readonly FieldContent[] = contactFields({ name: 'Your name', email: 'E-mail' });
