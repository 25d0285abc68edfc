const focusable = ':is(a[href], button, input, select, textarea, summary):not(:disabled)';

/**
 * Moves the focus from a control that is being removed or disabled to the control before it, so that Tab continues from
 * there, or to the heading of the page if there is none. Call it before the control is removed or disabled.
 */
export async function followFocus(control: HTMLElement): Promise<void> {
  if (document.activeElement !== control) return;
  const earlier = controlsBefore(control);
  // The component may focus the replacement of the control itself, which takes one more rendering.
  await null;
  await null;
  const { activeElement } = document;
  if (canHaveFocus(control) || (activeElement !== control && activeElement !== document.body)) return;
  (earlier.find(canHaveFocus) ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
}

/**
 * Returns the controls before this one, the closest first. Those in a closed menu or a hidden field cannot be focused.
 */
function controlsBefore(control: HTMLElement): HTMLElement[] {
  const region = control.closest('dialog, main');
  const all = [...(region?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const visibleControls = all.filter((one) => !one.closest('[popover], [hidden], details:not([open]) > :not(summary)'));
  return visibleControls
    .filter((one) => one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING)
    .reverse();
}

function canHaveFocus(control: HTMLElement): boolean {
  return control.isConnected && !control.matches(':disabled');
}
