import { isFocusFree } from '../ui/index.ts';

/**
 * Puts the focus on the section around what had it and is gone: nowhere, a keyboard and a screen reader would start again
 * at the top of the page. A step that focuses its heading has done so by then. Returns how to stop.
 */
export function keepFocus(root: HTMLElement): () => void {
  const tree = root.getRootNode() as ShadowRoot; // where the element has put it
  let focused: Element | null = null;
  let around: HTMLElement | null | undefined;
  // Later: some browsers tell as well that what is taken away is left.
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
