import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Returns a value that changes one paint later when it changes because of `cause`, so that the tapped part is drawn
 * first. Drawing everything at once would delay both on a slow phone.
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
