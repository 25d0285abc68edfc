import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { listen } from '../listen.ts';

/**
 * Moves the focus to a heading when its step appears. Does not take the focus from an element that the page has
 * focused.
 */
export function useFocusOnAppear<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (isWanted && ref.current && isFocusFree(ref.current)) ref.current.focus();
  }, []);
  return ref;
}

/**
 * Returns whether the focus is in the same widget or nowhere: a step may appear by itself while the visitor types
 * elsewhere. If the focus is not in the shadow tree around the widget, it may be in a tree around that one.
 */
export function isFocusFree(node: Node): boolean {
  let root = node.getRootNode();
  let widget: Element | undefined;
  let focused: Element | null | undefined;
  while (!focused && root instanceof ShadowRoot) {
    widget ??= root.host;
    // The root of a detached tree has no `activeElement`.
    root = root.host.getRootNode();
    focused = (root as Partial<ShadowRoot>).activeElement;
  }
  return !focused || focused === widget || focused.localName === 'body';
}

/** How long people wait without a message. */
const slowMillis = 4000;

/** Returns whether something has lasted longer than people wait without a message. */
export function useSlow(isWaiting: boolean): boolean {
  const isSlow = useSignal(false);
  useEffect(() => {
    isSlow.value = false;
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      isSlow.value = true;
    }, slowMillis);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow.value;
}

/** Counts down from a number of seconds, and starts again for each `since`. Returns how many are left. */
export function useCountdown(seconds: number, since: unknown): number {
  const remaining = useSignal(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    remaining.value = seconds;
    const timer = setInterval(() => {
      remaining.value = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    }, 1000);
    return () => clearInterval(timer);
  }, [since]);
  return remaining.value;
}

/** Returns whether the browser is connected. */
export function useOnline(): boolean {
  const isOnline = useSignal(navigator.onLine);
  useEffect(() => {
    const read = () => {
      isOnline.value = navigator.onLine;
    };
    // It may have changed since this was drawn.
    read();
    return listen(window, { online: read, offline: read });
  }, []);
  return isOnline.value;
}
