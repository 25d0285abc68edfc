import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Booking } from '../../../model/index.ts';

/** Scrolls to the selected day of a list if no part of it is visible. */
export function useDayInView(booking: Booking, list: RefObject<HTMLElement | null>): void {
  const date = booking.date.value;
  useLayoutEffect(() => {
    const day = list.current?.querySelector(`[aria-labelledby="day-${date}"]`);
    if (!list.current || !day) return;
    const [pane, own] = [list.current.getBoundingClientRect(), day.getBoundingClientRect()];
    if (own.top >= pane.bottom || own.bottom <= pane.top) list.current.scrollTop += own.top - pane.top;
  }, [date, booking.layout.value, booking.loadedSlots.value.state]);
}
