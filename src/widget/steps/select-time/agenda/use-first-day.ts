import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { LocalDate } from '../../../../time/index.ts';
import type { Booking } from '../../../model/index.ts';

/**
 * Returns the day with which a list begins on a phone, undefined for the first of all, and a function that shows the
 * days before it. The list grows with its days and does not scroll, and scrolling the page is the page's own business.
 */
export function useFirstDay(booking: Booking, isReturning: boolean) {
  const [target, date] = [booking.targetDate.value, booking.date.value];
  const dateOnReturn = useRef(isReturning ? date : undefined).current;
  const firstDay = earlier(dateOnReturn ?? target, date);
  /** The target for which all days are shown. */
  const shownFor = useSignal<LocalDate | 'none' | undefined>(undefined);
  return {
    firstDay: shownFor.value === (target ?? 'none') ? undefined : firstDay,
    showEarlierDays(): void {
      shownFor.value = target ?? 'none';
    },
  };
}

/** Returns the earlier of two dates: a day before the first that is selected later must still be visible. */
function earlier(a: LocalDate | undefined, b: LocalDate | undefined): LocalDate | undefined {
  return a !== undefined && b !== undefined && b < a ? b : a;
}
