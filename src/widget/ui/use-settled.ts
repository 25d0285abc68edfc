import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Longer than the time between impatient clicks. */
const settleMillis = 800;

/**
 * Returns whether a part has been visible for long enough that a click on it is intended: a visitor who clicks
 * repeatedly while a booking is made must not hit a button that appears under the pointer.
 */
export function useSettled(): boolean {
  const isSettled = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isSettled.value = true;
    }, settleMillis);
    return () => clearTimeout(timer);
  }, []);
  return isSettled.value;
}

/**
 * Returns the props of a button that ignores pointer clicks until it has settled. Keys act on the focused button, so
 * they always work. It is not marked as disabled: it is not disabled for keys, and only for a moment for a pointer.
 */
export function getSettledProps(isSettled: boolean, action: () => void) {
  return {
    onClick: ({ detail: clicks }: { readonly detail: number }) => {
      if (isSettled || clicks === 0) action();
    },
  };
}
