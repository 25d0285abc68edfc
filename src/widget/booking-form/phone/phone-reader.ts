import { computed, signal } from '@preact/signals';
import { formatCharacters } from '../../../form/index.ts';
import { browserZone } from '../../../zones/index.ts';
import type { Booking } from '../../model/index.ts';
import { delay } from '../delay.ts';
import type { ParsedPhone } from './parse-phone.ts';

const timeoutMillis = 4000;

export type PhoneReader = ReturnType<typeof createPhoneReader>;

/** Creates the parser of phone numbers, which works once its chunk is loaded. The form does not wait for it. */
export function createPhoneReader(booking: Booking) {
  const chunk = signal<typeof import('./parse-phone.ts') | undefined>();
  const selectedCountry = signal<string>();
  const country = computed(
    () =>
      selectedCountry.value ?? chunk.value?.countryOf({ zone: browserZone(), tag: booking.language.value.regionalTag }),
  );
  const countries = computed(() => chunk.value?.listCountries(booking.language.value.tag) ?? []);
  let loading: Promise<void> | undefined;

  function load(): Promise<void> {
    loading ??= import('./parse-phone.ts').then(
      (module) => {
        chunk.value = module;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  }

  return {
    load,
    /** The country whose numbers need no prefix; undefined until the chunk is loaded. */
    country,
    countries,
    /** Selects a country. Returns the entered text as a number of that country. */
    selectCountry(next: string, text: string): string {
      selectedCountry.value = next;
      return chunk.value?.moveToCountry(text, next) ?? text;
    },
    /** Resolves when numbers can be parsed, or after a timeout. */
    settled: () => Promise.race([load(), delay(timeoutMillis, booking.context().abortSignal)]),
    isHere: computed(() => chunk.value !== undefined),
    /** Parses a number. Returns undefined until the chunk is loaded. */
    read(text: string): ParsedPhone | undefined {
      // Copying from address books adds marks of direction.
      return chunk.value?.parsePhone(text.replace(formatCharacters, ''), country.value);
    },
  };
}
