import type { BookingFormField } from '../../contract/index.ts';
import { contactFields } from '../../form/index.ts';
import { starterWords } from './starter-words.ts';

/** Returns the booking form of a new event type, for a host who speaks this language (BCP 47). */
export function newForm(locale: string | null | undefined): readonly Omit<BookingFormField, 'id'>[] {
  const { name, email } = starterWords(locale);
  return contactFields({ name, email });
}
