const focusable = ':is(a[href], button, input, select, textarea, summary):not(:disabled)';

/**
 * Call it as a control that has the focus goes away or is disabled. The focus moves to what comes before it, so that Tab
 * goes on from there; where nothing does, to the heading of the page.
 */
export async function followFocus(control: HTMLElement): Promise<void> {
  if (document.activeElement !== control) return;
  const earlier = controlsBefore(control);
  // What stands in for the control may have a better place: it takes one more rendering to show.
  await null;
  await null;
  if (canHaveFocus(control) || ![control, document.body].includes(document.activeElement as HTMLElement)) return;
  (earlier.find(canHaveFocus) ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
}

/** The controls before this one, the closest first: what a closed menu or a hidden field holds cannot have the focus. */
function controlsBefore(control: HTMLElement): HTMLElement[] {
  const region = control.closest('dialog, main');
  const all = [...(region?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const shown = all.filter((one) => !one.closest('[popover], [hidden], details:not([open]) > :not(summary)'));
  return shown.filter((one) => one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING).reverse();
}

function canHaveFocus(control: HTMLElement): boolean {
  return control.isConnected && !control.matches(':disabled');
}
