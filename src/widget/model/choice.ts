import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { dateInUtc, type Instant, type LocalDate, toLocalTime } from '../../time/index.ts';
import type { LoadedSlots } from '../queries/index.ts';
import type { Localization } from './localization.ts';
import type { Settings } from './settings.ts';
import type { VisibleMonth } from './visible-month.ts';

export type Choice = ReturnType<typeof createChoice>;

export type Loss = 'chosen' | 'preselected' | undefined;

type Models = {
  readonly month: VisibleMonth;
  readonly localization: Localization;
  /** Returns whether no booking has been submitted. */
  readonly isIdle: () => boolean;
};

/** Which day and which time are selected, and which day is the tab stop. */
export function createChoice(settings: ReadonlySignal<Settings>, { month, localization, isIdle }: Models) {
  const { openDates, byDate, visibleDates, today, loadedSlots } = month;
  const { date: requestedDate, slot } = settings.peek();
  const selectedDate = signal(slot === undefined ? requestedDate : toLocalTime(slot, month.zone.peek()).date);
  /** The day that the page requested, or that was jumped to. On a phone a list begins with it. */
  const targetDate = signal(selectedDate.peek());
  const selectedSlot = signal(slot);
  /** A time that the invitee or the page selected, and that is no longer free. */
  const loss = signal<Loss>();
  const selectedCursor = signal<LocalDate>();
  const announcement = signal('');
  /** Counts moves to a day, by a key or a jump, so that the focus can follow. */
  const jumps = signal(0);

  const date = computed(() => {
    const isOpen = selectedDate.value !== undefined && openDates.value.includes(selectedDate.value);
    return isOpen ? selectedDate.value : openDates.value[0];
  });
  const slots = computed(() => (date.value === undefined ? [] : (byDate.value.get(date.value) ?? [])));
  const chosenSlot = computed(() => slots.value.find(({ start }) => start === selectedSlot.value));
  const cursor = computed(() => {
    const target = selectedCursor.value ?? date.value ?? today.value;
    const { start, end } = visibleDates.value;
    // The middle one of the three, because dates sort as their strings do.
    return [start, target, end].sort()[1] ?? target;
  });

  effect(() => {
    const start = selectedSlot.value;
    // While a booking is sent, it may be what takes the time.
    if (start === undefined || !isIdle() || loadedSlots.value.state !== 'ready') return;
    if (!isMissing(start, loadedSlots.value.data)) return;
    const { messages } = localization.language.value;
    loss.value = start === settings.peek().slot ? 'preselected' : 'chosen';
    selectedSlot.value = undefined;
    announce(loss.value === 'chosen' ? messages.timeGone : messages.preselectedGone);
  });

  /** Announces a text to screen readers. A repeated text gets a space, or they would not read it again. */
  function announce(text: string): void {
    announcement.value = text && text === announcement.peek() ? `${text}\u00a0` : text;
  }

  return {
    selectedDate,
    targetDate,
    selectedSlot,
    selectedCursor,
    announcement,
    announce,
    jumps,
    loss,
    date,
    slots,
    chosenSlot,
    cursor,
  };
}

/** Returns whether a time is missing from the loaded times of its day. */
export function isMissing(start: Instant, { dates, slots }: LoadedSlots): boolean {
  const date = dateInUtc(start);
  return date >= dates.start && date <= dates.end && slots.every((slot) => slot.start !== start);
}
