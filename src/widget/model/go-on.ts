import { computed, effect, signal, untracked } from '@preact/signals';
import { type LocalDate, readClock } from '../../time/index.ts';
import { monthOf } from '../calendar/index.ts';
import type { Choice } from './choice.ts';
import type { Habits } from './habits.ts';
import type { MonthOnShow } from './month-on-show.ts';

/**
 * Goes on to the next opening when the first month on show has none. Once, and in words: later on, an empty month was
 * asked for, and stays. Returns those words, until somebody looks at another month.
 */
export function goOnOnce(month: MonthOnShow, choice: Choice, { language, formats, isHeard }: Habits) {
  const left = signal<{ readonly empty: LocalDate; readonly shown: LocalDate }>();
  let isDecided = false;
  const words = computed(() => {
    if (!left.value || left.value.shown !== month.month.value) return undefined;
    const [empty, shown] = [left.value.empty, left.value.shown].map((date) => titleOf(date, formats.value));
    return language.value.messages.wentOn(empty ?? '', shown ?? '');
  });
  effect(() => {
    if (isDecided || !isHeard.value || month.loaded.value.state !== 'ready') return;
    isDecided = true;
    const opening = month.nextOpening.value;
    if (month.openDates.value.length > 0 || !opening) return;
    untracked(() => {
      const empty = month.month.value;
      month.showMonth(monthOf(readClock(opening, month.zone.value).date));
      left.value = { empty, shown: month.month.value };
      choice.announcement.value = words.value ?? '';
    });
  });
  return words;
}

function titleOf(month: LocalDate, { monthAndYear }: Habits['formats']['value']): string {
  return monthAndYear(month)
    .map(({ text }) => text)
    .join('');
}
