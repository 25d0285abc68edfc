import { computed, signal } from '@preact/signals';
import { weekStartOf } from '../calendar/index.ts';
import { createFormats, type HourCycle, hourCycleOf, watchLanguage } from '../messages/index.ts';
import type { BookingParts } from './booking.ts';
import type { Offer } from './offer.ts';

export type Habits = ReturnType<typeof createHabits>;

const fallbackWeekStart = 1; // Monday, as ISO 8601 has it

/** The invitee's language and the customs that go with it. */
export function createHabits({ settings, loadWords, warn }: BookingParts, { eventType }: Offer) {
  const { language, isHeard } = watchLanguage({
    wished: () => settings.value.languages,
    own: () => settings.value.messages,
    load: loadWords,
    expected: warn,
  });
  const formats = computed(() => createFormats(language.value.tag));
  const pickedCycle = signal<HourCycle>();
  const hourCycle = computed(
    () => pickedCycle.value ?? settings.value.hourCycle ?? hourCycleOf(language.value.habitTag),
  );
  const weekStart = computed(() => {
    const ofHost = eventType.value.state === 'ready' ? eventType.value.data.host.start_of_week : undefined;
    return settings.value.weekStart ?? weekStartOf(language.value.habitTag) ?? ofHost ?? fallbackWeekStart;
  });
  return { language, isHeard, formats, pickedCycle, hourCycle, weekStart };
}
