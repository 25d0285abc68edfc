import type { BookingFormField } from '../../contract/index.ts';
import { contactFields, contactLabels } from '../../form/index.ts';
import { languageWithWords } from '../../language/index.ts';

/** Returns the booking form of a new event type, for a host who speaks this language (BCP 47). */
export function newForm(locale: string | null | undefined): readonly Omit<BookingFormField, 'id'>[] {
  return contactFields(contactLabels[languageWithWords(locale)]);
}
