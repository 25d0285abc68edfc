import { isFocusFree } from '../ui/index.ts';

/**
 * Moves the focus from a removed element to the section around it. Otherwise keyboards and screen readers would start
 * again at the top of the page. A step that focuses its heading has already done so. Returns a function that stops it.
 */
export function keepFocus(root: HTMLElement): () => void {
  const tree = root.getRootNode() as ShadowRoot; // where the element has put it
  let focused: Element | null = null;
  let around: HTMLElement | null | undefined;
  // Later, because some browsers also report that a removed element lost the focus.
  const read = () =>
    setTimeout(() => {
      focused = tree.activeElement;
      around = focused?.closest('section');
    });
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected || tree.activeElement || !isFocusFree(root)) return;
    if (!around?.isConnected) around = root.querySelector('section');
    around?.setAttribute('tabindex', '-1');
    around?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', read);
  root.addEventListener('focusout', read);
  return () => observer.disconnect();
}
