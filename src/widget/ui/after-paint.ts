import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Returns a value that changes one paint later when it changes because of `cause`, so that the tapped part is drawn
 * first. Drawing everything at once would delay both on a slow phone.
 */
export function useAfterPaint<Value>(value: Value, cause: unknown): Value {
  const drawnValue = useRef(value);
  const drawnCause = useSignal(cause);
  useEffect(() => {
    drawnCause.value = cause;
  }, [cause]);
  if (drawnCause.value === cause) drawnValue.current = value;
  return drawnValue.current;
}
