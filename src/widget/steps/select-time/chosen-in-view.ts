import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Booking } from '../../model/index.ts';

/** Height of the soft edges of the list, and a small margin. */
const softEdge = 36;

/** Keeps the selected time out of the soft edges of the list. Scrolls only the list, never the page. */
export function useChosenInView(booking: Booking, list: RefObject<HTMLElement | null>): void {
  const start = booking.chosenSlot.value?.start;
  useLayoutEffect(() => {
    const pane = list.current;
    if (!pane || start === undefined) return undefined;
    bringIntoView(pane);
    // A remark below the list takes room from it.
    const observer = new ResizeObserver(() => bringIntoView(pane));
    observer.observe(pane);
    return () => observer.disconnect();
  }, [start]);
}

function bringIntoView(list: HTMLElement): void {
  const splitTime = list.querySelector('.split');
  if (!splitTime) return;
  const [pane, own] = [list.getBoundingClientRect(), splitTime.getBoundingClientRect()];
  const [above, below] = [pane.top + softEdge - own.top, own.bottom + softEdge - pane.bottom];
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
