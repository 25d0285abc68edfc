import type { BookingFormField } from '../../contract/index.ts';
import type { Booking } from '../model/index.ts';
import { fieldsToAsk } from './answers/index.ts';
import { readMetadata, readPrefill } from './prefill/index.ts';

/** What a form reads from its page. */
export type PageInput = {
  /** Identifiers of the fields that can be prefilled. */
  readonly identifiers: readonly string[];
  /** Sentences about answers and metadata that do not fit. */
  readonly faults: readonly string[];
};

/** Reads the page in the same way as the form, for the debug panel. */
export function readPage(booking: Booking, loadedFields: readonly BookingFormField[]): PageInput {
  const { element, settings } = booking.context();
  const { prefill, metadata, forwardQueryParams } = settings.value;
  const fields = fieldsToAsk(loadedFields, booking.language.value);
  const faults: string[] = [];
  const sources = {
    element,
    query: forwardQueryParams ? new URLSearchParams(location.search) : undefined,
    warn: (expected: string) => void faults.push(expected),
  };
  readPrefill({ ...sources, property: prefill, fields });
  readMetadata({ ...sources, property: metadata });
  return { identifiers: fields.map(({ identifier }) => identifier), faults };
}
