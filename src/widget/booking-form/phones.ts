import { computed, signal } from '@preact/signals';
import { formatCharacters } from '../../form/index.ts';
import { zoneOfBrowser } from '../calendar/index.ts';
import type { Booking } from '../model/index.ts';
import { delay } from './delay.ts';
import type { PhoneReading } from './phone-numbers.ts';

const timeoutMillis = 4000;

export type Phones = ReturnType<typeof createPhones>;

/** Knows phone numbers as soon as their chunk is here; the form does not wait for it. */
export function createPhones(booking: Booking) {
  const chunk = signal<typeof import('./phone-numbers.ts') | undefined>();
  const country = computed(() =>
    chunk.value?.countryOf({ zone: zoneOfBrowser(), tag: booking.language.value.regionalTag }),
  );
  let loading: Promise<void> | undefined;

  function load(): Promise<void> {
    loading ??= import('./phone-numbers.ts').then(
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
    /** Resolves when numbers can be read, or will not be for a while. */
    settled: () => Promise.race([load(), delay(timeoutMillis, booking.context().abortSignal)]),
    isHere: computed(() => chunk.value !== undefined),
    /** Reads a number; undefined while nobody can. */
    read(text: string): PhoneReading | undefined {
      // Address books copy marks of direction along.
      return chunk.value?.readPhone(text.replace(formatCharacters, ''), country.value);
    },
  };
}
