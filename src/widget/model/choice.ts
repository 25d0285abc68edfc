import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Instant, type LocalDate, toLocalTime, utc } from '../../time/index.ts';
import type { Times } from '../queries/index.ts';
import type { Localization } from './localization.ts';
import type { Settings } from './settings.ts';
import type { VisibleMonth } from './visible-month.ts';

export type Choice = ReturnType<typeof createChoice>;

export type Lost = 'chosen' | 'preselected' | undefined;

/** Which day and which time are chosen, and which day is the tab stop. */
export function createChoice(
  settings: ReadonlySignal<Settings>,
  { month, localization }: { month: VisibleMonth; localization: Localization },
) {
  const { openDates, byDate, shown, today, loaded } = month;
  const { date: requestedDate, slot } = settings.peek();
  const pickedDate = signal(slot === undefined ? requestedDate : toLocalTime(slot, month.zone.peek()).date);
  const pickedStart = signal(slot);
  /** A time that was chosen, or asked for by the page, and is not free any more. */
  const lost = signal<Lost>();
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
    const wanted = pickedCursor.value ?? date.value ?? today.value;
    const { start, end } = shown.value;
    // The middle one of the three: dates sort as their strings do.
    return [start, wanted, end].sort()[1] ?? wanted;
  });

  effect(() => {
    const start = pickedStart.value;
    if (start === undefined || loaded.value.state !== 'ready' || !isMissing(start, loaded.value.data)) return;
    const { messages } = localization.language.value;
    lost.value = start === settings.peek().slot ? 'preselected' : 'chosen';
    pickedStart.value = undefined;
    announce(lost.value === 'chosen' ? messages.timeGone : messages.preselectedGone);
  });

  /** Tells those who do not see it; what they have just been told differs by a blank, or nothing would be heard of it. */
  function announce(text: string): void {
    announcement.value = text && text === announcement.peek() ? `${text}\u00a0` : text;
  }

  return { pickedDate, pickedStart, pickedCursor, announcement, announce, jumps, lost, date, times, chosen, cursor };
}

/** Returns whether a time is not among those that were asked for its day. */
function isMissing(start: Instant, { dates, times }: Times): boolean {
  const { date } = toLocalTime(start, utc);
  return date >= dates.start && date <= dates.end && times.every((time) => time.start !== start);
}
