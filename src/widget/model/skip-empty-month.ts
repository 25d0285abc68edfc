import { computed, effect, signal, untracked } from '@preact/signals';
import { type LocalDate, startOfMonth, toLocalTime } from '../../time/index.ts';
import type { Choice } from './choice.ts';
import type { Localization } from './localization.ts';
import type { VisibleMonth } from './visible-month.ts';

type Models = { readonly month: VisibleMonth; readonly choice: Choice; readonly localization: Localization };

/**
 * Shows the month of the next opening if the first visible month has none. Only once: later, the visitor chose the
 * empty month, and it stays. Returns a sentence about it, until the visitor looks at another month.
 */
export function skipEmptyMonthOnce({ month, choice, localization }: Models) {
  const { language, formats, isLanguageReady } = localization;
  const skip = signal<{ readonly empty: LocalDate; readonly next: LocalDate }>();
  let isDecided = false;
  const hint = computed(() => {
    if (!skip.value || skip.value.next !== month.month.value) return undefined;
    const [empty, next] = [skip.value.empty, skip.value.next].map((date) => titleOf(date, formats.value));
    return language.value.messages.wentOn(empty ?? '', next ?? '');
  });
  effect(() => {
    if (isDecided || !isLanguageReady.value || month.loadedSlots.value.state !== 'ready') return;
    isDecided = true;
    const opening = month.nextOpening.value;
    if (month.openDates.value.length > 0 || !opening) return;
    untracked(() => {
      const empty = month.month.value;
      month.selectedMonth.value = startOfMonth(toLocalTime(opening, month.zone.value).date);
      skip.value = { empty, next: month.month.value };
      choice.announce(hint.value ?? '');
    });
  });
  return hint;
}

function titleOf(month: LocalDate, { monthAndYear }: Localization['formats']['value']): string {
  return monthAndYear(month)
    .map(({ text }) => text)
    .join('');
}
