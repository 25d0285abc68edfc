import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Booking } from '../../../model/index.ts';

/** Brings the chosen day of a list into sight where nothing of it is. */
export function useDayInView(booking: Booking, list: RefObject<HTMLElement | null>): void {
  const date = booking.date.value;
  useLayoutEffect(() => {
    const day = list.current?.querySelector(`[aria-labelledby="day-${date}"]`);
    if (!list.current || !day) return;
    const [pane, own] = [list.current.getBoundingClientRect(), day.getBoundingClientRect()];
    if (own.top >= pane.bottom || own.bottom <= pane.top) list.current.scrollTop += own.top - pane.top;
  }, [date, booking.layout.value, booking.loaded.value.state]);
}
