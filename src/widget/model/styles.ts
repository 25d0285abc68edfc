import { computed } from '@preact/signals';
import { cityOf } from '../../zones/index.ts';
import type { Localization } from './localization.ts';
import type { VisibleMonth } from './visible-month.ts';

/**
 * Creates the data that days and times are drawn with, as one signal each: there are many days and times, and
 * subscribing each of them to several signals is slow.
 */
export function createStyles(month: VisibleMonth, { language, formats, hourCycle }: Localization) {
  return {
    dayStyle: computed(() => ({
      messages: language.value.messages,
      formats: formats.value,
      byDate: month.byDate.value,
      isLoading: month.loadedSlots.value.state === 'loading',
      today: month.today.value,
    })),
    clockStyle: computed(() => {
      const { messages } = language.value;
      const zone = month.zone.value;
      const city = messages.city(cityOf(zone));
      return { messages, zone, city, time: formats.value.time, cycle: hourCycle.value };
    }),
  };
}
