/**
 * Makes all in the pane of a panel inert but the panel: what it covers would take the focus unseen (WCAG 2.4.11). Returns
 * what undoes it.
 */
export function makeInertBehind(panel: Element | null): () => void {
  const pane = panel?.closest('.calendar');
  const covered: Element[] = [];
  for (let node = panel; node && pane && node !== pane; node = node.parentElement) {
    for (const beside of node.parentElement?.children ?? []) {
      if (beside !== node && !beside.hasAttribute('inert')) covered.push(beside);
    }
  }
  for (const element of covered) element.setAttribute('inert', '');
  return function release() {
    for (const element of covered) element.removeAttribute('inert');
  };
}
