import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { weekStartOf } from '../calendar/index.ts';
import { createFormats, type HourCycle, hourCycleOf, pickLanguage } from '../messages/index.ts';
import type { Offer } from './offer.ts';
import type { Settings } from './settings.ts';

export type Habits = ReturnType<typeof createHabits>;

const fallbackWeekStart = 1; // Monday, as ISO 8601 has it

/** The invitee's language and the customs that go with it. */
export function createHabits(settings: ReadonlySignal<Settings>, { eventType }: Offer) {
  const language = computed(() => pickLanguage(settings.value.languages, navigator.languages));
  const formats = computed(() => createFormats(language.value.tag));
  const pickedCycle = signal<HourCycle>();
  const hourCycle = computed(() => pickedCycle.value ?? hourCycleOf(language.value.habitTag));
  const weekStart = computed(() => {
    const ofHost = eventType.value.state === 'ready' ? eventType.value.data.host.start_of_week : undefined;
    return weekStartOf(language.value.habitTag) ?? ofHost ?? fallbackWeekStart;
  });
  return { language, formats, pickedCycle, hourCycle, weekStart };
}
