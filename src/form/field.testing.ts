import type { BookingFormField } from '../contract/index.ts';

/** Makes an optional text field with the given differences. */
export function field(difference: Partial<BookingFormField> = {}): BookingFormField {
  return {
    id: 1,
    identifier: 'company',
    label: 'Company',
    type: 'text',
    placeholder: '',
    is_required: false,
    is_active: true,
    position: 0,
    options: [],
    ...difference,
  };
}
