import { computed, effect, signal } from '@preact/signals';
import type { Instant, LocalDate } from '../../time/index.ts';
import type { Habits } from './habits.ts';
import type { MonthOnShow } from './month-on-show.ts';

export type Choice = ReturnType<typeof createChoice>;

/** Which day and which time are chosen, and which day is the tab stop. */
export function createChoice({ openDates, byDate, shown, today, loaded }: MonthOnShow, { language }: Habits) {
  const pickedDate = signal<LocalDate>();
  const pickedStart = signal<Instant>();
  const pickedCursor = signal<LocalDate>();
  const announcement = signal('');
  /** Counts jumps to a day, for whoever moves the focus there. */
  const jumps = signal(0);

  const date = computed(() => {
    const isOpen = pickedDate.value !== undefined && openDates.value.includes(pickedDate.value);
    return isOpen ? pickedDate.value : openDates.value[0];
  });
  const times = computed(() => (date.value === undefined ? [] : (byDate.value.get(date.value) ?? [])));
  const chosen = computed(() => times.value.find(({ start }) => start === pickedStart.value));
  const cursor = computed(() => {
    const wished = pickedCursor.value ?? date.value ?? today.value;
    const { start, end } = shown.value;
    // The middle one of the three: dates sort as their strings do.
    return [start, wished, end].sort()[1] ?? wished;
  });

  effect(() => {
    const isGone = loaded.value.state === 'ready' && pickedStart.value !== undefined && chosen.value === undefined;
    if (!isGone) return;
    pickedStart.value = undefined;
    announcement.value = language.value.messages.timeGone;
  });

  return { pickedDate, pickedStart, pickedCursor, announcement, jumps, date, times, chosen, cursor };
}
