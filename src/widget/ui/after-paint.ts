import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Returns a value that changes one paint later where it changes for `cause`: of what one tap changes, the part that was tapped
 * is drawn first. Drawn in one piece, they would keep a slow phone from showing either.
 */
export function useAfterPaint<Value>(value: Value, cause: unknown): Value {
  const drawn = useRef(value);
  const settled = useSignal(cause);
  useEffect(() => {
    settled.value = cause;
  }, [cause]);
  if (settled.value === cause) drawn.current = value;
  return drawn.current;
}
