import type { BookingFormField } from '../contract/index.ts';
import { askedFields } from '../form/index.ts';

/**
 * Returns the fields that are asked, in order. Nobody can be met without a name and an address to write to: where the
 * form asks for neither, they are asked first.
 */
export function completeForm(fields: readonly BookingFormField[]): BookingFormField[] {
  const asked = askedFields(fields);
  const missing = [name, email].filter(({ identifier }) => asked.every((field) => field.identifier !== identifier));
  if (missing.length === 0) return asked;
  return [...missing, ...asked].map((field, position) => ({ ...field, position }));
}

const added = { placeholder: '', is_required: true, is_active: true, position: 0, options: [] };
// No server has such ids.
const name: BookingFormField = { ...added, id: -2, identifier: 'name', label: 'Name', type: 'text' };
const email: BookingFormField = { ...added, id: -1, identifier: 'email', label: 'E-mail', type: 'email' };
