import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Moves the focus to a heading as its step appears; what the page has focused on its own is left alone. */
export function useFocusOnAppear<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (isWanted) ref.current?.focus();
  }, []);
  return ref;
}

/** Returns whether something has lasted longer than people wait without a word. */
export function useSlow(isWaiting: boolean, afterMillis = 4000): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), afterMillis);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}
