import type { BookingFormField } from '../contract/index.ts';

/** Makes a form field that differs from an optional text field only in what the test is about. */
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
