import { useRef } from 'preact/hooks';

/** How far a finger moves before it is not a tap, and how much more sideways than up or down. */
const minPixels = 48;
const minSlope = 2;

/** Returns the props of something that a finger turns like a page. `turn` receives 1 for forward and -1 for back. */
export function useSwipe(turn: (steps: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const isSwiped = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      isSwiped.current = false;
      start.current =
        event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current || !(event.currentTarget instanceof Element)) return;
      const [aside, down] = [event.clientX - start.current.x, event.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(aside) < minPixels || Math.abs(aside) < minSlope * Math.abs(down)) return;
      isSwiped.current = true;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      turn(aside > 0 === isRightToLeft ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
    /** The finger that turned the page has not tapped a day. A click by keyboard, which has no count, selects one. */
    onClickCapture(event: MouseEvent) {
      if (!isSwiped.current || event.detail === 0) return;
      isSwiped.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
