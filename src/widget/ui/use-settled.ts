import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Longer than impatient clicks are apart. */
const settleMillis = 800;

/**
 * Returns whether a part has been in sight for long enough that a click on it is meant for it: somebody who clicks again
 * and again while a booking is made must not hit what then appears under the pointer.
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
 * Returns the props of a button that ignores pointer clicks before it has settled; keys are meant for what has the focus. It is
 * not marked as disabled: for keys it is not, and for a pointer only for a moment.
 */
export function getSettledProps(isSettled: boolean, act: () => void) {
  return {
    onClick: ({ detail: clicks }: { readonly detail: number }) => {
      if (isSettled || clicks === 0) act();
    },
  };
}
