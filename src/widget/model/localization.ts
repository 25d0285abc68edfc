import { computed, signal } from '@preact/signals';
import { createFormats, type HourCycle, hourCycleOf } from '../../language/index.ts';
import { weekStartOf } from '../calendar/index.ts';
import { watchLanguage } from '../messages/index.ts';
import type { Bookable } from './bookable.ts';
import type { BookingContext } from './booking-context.ts';

export type Localization = ReturnType<typeof createLocalization>;

const fallbackWeekStart = 1; // Monday, as in ISO 8601

/** The invitee's language and regional preferences: the formats, the clock, the start of the week. */
export function createLocalization({ settings, loadWords, warn }: BookingContext, { eventType }: Bookable) {
  const { language, isLanguageReady } = watchLanguage({
    requestedTags: () => settings.value.languages,
    own: () => settings.value.messages,
    load: loadWords,
    warn,
  });
  const formats = computed(() => createFormats(language.value.tag));
  const selectedHourCycle = signal<HourCycle>();
  const hourCycle = computed(
    () => selectedHourCycle.value ?? settings.value.hourCycle ?? hourCycleOf(language.value.regionalTag),
  );
  const weekStart = computed(() => {
    const ofHost = eventType.value.state === 'ready' ? eventType.value.data.host.start_of_week : undefined;
    return settings.value.weekStart ?? weekStartOf(language.value.regionalTag) ?? ofHost ?? fallbackWeekStart;
  });
  return { language, isLanguageReady, formats, selectedHourCycle, hourCycle, weekStart };
}
