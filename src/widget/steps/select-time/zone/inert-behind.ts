/**
 * Makes everything in the pane of a panel inert except the panel, including what is drawn later: what the panel covers
 * would get the focus unseen (WCAG 2.4.11). Returns a function that undoes it.
 */
export function makeInertBehind(panel: Element | null): () => void {
  const pane = panel?.closest('.calendar');
  const covered: Element[] = [];
  const observer = new MutationObserver(cover);
  cover();
  if (pane) observer.observe(pane, { childList: true, subtree: true });
  return function release() {
    observer.disconnect();
    for (const element of covered) element.removeAttribute('inert');
  };

  function cover(): void {
    for (let node = panel; node && pane && node !== pane; node = node.parentElement) {
      for (const beside of node.parentElement?.children ?? []) {
        if (beside === node || beside.hasAttribute('inert')) continue;
        beside.setAttribute('inert', '');
        covered.push(beside);
      }
    }
  }
}
